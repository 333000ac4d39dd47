import type { JsonSchema } from '../jsonSchema.ts';
import type { Place, SchemaFiles } from './findReference.ts';
import { Reader, type Reading } from './Reader.ts';
import { largestPart, partsIn } from './partsIn.ts';

/** A schema of fewer parts has all its references in their place. */
export const fewParts = 3_000;

/** Beyond this many parts, references kept as such, no screen is made of a schema: its script would hold up its form. */
export const mostParts = 30_000;

/** So many are read before nobody is told any more which of them is too large. */
const mostRead = 400_000;

/** Among the ways to keep references the first with so few parts is taken: it puts the most in its place. */
const lightParts = 4_000;

/** How many parts a definition may have to be put in its place all the same, largest first. */
const partsInPlace = [400, 40, 3] as const;

export interface Hears {
  /** Of references that lead nowhere or in a ring, and of parts that nothing can fit. */
  readonly fault?: (at: string, message: string) => void;
  /** Of each part that is kept for later. */
  readonly kept?: (name: string, parts: number) => void;
  /** Of each schema that was fetched from elsewhere and is referred to, with where the file refers to it. */
  readonly fetched?: (at: string, place: Place) => void;
}

const sizeOf = ({ schema, definitions }: Reading): number =>
  [...definitions.values()].reduce((sum, one) => sum + partsIn(one), partsIn(schema));

const written = ({ schema, definitions }: Reading): JsonSchema =>
  definitions.size === 0 ? schema : { ...schema, $defs: Object.fromEntries(definitions) };

const tellHeard = ({ faults, fetched }: Reading, hears: Hears): void => {
  for (const { at, message } of faults) hears.fault?.(at, message);
  for (const { at, place } of fetched) hears.fetched?.(at, place);
};

const tooLarge = (reading: Reading): string => {
  const { name, parts } = largestPart(reading.schema, reading.definitions);
  return (
    `It has ${sizeOf(reading)} parts, and a screen can have ${mostParts}. The largest is "${name}" with ${parts}: ` +
    'write { "type": "object", "additionalProperties": true } in its place, or refer to a smaller one'
  );
};

/**
 * A schema with its references in their place. Where that would be too much, heavy definitions stay in `$defs`, as those do
 * that hold themselves, and the form expands them when they are opened. What nothing refers to is left out.
 */
export const resolveReferences = (name: string, files: SchemaFiles, hears: Hears): JsonSchema => {
  const whole = new Reader(files, name, { most: fewParts }).read();
  if (whole) {
    tellHeard(whole, hears);
    return written(whole);
  }
  let best: Reading | undefined;
  for (const inPlace of partsInPlace) {
    const read = new Reader(files, name, { inPlace, most: mostRead }).read();
    if (read && (!best || sizeOf(read) < sizeOf(best))) best = read;
    if (read && sizeOf(read) <= lightParts) break;
  }
  if (!best || sizeOf(best) > mostParts) {
    hears.fault?.(
      '',
      best
        ? tooLarge(best)
        : `It has more than ${mostRead} parts, and a screen can have ${mostParts}: refer to a part of it`,
    );
    return {};
  }
  tellHeard(best, hears);
  for (const [kept, schema] of best.definitions) hears.kept?.(kept, partsIn(schema));
  return written(best);
};
