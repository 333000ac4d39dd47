import { pointer } from '../../files/jsonPositions.ts';
import { isAmbiguousPattern, unicodePattern, usablePattern } from '../../patterns/usablePattern.ts';
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

/** What keeps an expression from being checked, and what to do; undefined for one that is checked, or that is none. */
export const whyUnchecked = (
  pattern: string,
): { readonly what: string; readonly why: string } | undefined => {
  if (isAmbiguousPattern(pattern))
    return {
      what: 'may be read in two ways',
      why: 'because it has "\\p{" or "\\u{" of Unicode beside what no expression of Unicode has: take backslashes away that are not needed',
    };
  return unicodePattern(pattern) === undefined || usablePattern(pattern) !== undefined
    ? undefined
    : { what: 'may take forever', why: `because ${whyWays}` };
};

/** What is said of one that cannot go unchecked. */
export const uncheckedFault = (
  pattern: string,
  { what, why }: { readonly what: string; readonly why: string },
): string => `${JSON.stringify(pattern)} ${what}, ${why}`;

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

/** Tells of patterns that are not checked and that a reference brings to where they would have to be. */
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
    const why = mayDrop || typeof pattern !== 'string' ? undefined : whyUnchecked(pattern);
    if (why !== undefined) {
      const isOwn = place.file === main;
      const message = uncheckedFault(String(pattern), why);
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
