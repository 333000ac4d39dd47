import { expect, it } from 'vitest';
import { completeFields } from '../complete/completeField.ts';
import { withComputed } from './computeRecord.ts';

const fields = completeFields(
  {
    type: 'object',
    properties: {
      start: { type: 'string', format: 'date' },
      end: { type: 'string', format: 'date' },
      gross: { type: 'integer' },
      days: { type: 'integer' },
      total: { type: 'integer' },
      rate: { type: 'number' },
      lines: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            amount: { type: 'integer' },
            price: { type: 'integer' },
            share: { type: 'number' },
          },
        },
      },
    },
  },
  {
    // Stands before what it is worked out from.
    gross: { compute: { mul: [{ $: 'record.total' }, 1.18] } },
    days: { compute: { days: [{ $: 'record.start' }, { $: 'record.end' }] } },
    total: {
      compute: { sum: [{ $: 'record.lines' }, 'amount'] },
      visible: { rate: { empty: false } },
      whenHidden: 'clear',
    },
    'lines.amount': { compute: { mul: [{ $: 'record.price' }, { $: 'parent.rate' }] } },
    'lines.share': {
      compute: { round: [{ div: [{ $: 'record.amount' }, { $: 'parent.total' }] }, 2] },
    },
  },
);

const compute = (record: Record<string, unknown>) => withComputed(fields, { record });

it('works out fields from fields, in lists and out of them, in whole paise', () => {
  const record = {
    start: '2026-11-21',
    end: '2026-11-22',
    rate: 1.5,
    lines: [{ price: 101 }, { price: 100 }],
  };
  expect(compute(record)).toEqual({
    ...record,
    days: 2,
    lines: [
      { price: 101, amount: 152, share: 0.5 },
      { price: 100, amount: 150, share: 0.5 },
    ],
    total: 302,
    gross: 356,
  });
});

it('takes a value away that cannot be worked out any more, or is hidden and cleared', () => {
  expect(compute({ start: '2026-11-21', days: 5, total: 9, gross: 9 })).toEqual({
    start: '2026-11-21',
  });
});

it('answers the same object when nothing differs', () => {
  const record = compute({
    start: '2026-11-21',
    end: '2026-11-21',
    rate: 1,
    lines: [{ price: 5 }],
  });
  expect(compute(record)).toBe(record);
});
