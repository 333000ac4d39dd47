import type { MetaSchema } from '../check/checkStructure.ts';
import { metaSchema } from '../grammar/metaSchema.ts';
import { pointer } from '../files/jsonPositions.ts';
import type { Reading } from './Reading.ts';
import { shortForms } from './shortForms.ts';
import { isMembers } from './SharedFiles.ts';

/** A schema of the grammar with the name of its definition, '' where it has none. */
interface Place {
  readonly name: string;
  readonly schema: MetaSchema;
}

const placeOf = (schema: MetaSchema): Place => {
  const name = schema.$ref?.replace('#/$defs/', '');
  return {
    name: name ?? '',
    schema: name === undefined ? schema : (metaSchema.$defs?.[name] ?? {}),
  };
};

/** The alternatives of a schema, inner ones included. */
const branchesOf = (schema: MetaSchema): readonly Place[] => {
  const place = placeOf(schema);
  return isWords(place) || !place.schema.oneOf ? [place] : place.schema.oneOf.flatMap(branchesOf);
};

/** Whether a text is here, as English alone or in both languages. */
const isWords = ({ name }: Place): boolean => name === 'text' || name === 'fieldLabel';

const typed = (places: readonly Place[], type: string): readonly Place[] =>
  places.filter(({ schema }) => schema.type === type);

/** The alternative that an object was written in. */
const meant = (places: readonly Place[], value: object): Place | undefined => {
  const fitting = typed(places, 'object');
  return (
    fitting.find(({ schema }) => schema.required?.every(key => Object.hasOwn(value, key))) ??
    fitting.find(({ schema }) => !schema.required) ??
    fitting[0]
  );
};

const inBoth = (reading: Reading, english: string, at: string): unknown => {
  const hi = reading.hindiOf(english);
  if (hi === undefined) reading.withoutHindi.push(at);
  return hi === undefined ? { en: english } : { en: english, hi };
};

const readItems = (
  reading: Reading,
  value: readonly unknown[],
  places: readonly Place[],
  at: string,
): unknown => {
  const place = places.find(({ schema }) => schema.type === 'array');
  const { items } = place?.schema ?? {};
  if (!place || !items) return value;
  const read = value.map((item, index) => readPlace(reading, item, items, at + pointer(index)));
  const [one, other] = read;
  return place.name === 'oneAndOther' && read.length === 2 ? { one, other } : read;
};

/** Puts in full what the definitions of a place let a file write shorter. */
const inFull = (
  reading: Reading,
  written: unknown,
  names: readonly string[],
  at: string,
): unknown => {
  const key = at.slice(at.lastIndexOf('/') + 1);
  let value = written;
  for (const name of names) value = shortForms[name]?.(reading, value, at, key) ?? value;
  return value;
};

const readPlace = (reading: Reading, written: unknown, schema: MetaSchema, at: string): unknown => {
  const places = branchesOf(schema);
  const names = new Set([placeOf(schema), ...places].map(({ name }) => name));
  const value = inFull(reading, written, [...names], at);
  if (typeof value === 'string')
    return places.some(isWords) && value !== '' ? inBoth(reading, value, at) : value;
  if (Array.isArray(value)) return readItems(reading, value, places, at);
  if (!isMembers(value)) return value;
  const place = meant(places, value);
  if (!place) return value;
  const { properties = {}, additionalProperties } = place.schema;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const own = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
      return [key, own ? readPlace(reading, inner, own, at + pointer(key)) : inner];
    }),
  );
};

/** A screen file in full: what it writes shorter, and each text in both languages as far as the glossary has it. */
export const readWritten = (reading: Reading, content: unknown): unknown =>
  readPlace(reading, content, metaSchema, '');
