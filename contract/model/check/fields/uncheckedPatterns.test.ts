import { expect, it } from 'vitest';
import type { SchemaFiles } from '../../schema/findReference.ts';
import { checkReading } from './checkReading.ts';
import { checkSchema } from './checkSchema.ts';

const slow = { type: 'string', pattern: '^(\\w+\\s?)*$' };
const other = { type: 'string', pattern: '^(a|a)*$' };
const record = (a: object, rest: object = {}) => ({ type: 'object', properties: { a }, ...rest });

// Read from a text: an object with a `then` of its own would pass for a promise.
const inCase = JSON.parse(
  JSON.stringify({ case: record(slow), else: record(other) }).replace('case', 'then'),
) as object;

/** Where faults and notes of slow patterns are. */
const told = (schema: object, files: SchemaFiles = {}) => {
  const faults: string[] = [];
  const notes: string[] = [];
  const hear = (list: string[]) => (at: string, message: string) => {
    if (message.includes('take forever')) list.push(at);
  };
  checkSchema(schema, '', hear(faults), hear(notes));
  if (faults.length === 0)
    checkReading('own.schema.json', { ...files, 'own.schema.json': schema }, hear(faults));
  return { faults, notes };
};

it.each([
  ['a field', record(slow)],
  ['entries of a list', record({ type: 'array', items: slow })],
  ['places of a list', record({ type: 'array', prefixItems: [slow] })],
  ['entries that people name', record({ type: 'object', additionalProperties: slow })],
  ['entries of a pattern', record({ type: 'object', patternProperties: { '^x': slow } })],
  ['what is added', record({ allOf: [slow] })],
  ['what holds in a case', record({ type: 'string' }, inCase)],
  ['what is referred to', record({ $ref: '#/$defs/slow' }, { $defs: { slow } })],
])('a slow pattern of %s may go unchecked', (_what, schema) => {
  const { faults, notes } = told(schema);
  expect(faults).toEqual([]);
  expect(notes.length).toBeGreaterThan(0);
});

it.each([
  ['not', record({ not: slow }), '/properties/a/not/pattern'],
  ['oneOf', record({ oneOf: [slow, other] }), '/properties/a/oneOf/0/pattern'],
  ['anyOf', record({ anyOf: [slow, { type: 'null' }] }), '/properties/a/anyOf/0/pattern'],
  ['if', record({}, { if: record(slow) }), '/if/properties/a/pattern'],
  ['contains', record({ type: 'array', contains: slow }), '/properties/a/contains/pattern'],
  [
    'propertyNames',
    record({ type: 'object', propertyNames: slow }),
    '/properties/a/propertyNames/pattern',
  ],
  [
    'not, by a reference',
    record({ not: { $ref: '#/$defs/slow' } }, { $defs: { slow } }),
    '/$defs/slow/pattern',
  ],
  [
    'not, by a reference to one that is used elsewhere',
    record(
      {
        type: 'object',
        properties: { b: { $ref: '#/$defs/slow' }, c: { not: { $ref: '#/$defs/slow' } } },
      },
      { $defs: { slow } },
    ),
    '/$defs/slow/pattern',
  ],
  [
    'not, by a reference to another file',
    record({ not: { $ref: 'slow.schema.json' } }),
    '/properties/a/not/$ref',
  ],
])('a slow pattern that decides something inside %s is a fault', (_what, schema, at) => {
  expect(told(schema, { 'slow.schema.json': slow }).faults[0]).toBe(at);
});

it('comes to an end where schemas refer to each other', () => {
  const node = { type: 'object', properties: { in: { not: { $ref: '#/$defs/node' } }, a: slow } };
  expect(told(record({ $ref: '#/$defs/node' }, { $defs: { node } })).faults).toEqual([
    '/$defs/node/properties/a/pattern',
  ]);
});
