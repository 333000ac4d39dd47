import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { newErrors } from './newErrors.ts';
import type { ValidatorError } from './tellingErrors.ts';
import { validatorOptions } from './validatorOptions.ts';

const validate = new Ajv2020(validatorOptions).compile({
  type: 'object',
  required: ['name', 'owner'],
  additionalProperties: false,
  properties: {
    name: { type: 'string' },
    owner: { type: 'string' },
    days: { type: 'integer' },
    status: { enum: ['live', 'off'] },
    place: {
      type: 'object',
      required: ['city'],
      additionalProperties: false,
      properties: { city: { type: 'string' }, pin: { type: 'string' } },
    },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: ['what'],
        properties: {
          id: { type: 'integer' },
          what: { type: 'string' },
          price: { type: 'integer' },
        },
      },
    },
  },
  dependentRequired: { days: ['status'] },
  maxProperties: 5,
});

const errorsOf = (record: object): readonly ValidatorError[] => {
  validate(record);
  return (validate.errors ?? []) as readonly ValidatorError[];
};

/** Stored before the schema was what it is now. */
const old = {
  name: 'Asha',
  days: 'thirty',
  status: 'gone',
  colour: 'red',
  place: { pin: '411001', zone: 'A' },
  lines: [{ price: 'ten' }, { price: 5, what: 'Paint' }],
};

describe('what a change breaks of a record that an older schema allowed', () => {
  it.each<[string, object, readonly string[]]>([
    ['nothing, where it touches something else', { name: 'Asha Rao' }, []],
    ['nothing, where it mends one of many', { days: 30 }, []],
    ['a value that is still wrong', { status: 'lost' }, ['/status enum']],
    ['what it takes away', { name: undefined }, [' required']],
    ['a member that is not there', { size: 4 }, [' additionalProperties']],
    ['a member that is no more, with another value', { colour: 'blue' }, [' additionalProperties']],
    ['nothing of a group beside what it touches', { place: { ...old.place, pin: '411002' } }, []],
    ['a member of a group', { place: { ...old.place, pin: 4 } }, ['/place/pin type']],
    ['nothing of items that move', { lines: [{ price: 5, what: 'Paint' }, { price: 'ten' }] }, []],
    [
      'an item that is new',
      { lines: [...old.lines, { price: 'six' }] },
      ['/lines/2 required', '/lines/2/price type'],
    ],
    ['what a changed item lacked already', { lines: [{ price: 12 }, old.lines[1]] }, []],
    ['what it makes necessary', { days: 30, status: undefined }, [' dependentRequired']],
  ])('%s', (_what, change, expected) => {
    const record = JSON.parse(JSON.stringify({ ...old, ...change })) as Record<string, unknown>;
    const found = newErrors(errorsOf, record, old);
    expect(found.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)).toEqual(
      expected,
    );
  });

  it('a group that is new without what it needs', () => {
    const { place: _place, colour: _colour, ...without } = old;
    const found = newErrors(errorsOf, { ...without, place: { pin: '411001' } }, without);
    expect(found.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)).toEqual([
      '/place required',
    ]);
  });

  it('everything of a new record', () => {
    expect(newErrors(errorsOf, old, undefined)).toHaveLength(errorsOf(old).length);
  });
});
