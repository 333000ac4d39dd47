import { describe, expect, it } from 'vitest';
import { creditOf } from './creditOf.ts';
import { financialYearOf, invoiceNumber } from './invoiceNumber.ts';
import { goldenInvoices } from './invoiceTax.fixture.ts';
import { invoiceTax, supplyTo } from './invoiceTax.ts';

describe('T53 golden invoices', () => {
  it('are at least 200', () => {
    expect(goldenInvoices.length).toBeGreaterThanOrEqual(200);
  });

  it.each(goldenInvoices.map((golden, at) => ({ golden, at })))(
    'no. $at: $golden',
    ({ golden }) => {
      const [gstin, billingState, isSez, sezTax, supplierState, taxables, ...expected] = golden;
      const supply = supplyTo({ gstin, billingState, isSez }, supplierState, sezTax);
      const { lines, taxable, cgst, sgst, igst, total } = invoiceTax(taxables, supply.kind);
      expect([supply.placeOfSupply, supply.kind, taxable, cgst, sgst, igst, total]).toEqual(
        expected,
      );
      expect(lines.every(line => line.cgst === line.sgst)).toBe(true);
      expect(lines.reduce((sum, line) => sum + line.total, 0)).toBe(total);
    },
  );
});

describe('what a credit note takes back', () => {
  const invoice = invoiceTax([100_005, 77], 'intra');

  it.each([1, 2, 99, 1000, 59_003, invoice.total])('of a refund of %i paise', refund => {
    const credit = creditOf(invoice, refund);
    expect(credit.total).toBe(refund);
    expect(credit.cgst).toBe(credit.sgst);
    expect(credit.taxable + credit.cgst + credit.sgst + credit.igst).toBe(refund);
  });

  it('of the whole is the invoice itself', () => {
    const { taxable, cgst, sgst, igst, total } = invoice;
    expect(creditOf(invoice, total)).toEqual({ taxable, cgst, sgst, igst, total });
    const abroad = invoiceTax([5], 'sez-without-payment');
    expect(creditOf(abroad, 5)).toEqual({ taxable: 5, cgst: 0, sgst: 0, igst: 0, total: 5 });
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
