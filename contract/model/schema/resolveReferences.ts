import type { JsonSchema } from '../jsonSchema.ts';
import type { Place, SchemaFiles } from './findReference.ts';
import { Reader, type Heard, type Reading } from './Reader.ts';
import { largestPart, partsIn } from './partsIn.ts';

/** A schema of fewer parts has all its references in their place. */
export const fewParts = 3_000;

/** Beyond this many parts, references kept as such, no screen is made of a schema: its script would hold up its form. */
export const mostParts = 30_000;

/** So many are read before nobody is told any more which of them is too large. */
const mostRead = 400_000;

/** Of the ways to keep references the first with so few parts is taken: it puts the most in its place. */
const lightParts = 5_000;

/** So many parts may be in one definition, or in the record itself: more make functions that are slow to compile. */
const mostTogether = 2_500;

/** Beyond this many no screen is made: nobody finds anything in a form of as many fields. */
const mostInOne = 8_000;

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

const largestIn = ({ schema, definitions }: Reading): number =>
  Math.max(partsIn(schema), ...[...definitions.values()].map(partsIn));

const written = ({ schema, definitions }: Reading): JsonSchema =>
  definitions.size === 0 ? schema : { ...schema, $defs: Object.fromEntries(definitions) };

const tooLarge = (reading: Reading): string => {
  const { name, parts } = largestPart(reading.schema, reading.definitions);
  return (
    `It has ${sizeOf(reading)} parts, and a screen can have ${mostParts}, of which ${mostInOne} in one object. The largest is "${name}" with ${parts}: ` +
    'write { "type": "object", "additionalProperties": true } in its place, or refer to a smaller one'
  );
};

/** A schema with its references in their place, and what was found on the way. */
export interface Resolved extends Heard {
  readonly schema: JsonSchema;
  readonly kept: readonly { readonly name: string; readonly parts: number }[];
}

/** Tells again what was found when a schema was read. */
export const tellHeard = ({ faults, kept, fetched }: Resolved, hears: Hears): void => {
  for (const { at, message } of faults) hears.fault?.(at, message);
  for (const { name, parts } of kept) hears.kept?.(name, parts);
  for (const { at, place } of fetched) hears.fetched?.(at, place);
};

const resolved = (reading: Reading, isKept: boolean): Resolved => ({
  ...reading,
  schema: written(reading),
  kept: isKept
    ? [...reading.definitions].map(([name, one]) => ({ name, parts: partsIn(one) }))
    : [],
});

const refused = (message: string): Resolved => ({
  schema: {},
  kept: [],
  faults: [{ at: '', message }],
  fetched: [],
  files: new Set(),
});

/**
 * A schema with its references in their place. Where that would be too much, heavy definitions stay in `$defs`, as those do
 * that hold themselves, and the form expands them when they are opened. What nothing refers to is left out.
 */
export const resolveReferences = (name: string, files: SchemaFiles): Resolved => {
  const whole = new Reader(files, name, { most: fewParts }).read();
  if (whole) return resolved(whole, false);
  const readings = partsInPlace.flatMap(
    inPlace => new Reader(files, name, { inPlace, most: mostRead }).read() ?? [],
  );
  const least = Math.min(...readings.map(sizeOf));
  const fits = (one: Reading) =>
    sizeOf(one) <= Math.max(lightParts, least * 1.3) && largestIn(one) <= mostTogether;
  const best = readings.find(fits) ?? readings.at(-1);
  if (!best)
    return refused(
      `It has more than ${mostRead} parts, and a screen can have ${mostParts}: refer to a part of it`,
    );
  return sizeOf(best) > mostParts || largestIn(best) > mostInOne
    ? refused(tooLarge(best))
    : resolved(best, true);
};
