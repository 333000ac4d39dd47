import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../jsonSchema.ts';
import { completeFields } from '../complete/completeField.ts';
import { partsIn } from './partsIn.ts';
import { readRecordSchema } from './readRecordSchema.ts';

const read = (schema: object, others: Readonly<Record<string, unknown>> = {}) => {
  const faults: string[] = [];
  const kept: string[] = [];
  const made = readRecordSchema(
    'own.schema.json',
    { 'own.schema.json': schema, ...others },
    { fault: (at, message) => faults.push(`${at} ${message}`), kept: name => kept.push(name) },
  );
  return { made, faults, kept };
};

/** Definitions each of which refers twice to the next. */
const doubling = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `d${index}`,
      index === count - 1
        ? { type: 'string', maxLength: 5 }
        : {
            type: 'object',
            properties: {
              a: { $ref: `#/$defs/d${index + 1}` },
              b: { $ref: `#/$defs/d${index + 1}` },
            },
          },
    ]),
  );

describe('a schema whose references would be too much in their place', () => {
  it('keeps heavy parts in definitions, which are few however often they are referred to', () => {
    const { made, faults, kept } = read({
      type: 'object',
      properties: { top: { $ref: '#/$defs/d0' }, name: { type: 'string' } },
      $defs: doubling(30),
    });
    expect(faults).toEqual([]);
    expect(kept.length).toBeGreaterThan(2);
    const parts = [made, ...Object.values(made.$defs ?? {})].map(one => partsIn(one));
    expect(parts.reduce((sum, one) => sum + one, 0)).toBeLessThan(12_000);
  });

  it('has the definitions once, and each field that is drawn of them knows them', () => {
    const { made } = read({
      type: 'object',
      properties: { one: { $ref: '#/$defs/d0' }, other: { $ref: '#/$defs/d0' } },
      $defs: doubling(30),
    });
    expect(JSON.stringify(made.properties)).not.toContain('$defs":');
    const shapes = Object.values(completeFields(made)).filter(({ kind }) => kind === 'shape');
    expect(shapes.length).toBeGreaterThan(1);
    for (const { schema } of shapes) expect(schema.$defs).toBe(made.$defs);
  });

  it('leaves out what nothing refers to', () => {
    const { made } = read({
      type: 'object',
      properties: { name: { type: 'string' } },
      $defs: doubling(3000),
    });
    expect(made.$defs).toBeUndefined();
  });

  it('keeps what is written in one place, too, and what is said of it stays with its field', () => {
    const part = (title: string) => ({
      type: 'object',
      title,
      properties: Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`p${at}`, {}])),
    });
    const { made } = read({
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: 80 }, (_, at) => [`part${at}`, part(`Part ${at}`)]),
      ),
    });
    const properties = made.properties as Readonly<Record<string, JsonSchema>>;
    expect(properties['part7']).toEqual({
      title: 'Part 7',
      $ref: '#/$defs/part7',
      isShape: true,
    });
  });
});

describe('references that are known only while a value is checked', () => {
  it('mean the part of that name in the file itself', () => {
    const { made, faults } = read(
      {
        type: 'object',
        $ref: 'list.schema.json',
        $defs: { entry: { $dynamicAnchor: 'entry', type: 'integer' } },
      },
      {
        'list.schema.json': {
          type: 'object',
          properties: { entries: { type: 'array', items: { $dynamicRef: '#entry' } } },
          $defs: { any: { $dynamicAnchor: 'entry', type: 'string' } },
        },
      },
    );
    expect(faults).toEqual([]);
    expect(made.properties?.['entries']?.items).toMatchObject({ type: 'integer' });
  });
});

describe('a reference to another address', () => {
  const own = {
    type: 'object',
    properties: { at: { $ref: 'https://example.test/a/b.json#/$defs/x' } },
  };

  it('is read from its copy, and so is what that refers to', () => {
    const { made, faults } = read(own, {
      'remote/example.test/a/b.json': { $defs: { x: { $ref: '../c.json' } } },
      'remote/example.test/c.json': { type: 'boolean' },
    });
    expect(faults).toEqual([]);
    expect(made.properties?.['at']).toEqual({ type: 'boolean' });
  });

  it('is a fault that names the command where there is no copy', () => {
    expect(read(own).faults).toEqual([
      expect.stringContaining('npm run screens -- fetch own.schema.json'),
    ]);
  });

  it('tells what is wrong in the copy at the place that refers to it', () => {
    const { faults } = read(own, {
      'remote/example.test/a/b.json': { $defs: { x: { $ref: '#/y' } } },
    });
    expect(faults).toEqual([
      expect.stringMatching(/^\/properties\/at\/\$ref https:\/\/example\.test\/a\/b\.json#/),
    ]);
  });
});

describe('what may be nothing and is kept elsewhere', () => {
  it('stays one of two alternatives', () => {
    const { made } = read({
      type: 'object',
      properties: { next: { anyOf: [{ $ref: '#' }, { type: 'null' }] } },
    });
    expect(made.properties?.['next']?.anyOf).toHaveLength(2);
  });
});

it('is not read again while its files are as they were', () => {
  const schema = { type: 'object', properties: { a: { $ref: 'b.schema.json' } } };
  const b = { type: 'string', maxLength: 3, title: 'B', allOf: [] };
  const files = { 'a.schema.json': schema, 'b.schema.json': b };
  const first = readRecordSchema('a.schema.json', files);
  expect(readRecordSchema('a.schema.json', { ...files })).toBe(first);
  const other = { ...files, 'b.schema.json': { ...b, maxLength: 4 } };
  expect(readRecordSchema('a.schema.json', other).properties?.['a']?.maxLength).toBe(4);
});
