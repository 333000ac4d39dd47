import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../jsonSchema.ts';
import { withOwnNames } from './ownNames.ts';

const text: JsonSchema = { type: 'string' };
const dotted = { type: 'object', properties: { 'a.b': text }, required: ['a.b'] } as const;
const renamed = {
  type: 'object',
  properties: { a_b: { title: 'a.b', type: 'string' } },
  required: ['a_b'],
} as const;

const record = (schema: object): JsonSchema => ({ type: 'object', ...schema });

describe('names of fields', () => {
  it.each<[string, object, object]>([
    [
      'that the store keeps, in all cases of the record',
      {
        properties: { version: text, note: text },
        required: ['version'],
        if: { properties: { version: { const: '1' } } },
        // oxlint-disable-next-line unicorn/no-thenable
        then: { required: ['version', 'note'] },
        dependentRequired: { version: ['note'], note: ['version'] },
      },
      {
        properties: { ownVersion: { title: 'version', type: 'string' }, note: text },
        required: ['ownVersion'],
        if: { properties: { ownVersion: { title: 'version', const: '1' } } },
        // oxlint-disable-next-line unicorn/no-thenable
        then: { required: ['ownVersion', 'note'] },
        dependentRequired: { ownVersion: ['note'], note: ['ownVersion'] },
      },
    ],
    [
      'with a dot, wherever they are',
      { properties: { list: { type: 'array', items: dotted } }, additionalProperties: dotted },
      { properties: { list: { type: 'array', items: renamed } }, additionalProperties: renamed },
    ],
    [
      'in what the schema gives as values',
      {
        properties: {
          map: { type: 'object', additionalProperties: dotted, default: { one: { 'a.b': 'x' } } },
          pair: { type: 'array', prefixItems: [dotted], default: [{ 'a.b': 'x' }] },
        },
      },
      {
        properties: {
          map: { type: 'object', additionalProperties: renamed, default: { one: { a_b: 'x' } } },
          pair: { type: 'array', prefixItems: [renamed], default: [{ a_b: 'x' }] },
        },
      },
    ],
    [
      'that a pattern is about, and that it lets in',
      {
        ...dotted,
        propertyNames: { pattern: '^[a-z.]+$' },
        patternProperties: { '^a': { maxLength: 5 } },
      },
      {
        ...renamed,
        properties: { a_b: { title: 'a.b', type: 'string', maxLength: 5 } },
        propertyNames: { anyOf: [{ enum: ['a_b'] }, { pattern: '^[a-z.]+$' }] },
        patternProperties: { '^a': { maxLength: 5 } },
      },
    ],
    [
      'beside one that is called so already',
      { properties: { 'a.b': text, a_b: text } },
      { properties: { a_b2: { title: 'a.b', type: 'string' }, a_b: text } },
    ],
    [
      'with the title that they have',
      { properties: { record: { title: 'Disc', type: 'string' } } },
      { properties: { ownRecord: { title: 'Disc', type: 'string' } } },
    ],
  ])('%s', (_, schema, expected) => {
    expect(withOwnNames(record(schema))).toEqual(record(expected));
  });

  it.each<[string, object]>([
    [
      'of the store that are shown, also where a case says more of them',
      {
        properties: { version: { type: 'integer', readOnly: true } },
        if: { properties: { version: { minimum: 2 } } },
      },
    ],
    [
      'of the store inside an object',
      { properties: { release: { type: 'object', properties: { version: text } } } },
    ],
  ])('stay: those %s', (_, schema) => {
    const whole = record(schema);
    expect(withOwnNames(whole)).toBe(whole);
  });

  it('are told', () => {
    const told: string[] = [];
    withOwnNames(record({ properties: { version: text, in: dotted } }), (name, field) =>
      told.push(`${name} ${field}`),
    );
    expect(told).toEqual(['version ownVersion', 'a.b a_b']);
  });
});
