import { asText } from '../../domain/texts/asText.ts';
import type { JsonSchema, JsonType } from '../jsonSchema.ts';
import { pointer } from '../jsonPositions.ts';
import type { Add } from './fault.ts';
import { nearest } from '../../domain/nearest.ts';

type Members = Readonly<Record<string, unknown>>;

/** What the console understands of JSON Schema: the validators, the form and the server read nothing else. */
const keywords: readonly (keyof JsonSchema)[] = [
  '$schema',
  '$id',
  'title',
  'description',
  'type',
  'format',
  'enum',
  'const',
  'oneOf',
  'properties',
  'required',
  'additionalProperties',
  'maxProperties',
  'items',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'multipleOf',
  'default',
  'examples',
  'readOnly',
];

const types: readonly JsonType[] = [
  'string',
  'number',
  'integer',
  'boolean',
  'object',
  'array',
  'null',
];

const formats = ['date', 'date-time', 'time', 'email', 'uri', 'uuid', 'regex'];

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const bounds = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const;

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

const isPattern = (text: string): boolean => {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
};

const checkNames = (schema: Members, at: string, add: Add): void => {
  const names = Object.keys(isMembers(schema['properties']) ? schema['properties'] : {});
  const required = Array.isArray(schema['required']) ? (schema['required'] as unknown[]) : [];
  for (const [index, name] of required.entries())
    if (!names.includes(String(name)))
      add(
        at + pointer('required', index),
        `"${String(name)}" is required but not described`,
        nearest(String(name), names),
      );
  for (const [least, most] of bounds)
    if (Number(schema[least]) > Number(schema[most]))
      add(at + pointer(least), `"${least}" is more than "${most}"`);
};

/**
 * Checks a record schema, or a part of it: its keywords, types, formats and patterns, and that what is required is
 * described. What a screen makes of it is checked with the screen.
 */
export const checkSchema = (schema: unknown, at: string, add: Add): void => {
  if (typeof schema === 'boolean') return;
  if (!isMembers(schema)) return add(at, 'Must be an object with the JSON Schema of a record');
  for (const key of Object.keys(schema)) {
    if (!(keywords as readonly string[]).includes(key))
      add(at + pointer(key), `Unknown keyword "${key}"`, nearest(key, keywords));
  }
  const { type, format, pattern, items, oneOf, properties } = schema;
  if (type !== undefined)
    for (const one of [type].flat()) isOneOf(add, at + pointer('type'), 'type', one, types);
  if (format !== undefined) isOneOf(add, at + pointer('format'), 'format', format, formats);
  if (pattern !== undefined && !isPattern(asText(pattern)))
    add(at + pointer('pattern'), `${JSON.stringify(pattern)} is not a regular expression`);
  checkNames(schema, at, add);
  if (Array.isArray(oneOf))
    for (const [index, branch] of oneOf.entries())
      checkSchema(branch, at + pointer('oneOf', index), add);
  if (items !== undefined) checkSchema(items, at + pointer('items'), add);
  if (isMembers(properties))
    for (const [name, inner] of Object.entries(properties))
      checkSchema(inner, at + pointer('properties', name), add);
};
