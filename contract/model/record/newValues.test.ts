import { describe, expect, it } from 'vitest';
import { completeFields } from '../complete/completeField.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import { newValues, withBegunObjects } from './newValues.ts';

const style: JsonSchema = { type: 'boolean', default: true };
const page: JsonSchema = { type: 'string' };
const scope = { user: { id: 1 }, today: '2026-11-30' };

const screenOf = (options: JsonSchema, required: readonly string[] = []) => {
  const schema: JsonSchema = {
    type: 'object',
    required,
    properties: { name: page, options: { type: 'object', ...options } },
  };
  return { schema, fields: completeFields(schema) };
};

describe('a new record', () => {
  it.each([
    [
      'that must be there',
      screenOf({ required: ['page'], properties: { page, style } }, ['options']),
    ],
    ['that asks for nothing', screenOf({ properties: { page, style } })],
    ['whose values all begin', screenOf({ required: ['style'], properties: { page, style } })],
    [
      'whose cases ask for nothing now',
      screenOf({
        properties: { page, style },
        cases: { page: { visible: true, required: { name: { empty: false } } } },
      }),
    ],
  ])('begins an object %s', (_, screen) => {
    expect(newValues(screen, scope)).toEqual({ options: { style: true } });
  });

  it('begins an object whose inner objects begin', () => {
    const inner = { type: 'object', required: ['style'], properties: { style } } as const;
    const screen = screenOf({ required: ['inner'], properties: { page, inner } });
    expect(newValues(screen, scope)).toEqual({ options: { inner: { style: true } } });
  });

  it.each([
    ['itself', screenOf({ required: ['page'], properties: { page, style } })],
    [
      'by a name that depends on another',
      screenOf({ properties: { page, style }, dependentRequired: { style: ['page'] } }),
    ],
    ['by how many it holds', screenOf({ properties: { page, style }, minProperties: 2 })],
    [
      'in every case',
      screenOf({
        properties: { style, kind: { type: 'string' } },
        cases: { kind: { visible: true, required: { 'options.style': { eq: true } } } },
      }),
    ],
    [
      'further out',
      screenOf({
        required: ['page'],
        properties: { page, inner: { type: 'object', properties: { style } } },
      }),
    ],
  ])('begins none that would ask for more %s', (_, screen) => {
    expect(newValues(screen, scope)).toEqual({});
  });
});

describe('an object that begins', () => {
  const screen = screenOf({ required: ['page'], properties: { page, style } });
  const before = { name: 'a' };

  it('begins with its defaults', () => {
    const after = { name: 'a', options: { page: 'b' } };
    expect(withBegunObjects(screen, scope, { before, after })).toEqual({
      name: 'a',
      options: { page: 'b', style: true },
    });
  });

  it('keeps what it was begun with, and what was emptied since', () => {
    const after = { options: { style: false } };
    expect(withBegunObjects(screen, scope, { before, after })).toBe(after);
    const emptied = { options: { page: 'b' } };
    const stood = { options: { page: 'b', style: true } };
    expect(withBegunObjects(screen, scope, { before: stood, after: emptied })).toBe(emptied);
  });
});
