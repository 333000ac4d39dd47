import { describe, expect, it } from 'vitest';
import { asText } from '#contract/domain/texts/asText.ts';
import type { Values } from '../../values/withValueAt.ts';
import { savablePart } from './savablePart.ts';

/** A slot in small: the amount is a number, the first day is not after the last one. */
const check = ({ amount, start, end }: Values) => [
  ...(typeof amount === 'string' ? [{ path: 'amount', message: 'Enter a number' }] : []),
  ...(asText(start) > (asText(end) || '9')
    ? [{ path: 'start', message: 'Start is after the end' }]
    : []),
];

const part = (
  original: Values,
  values: Values,
  more: Partial<Parameters<typeof savablePart>[0]> = {},
) => savablePart({ values, original, changed: Object.keys(values), check, ...more }, check(values));

describe('what of a draft can be saved', () => {
  it('is all but the field that is wrong, which keeps what is stored', () => {
    expect(part({ amount: 5 }, { amount: 'x', note: 'a' })).toEqual({
      values: { amount: 5, note: 'a' },
      left: ['amount'],
    });
  });

  it('leaves out the other field too where what is stored does not fit it', () => {
    expect(part({ start: '5', end: '6' }, { start: '4', note: 'a', end: '3' })).toEqual({
      values: { start: '5', end: '6', note: 'a' },
      left: ['start', 'end'],
    });
  });

  it('is nothing where the stored record is wrong itself, or no field is named', () => {
    expect(part({ amount: 'x' }, { amount: 'y' })).toBeNull();
    expect(
      savablePart({ values: {}, original: {}, changed: [], check }, [
        { path: null, message: 'No' },
      ]),
    ).toBeNull();
  });

  it('leaves out more when the server refuses what was tried', () => {
    const refused = [{ path: 'note.1', message: 'Too bold' }];
    const entered = { values: { amount: 'x', note: ['a', 'b'] }, original: {}, check };
    expect(
      savablePart({ ...entered, changed: ['amount', 'note'] }, refused, ['amount'])?.left,
    ).toEqual(['amount', 'note']);
  });
});
