import { describe, expect, it } from 'vitest';
import {
  checkGstin,
  gstinCheckDigit,
  gstinFormOf,
  gstinWarnings,
  stateOfGstin,
  type GstinForm,
} from './gstin.ts';
import { gstinFault } from './gstinFault.ts';
import { gstStates } from './gstStates.ts';

describe('T90 the forms of a GSTIN', () => {
  it.each<[string, GstinForm]>([
    ['27AAPFU0939F1ZV', 'taxpayer'],
    ['27aapfu0939f1zv', 'taxpayer'],
    ['27AAPFU0939FAZM', 'taxpayer'],
    ['27AAPFU0939FZZX', 'taxpayer'],
    ['38AAPFU0939F1ZS', 'taxpayer'],
    ['97AAPFU0939F1ZO', 'taxpayer'],
    ['99AAPFU0939F1ZK', 'taxpayer'],
    ['29AAGCB7383J1DD', 'deductor'],
    ['27MUMA12345B1D5', 'deductor'],
    ['29AAGCB7383J1CF', 'collector'],
    ['27MUMA12345B1Z5', 'office'],
    ['0717USA00012NR7', 'non-resident'],
    ['9917SGP29001OST', 'online-service'],
    ['0717UNO00157UNO', 'uin'],
    ['0720JPN00009ONI', 'uin'],
  ])('%s is of a %s', (gstin, form) => {
    expect(gstinFormOf(gstin)).toBe(form);
    expect(checkGstin(gstin)).toBeUndefined();
  });

  it.each([
    ['27AAPFU0939F0ZV', 'form'],
    ['27AAPFU0939F1XV', 'form'],
    ['27AAPFU0939F1Z', 'form'],
    ['2AAPFU0939F1ZVX', 'form'],
    ['27AAPFU0939FZ1V', 'form'],
    ['1717SGP29001OST', 'form'],
    ['0717UNO00157XNO', 'form'],
    ['00AAPFU0939F1ZV', 'state'],
    ['39AAPFU0939F1ZV', 'state'],
    ['88AAPFU0939F1ZV', 'state'],
    ['96AAPFU0939F1ZV', 'state'],
    ['0017UNO00157UNO', 'state'],
  ] as const)('%s is none, for its %s', (gstin, fault) => {
    expect(gstinFault(gstin)).toBe(fault);
    expect(gstinFormOf(gstin)).toBeUndefined();
    expect(checkGstin(gstin)).toBe(
      fault === 'form'
        ? 'GSTIN is not valid'
        : `GSTIN begins with ${gstin.slice(0, 2)}, which is not a state code`,
    );
  });

  it('is not asked for, and T92 empty for an unregistered customer', () => {
    expect([checkGstin(''), checkGstin(null), checkGstin('', true)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(checkGstin('27AAPFU0939F1ZV', true)).toBe(
      'GSTIN must be empty for an unregistered customer',
    );
  });

  it('knows the check digit', () => {
    expect(gstinCheckDigit('27AAPFU0939F1Z')).toBe('V');
    expect(gstinCheckDigit('29AAGCB7383J1Z')).toBe('4');
    expect(gstinCheckDigit('0717UNO00157UN')).toBe('O');
  });
});

it('T90 every State begins a GSTIN', () => {
  for (const { id } of gstStates) expect(gstinFault(`${id}AAPFU0939F1ZV`)).toBeUndefined();
});

describe('T90 the State of a GSTIN', () => {
  it.each([
    ['27AAPFU0939F1ZV', '27'],
    ['25AAPFU0939F1ZZ', '26'],
    ['28AAPFU0939F1ZT', '37'],
    ['0717UNO00157UNO', '07'],
    ['97AAPFU0939F1ZO', undefined],
    ['9917SGP29001OST', undefined],
  ])('%s is of %s', (gstin, state) => {
    expect(stateOfGstin(gstin)).toBe(state);
  });
});

describe('T90 what warns', () => {
  it.each([
    ['27AAPFU0939F1ZV', { pan: 'aapfu0939f', stateCode: '27' }, 0],
    ['27AAPFU0939F1ZA', {}, 1],
    ['27AAPFU0939F1ZV', { pan: 'ABCDE1234F' }, 1],
    ['27AAPFU0939F1ZV', { stateCode: '29' }, 1],
    ['27AAPFU0939F1ZA', { pan: 'ABCDE1234F', stateCode: '29' }, 3],
    // What the State became, no State at all, and holders without a PAN.
    ['25AAPFU0939F1ZZ', { stateCode: '26' }, 0],
    ['97AAPFU0939F1ZO', { stateCode: '29' }, 0],
    ['0717UNO00157UNO', { pan: 'ABCDE1234F', stateCode: '07' }, 0],
    ['0717UNO00157UNO', { stateCode: '27' }, 1],
    ['27MUMA12345B1D5', { pan: 'ABCDE1234F', tan: 'muma12345b' }, 0],
    ['27MUMA12345B1D5', { tan: 'DELA12345B' }, 1],
    ['not a gstin', { pan: 'ABCDE1234F' }, 0],
  ])('%s beside %j has %i warnings', (gstin, beside, count) => {
    expect(gstinWarnings(gstin, beside)).toHaveLength(count);
  });
});
