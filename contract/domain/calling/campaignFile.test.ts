import { describe, expect, it } from 'vitest';
import { plainPhone, readCampaignLines } from './campaignFile.ts';
import { typeOfFlags } from './campaignTypes.ts';

it.each([
  ['9812345678', '9812345678'],
  ['98123 45678', '9812345678'],
  ['+91 98123-45678', '9812345678'],
  ['919812345678', '9812345678'],
  ['09812345678', '9812345678'],
  // A number of its own that begins like the code of India.
  ['9198123456', '9198123456'],
  ['12345', '12345'],
])('the cell %s is the number %s', (cell, number) => {
  expect(plainPhone(cell)).toBe(number);
});

describe('lines of a campaign', () => {
  it('are called once each, whatever way a number is written', () => {
    const lines = readCampaignLines([
      { line: 2, phone: '9812345678', name: 'Asha' },
      { line: 3, phone: '+919812345678', name: '' },
      { line: 4, phone: 'none', name: '' },
      { line: 5, phone: 'none', name: '' },
    ]);
    expect(lines.map(({ error }) => error)).toEqual([null, 'repeated', 'digits', 'digits']);
    expect(lines.map(({ name }) => name)).toEqual(['Asha', null, null, null]);
  });
});

it.each([
  [{}, 'Normal'],
  [{ manualCampaign: true }, 'Manual'],
  [{ manualCampaign: true, rechurn: true }, 'Manual Rechurn'],
  [{ manualCampaign: false, rechurn: true }, 'Manual Rechurn'],
] as const)('the flags %j mean %s', (flags, type) => {
  expect(typeOfFlags(flags)).toBe(type);
});
