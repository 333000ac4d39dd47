import { asText } from '../../../domain/texts/asText.ts';
import { nearest } from '../../../domain/nearest.ts';
import type { JsonType } from '../../jsonSchema.ts';
import { pointer } from '../../files/jsonPositions.ts';
import { eachPart, isMembers, type RawSchema } from '../../schema/eachPart.ts';
import { keywordMeanings, knownFormats, refusedKeywords } from '../../schema/keywords.ts';
import type { Add, Note } from '../fault.ts';
import { hasType, typeOfValue } from '../../schema/valueType.ts';
import { unicodePattern } from '../../patterns/usablePattern.ts';
import { mayGoUnchecked, uncheckedFault, whyUnchecked } from './uncheckedPatterns.ts';

const keywords = [...keywordMeanings.keys()];

const meant = new Map<string, string | null>();

/** The keyword that somebody may have meant. */
const nearestKeyword = (word: string): string | null => {
  const known = meant.get(word);
  if (known !== undefined) return known;
  const found = nearest(word, keywords);
  meant.set(word, found);
  return found;
};

const types: readonly JsonType[] = [
  'string',
  'number',
  'integer',
  'boolean',
  'object',
  'array',
  'null',
];

const bounds = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** Keywords that describe properties somewhere else than in `properties`. */
const elsewhere = [
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'dependencies',
  'dependentSchemas',
  'patternProperties',
] as const;

/** Schemas that add to another one: what they require may be described there. */
const adding = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'then',
  'else',
  'not',
  'dependencies',
  'dependentSchemas',
]);

const isOneOf = (
  add: Add,
  at: string,
  what: string,
  value: unknown,
  known: readonly string[],
): void => {
  if (!(known as readonly unknown[]).includes(value))
    add(
      at,
      `There is no ${what} ${JSON.stringify(value)}: ${known.join(', ')}`,
      typeof value === 'string' ? nearest(value, known) : null,
    );
};

/** @param mayDrop whether it may go unchecked: names of entries may not, nor what another rule is decided by */
const checkPattern = (text: string, at: string, mayDrop: boolean, add: Add, note: Note): void => {
  const why = whyUnchecked(text);
  if (why === undefined) {
    if (unicodePattern(text) === undefined)
      add(at, `${JSON.stringify(text)} is not a regular expression`);
  } else if (mayDrop)
    note(at, `${JSON.stringify(text)} ${why.what} and is not checked, ${why.why}`);
  else add(at, uncheckedFault(text, why));
};

const checkKeywords = (schema: RawSchema, at: string, add: Add, note: Note): void => {
  for (const key of Object.keys(schema)) {
    if (keywordMeanings.has(key) || key.startsWith('x-')) continue;
    const way = refusedKeywords[key];
    if (way !== undefined) add(at + pointer(key), `"${key}" cannot be used here. ${way}`);
    else
      note(
        at + pointer(key),
        `There is no keyword "${key}": it has no effect`,
        nearestKeyword(key),
      );
  }
};

const checkNames = (schema: RawSchema, at: string, isPart: boolean, add: Add): void => {
  const names = Object.keys(isMembers(schema['properties']) ? schema['properties'] : {});
  const required = Array.isArray(schema['required']) ? (schema['required'] as unknown[]) : [];
  const isOpen =
    isPart ||
    elsewhere.some(key => schema[key] !== undefined) ||
    isMembers(schema['additionalProperties']);
  for (const [index, name] of required.entries())
    if (!isOpen && !names.includes(String(name)))
      add(
        at + pointer('required', index),
        `"${String(name)}" is required but not described: add it to "properties"`,
        nearest(String(name), names),
      );
  for (const [least, most] of bounds)
    if (Number(schema[least]) > Number(schema[most]))
      add(at + pointer(least), `"${least}" is more than "${most}"`);
};

/** Values that the type beside them does not allow. */
const checkValues = (schema: RawSchema, at: string, add: Add, note: Note): void => {
  const { type, enum: listed, const: constant, nullable } = schema;
  if (type === undefined) return;
  const allowed = [type, nullable === true ? 'null' : []].flat();
  const values = Array.isArray(listed)
    ? (listed as unknown[]).map((value, index) => ({ value, inner: pointer('enum', index) }))
    : [];
  // One of several is left out of the list when the schema is read.
  const isLeftOut = constant === undefined && values.some(({ value }) => hasType(value, allowed));
  if (constant !== undefined) values.push({ value: constant, inner: pointer('const') });
  for (const { value, inner } of values)
    if (!hasType(value, allowed))
      (isLeftOut ? note : add)(
        at + inner,
        `${isLeftOut ? 'It can never be chosen' : 'Contradiction'}: ${JSON.stringify(value)} is ${typeOfValue(value)}, but the type is ${allowed.map(asText).join(' or ')}`,
      );
};

const isDefinitions = (keyword: string) => keyword === '$defs' || keyword === 'definitions';

/**
 * Checks a record schema, or a part of it, as it is written: its keywords, types, formats and patterns, and that what is
 * required is described. What a screen makes of it is checked with the screen, references when the file is read.
 * @param isPart whether it adds to the schema around it.
 * @param mayDrop whether a pattern that may take forever can go unchecked here.
 */
export const checkSchema = (
  schema: unknown,
  at: string,
  add: Add,
  note: Note = () => undefined,
  isPart = false,
  mayDrop = true,
): void => {
  if (typeof schema === 'boolean') return;
  if (!isMembers(schema)) return add(at, 'Must be an object with the JSON Schema of a record');
  checkKeywords(schema, at, add, note);
  const { type, format, pattern, patternProperties } = schema;
  if (type !== undefined)
    for (const one of [type].flat()) isOneOf(add, at + pointer('type'), 'type', one, types);
  if (format !== undefined && !knownFormats.includes(asText(format)))
    note(
      at + pointer('format'),
      `There is no check for the format "${asText(format)}"`,
      nearest(asText(format), knownFormats),
    );
  if (pattern !== undefined)
    checkPattern(asText(pattern), at + pointer('pattern'), mayDrop, add, note);
  for (const name of Object.keys(isMembers(patternProperties) ? patternProperties : {}))
    checkPattern(name, at + pointer('patternProperties', name), false, add, note);
  checkNames(schema, at, isPart, add);
  checkValues(schema, at, add, note);
  eachPart(schema, (part, inner, keyword) => {
    const isAdding = adding.has(keyword) || (isPart && keyword === 'properties');
    const isDefined = isDefinitions(keyword);
    // What is defined is told of where it is referred to.
    const mayDropInside = isDefined || (mayDrop && mayGoUnchecked(keyword));
    checkSchema(part, at + inner, add, note, !isDefined && isAdding, mayDropInside);
  });
};
