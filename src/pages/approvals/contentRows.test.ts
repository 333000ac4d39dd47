import { expect, it } from 'vitest';
import { contentRows } from './contentRows.ts';

const asked = {
  packageName: 'Premium',
  quantity: 1,
  ratePaise: 100_00,
  salesPaise: 75_00,
  endDate: null,
  dealValuePaise: 88_50,
};

it('tells values that are there, with the discount in money and percent, beside those of now', () => {
  expect(contentRows(asked, { ...asked, salesPaise: 60_00 })).toEqual([
    { name: 'packageName', as: 'text', asked: 'Premium', current: 'Premium' },
    { name: 'quantity', as: 'number', asked: 1, current: 1 },
    { name: 'ratePaise', as: 'money', asked: 100_00, current: 100_00 },
    { name: 'salesPaise', as: 'money', asked: 75_00, current: 60_00 },
    { name: 'discount', as: 'money', asked: 25_00, current: 40_00 },
    { name: 'percent', as: 'percent', asked: 25, current: 40 },
    { name: 'dealValuePaise', as: 'money', asked: 88_50, current: 88_50 },
  ]);
});

it('has nothing beside what is gone', () => {
  expect(contentRows({ amountPaise: 5 }, null)).toEqual([
    { name: 'amountPaise', as: 'money', asked: 5, current: null },
  ]);
});
