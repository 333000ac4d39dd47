import { describe, expect, it } from 'vitest';
import { refusedByKind } from '#tests/support/refusedByKind.ts';
import { kinds } from '#contract/kinds/index.ts';
import { kindExamples } from '#contract/kinds/kindExamples.ts';
import type { Field } from '#contract/model/types.ts';
import { fromText, problemOf, toText, typedKinds } from './typing.ts';

const fieldOf = (kind: Field['kind']) =>
  ({ kind, options: [], schema: { type: kinds[kind].jsonTypes[0] } }) as unknown as Field;

describe.each(typedKinds)('typing %s', name => {
  const field = fieldOf(name);

  it.each(kindExamples[name].map(example => [example.input, example.value] as const))(
    'reads %j and reads back what it writes',
    (input, value) => {
      expect(fromText(field, input, 'en')).toEqual(value);
      expect(fromText(field, toText(field, value, 'en'), 'en')).toEqual(value);
      expect(problemOf(field, name === 'json' ? undefined : value, 'en')).toBeNull();
    },
  );

  it.each(refusedByKind[name])('keeps %j as it was typed and says what is wrong', text => {
    expect(fromText(field, text, 'en')).toBe(text);
    expect(toText(field, text, 'en')).toBe(text);
    expect(problemOf(field, text, 'hi')?.hi).toBeTruthy();
  });

  it('has no value for an empty text', () => {
    expect(fromText(field, '  ', 'en')).toBeUndefined();
    expect(toText(field, undefined, 'en')).toBe('');
  });
});

describe('typing the number of a record', () => {
  const id = { ...fieldOf('number'), path: 'opportunity_id' };

  it('writes it without groups and reads it with and without them', () => {
    expect(toText(id, 12_345, 'en')).toBe('12345');
    expect(fromText(id, '12,345', 'en')).toBe(12_345);
    expect(fromText(id, '12345', 'en')).toBe(12_345);
    expect(toText(id, 'abc', 'en')).toBe('abc');
  });
});
