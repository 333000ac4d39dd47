import { describe, expect, it } from 'vitest';
import { creditOf } from './creditOf.ts';
import { financialYearOf, invoiceNumber } from './invoiceNumber.ts';
import { goldenInvoices } from './invoiceTax.fixture.ts';
import { invoiceTax, isTaxed, supplyTo } from './invoiceTax.ts';
import { gstOn } from '../money/gst.ts';

const sumOf = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

describe('T53 golden invoices', () => {
  it('are at least 200', () => {
    expect(goldenInvoices.length).toBeGreaterThanOrEqual(200);
  });

  it.each(goldenInvoices.map((golden, at) => ({ golden, at })))(
    'no. $at: $golden',
    ({ golden }) => {
      const [gstin, billingState, isSez, sezTax, supplierState, taxables, ...expected] = golden;
      const supply = supplyTo(
        { gstin, billingState, isSez },
        supplierState,
        isTaxed(isSez, sezTax),
      );
      const { lines, taxable, cgst, sgst, igst, total } = invoiceTax(
        taxables,
        supply.kind,
        isTaxed(isSez, sezTax) ? gstOn(sumOf(taxables)) : 0,
      );
      expect([supply.placeOfSupply, supply.kind, taxable, cgst, sgst, igst, total]).toEqual(
        expected,
      );
      expect(lines.every(line => line.cgst === line.sgst)).toBe(true);
      expect(lines.reduce((sum, line) => sum + line.total, 0)).toBe(total);
    },
  );
});

it.each([
  // Daman and Diu and the undivided Andhra Pradesh are placed in what they became.
  ['25AAPFU0939F1ZZ', '27', '26', 'inter'],
  ['28AAPFU0939F1ZT', '37', '37', 'intra'],
  ['0717UNO00157UNO', '27', '07', 'inter'],
  // Of no State: the address tells.
  ['97AAPFU0939F1ZO', '29', '33', 'inter'],
  ['9917SGP29001OST', '33', '33', 'intra'],
] as const)('T90 a supply to %s from %s is placed in %s', (gstin, from, place, kind) => {
  expect(supplyTo({ gstin, isSez: false, billingState: '33' }, from, true)).toEqual({
    placeOfSupply: place,
    kind,
  });
});

it.each([
  ['intra', [33_33, 33_33, 33_33], 1800],
  ['inter', [1, 1, 9997], 1800],
  ['intra', [14_28, 14_28, 14_28, 14_28, 14_28, 14_28, 14_31], 1800],
] as const)('T52 lines of an invoice %s share exactly what was asked', (kind, taxables, gst) => {
  const { lines, total } = invoiceTax(taxables, kind, gst);
  expect(total).toBe(sumOf(taxables) + gst);
  expect(sumOf(lines.map(line => line.total))).toBe(total);
});

it.each([
  ['sez-without-payment', 2],
  ['intra', 3],
] as const)('a supply %s is not billed with %i paise of GST', (kind, gst) => {
  expect(() => invoiceTax([100], kind, gst)).toThrow(RangeError);
});

describe('what credit notes take back', () => {
  const parts = ({ taxable, cgst, sgst, igst, total }: ReturnType<typeof creditOf>) => [
    taxable,
    cgst,
    sgst,
    igst,
    total,
  ];

  it.each([
    ['intra', [10_005, 77], 1814],
    ['inter', [11], 2],
    ['sez-without-payment', [5], 0],
  ] as const)('is the invoice %s to the paisa, in however many parts', (kind, taxables, gst) => {
    const invoice = invoiceTax(taxables, kind, gst);
    for (const step of [2, 3, 7, 999, invoice.total]) {
      const sum: [number, number, number, number, number] = [0, 0, 0, 0, 0];
      for (let paise = 0; paise < invoice.total; paise += step) {
        const refund = Math.min(step, invoice.total - paise);
        const [, cgst, sgst, igst, total] = sum;
        const credit = creditOf(invoice, { cgst, sgst, igst, total }, refund);
        expect(credit.total).toBe(refund);
        expect(credit.cgst).toBe(credit.sgst);
        expect(Math.min(...parts(credit))).toBeGreaterThanOrEqual(0);
        for (const [at, part] of parts(credit).entries()) sum[at] = (sum[at] ?? 0) + part;
      }
      expect(sum).toEqual(parts(invoice));
    }
  });

  it('is never negative, even paisa by paisa: the halves come with the next refund of two', () => {
    const invoice = invoiceTax([100], 'intra', 18);
    const credited = { cgst: 0, sgst: 0, igst: 0, total: 0 };
    for (const refund of [...Array.from({ length: 100 }, () => 1), 18]) {
      const credit = creditOf(invoice, credited, refund);
      expect(Math.min(...parts(credit))).toBeGreaterThanOrEqual(0);
      for (const key of ['cgst', 'sgst', 'igst', 'total'] as const) credited[key] += credit[key];
    }
    expect(credited).toEqual({ cgst: 9, sgst: 9, igst: 0, total: 118 });
  });
});

it.each([
  ['2026-03-31', 2025, 'INV/25-26/000001'],
  ['2026-04-01', 2026, 'INV/26-27/000001'],
  ['2099-12-31', 2099, 'INV/99-00/000001'],
])('numbers of %s', (day, year, number) => {
  expect(financialYearOf(day)).toBe(year);
  expect(invoiceNumber('INV', year, 1)).toBe(number);
  expect(number.length).toBeLessThanOrEqual(16);
});
