import { pointer } from '../../files/jsonPositions.ts';
import { usablePattern, unicodePattern } from '../../patterns/usablePattern.ts';
import { eachPart, isMembers } from '../../schema/eachPart.ts';
import {
  findDynamic,
  findReference,
  type Place,
  type SchemaFiles,
} from '../../schema/findReference.ts';
import { referenceKeywords } from '../../schema/keywords.ts';
import type { Add } from '../fault.ts';

/** Where a rule that is left out lets more through. Everywhere else it would turn another one around, as inside `not`. */
const widening: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'prefixItems',
  'additionalItems',
  'allOf',
  'then',
  'else',
  '$defs',
  'definitions',
]);

/** Whether a pattern below a keyword may go unchecked where one beside the keyword may. */
export const mayGoUnchecked = (keyword: string): boolean => widening.has(keyword);

const whyWays =
  'a repeated part can be read in two ways: let each repetition begin with a character that occurs nowhere else in it';

/** Why a pattern may take forever; undefined for one that does not. */
export const whySlow = (pattern: string): string | undefined =>
  unicodePattern(pattern) === undefined || usablePattern(pattern) !== undefined
    ? undefined
    : `because ${whyWays}`;

/** What is said of one that cannot go unchecked. */
export const slowFault = (pattern: string): string =>
  `${JSON.stringify(pattern)} may take forever, ${whySlow(pattern) ?? ''}`;

interface Visit {
  readonly place: Place;
  readonly mayDrop: boolean;
  /** Where the file that is read refers to it. */
  readonly from: string;
}

const isDefinitions = (keyword: string) => keyword === '$defs' || keyword === 'definitions';

const targetOf = (place: Place, files: SchemaFiles, main: string) => {
  if (!isMembers(place.schema)) return undefined;
  const { schema } = place;
  const keyword = referenceKeywords.find(key => typeof schema[key] === 'string');
  if (keyword === undefined) return undefined;
  const ref = String(schema[keyword]);
  const target =
    keyword === '$ref' ? findReference(place, ref, files) : findDynamic(place, ref, files, main);
  return 'fault' in target ? undefined : { target, at: place.at + pointer(keyword) };
};

/** Tells of slow patterns that a reference brings to where none can go unchecked. */
export const checkReferredPatterns = (main: string, files: SchemaFiles, add: Add): void => {
  const seen = new Set<string>();
  const told = new Set<string>();
  const waiting: Visit[] = [
    { place: { file: main, at: '', schema: files[main] }, mayDrop: true, from: '' },
  ];
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    const { place, mayDrop, from } = visit;
    const key = `${place.file}#${place.at} ${mayDrop}`;
    if (!isMembers(place.schema) || seen.has(key)) continue;
    seen.add(key);
    const { pattern } = place.schema;
    const at = `${place.at}/pattern`;
    if (!mayDrop && typeof pattern === 'string' && whySlow(pattern) !== undefined) {
      const isOwn = place.file === main;
      const message = slowFault(pattern);
      const whole = isOwn ? message : `${place.address ?? place.file}#${at}: ${message}`;
      if (!told.has(whole)) add(isOwn ? at : from, whole);
      told.add(whole);
    }
    const found = targetOf(place, files, main);
    if (found)
      waiting.push({
        place: found.target,
        mayDrop,
        from: place.file === main ? found.at : from,
      });
    eachPart(place.schema, (schema, inner, keyword) => {
      if (!isDefinitions(keyword))
        waiting.push({
          place: { ...place, at: place.at + inner, schema },
          mayDrop: mayDrop && mayGoUnchecked(keyword),
          from,
        });
    });
  }
};
