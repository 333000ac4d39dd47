import type { Day } from '../days/indiaDay.ts';

export const invoiceKinds = ['proforma', 'tax', 'digislate', 'credit-note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** The series of each kind; they count for themselves, each financial year from 1. */
export const invoicePrefixes: Readonly<Record<InvoiceKind, string>> = {
  proforma: 'PRO',
  tax: 'INV',
  digislate: 'DIG',
  'credit-note': 'CRN',
};

/** The year in which the financial year of a day begins: 2025 is April 2025 to March 2026. */
export const financialYearOf = (day: Day): number => {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= '04-01' ? year : year - 1;
};

/** `26-27`, as it is in the number of an invoice. */
export const financialYearText = (year: number): string =>
  `${String(year % 100).padStart(2, '0')}-${String((year + 1) % 100).padStart(2, '0')}`;

/** `INV/26-27/000123`: 16 signs at most, as rule 46 of the CGST rules has it. */
export const invoiceNumber = (prefix: string, year: number, sequence: number): string =>
  `${prefix}/${financialYearText(year)}/${String(sequence).padStart(6, '0')}`;
