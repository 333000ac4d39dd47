import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './validate.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false });

/** What is reported about a value that a schema does not allow. */
const toldOf = (schema: object, value: unknown) => {
  const validate = ajv.compile({ type: 'object', properties: { it: schema } });
  expect(validate({ it: value })).toBe(false);
  const { message, hi, details } = refusalOf('body', validate.errors ?? []);
  return { message, hi, errors: details.errors ?? [] };
};

const choices = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`);

describe('what a request is told of its schema', () => {
  it.each<[string, object, unknown, string]>([
    ['every choice', { enum: ['a', 'b', 'c'] }, 'd', 'Choose one of: a, b, c.'],
    [
      'every choice that has a name of its own',
      {
        oneOf: [
          { const: 'a', title: 'A' },
          { const: 'b', title: 'B' },
        ],
      },
      'd',
      'Choose one of: a, b.',
    ],
    [
      'every constant of a union',
      { anyOf: [{ const: 1 }, { const: 2 }] },
      3,
      'Choose one of: 1, 2.',
    ],
    [
      'how many where they are many',
      { enum: choices(40) },
      'x',
      'Choose one of 40, such as: c0, c1,',
    ],
    ['the step', { type: 'number', multipleOf: 5 }, 7, 'Enter a multiple of 5.'],
    ['what stands twice', { uniqueItems: true }, [1, 2, 1], 'Entries 1 and 3 are the same.'],
    ['two forms at once', { oneOf: [{ type: 'number' }, { minimum: 1 }] }, 4, 'fits more than one'],
    ['what is not below', { type: 'number', exclusiveMaximum: 9 }, 9, 'Enter less than 9.'],
  ])('names %s', (_what, schema, value, words) => {
    const { message, hi, errors } = toldOf(schema, value);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({
      field: '/it',
      message: expect.stringContaining(words) as string,
    });
    expect(errors[0]?.hi).toMatch(/\p{Script=Devanagari}/u);
    expect(message).toContain(words);
    expect(hi).toMatch(/\p{Script=Devanagari}/u);
  });

  it('never counts no field: a union without a branch that tells is told itself', () => {
    const { message, errors } = toldOf({ oneOf: [{ type: 'null' }, false] }, 'x');
    expect(errors).toHaveLength(1);
    expect(message).not.toMatch(/^0 /);
    expect(refusalOf('body', []).message).toBe('What was sent is not valid.');
  });
});
