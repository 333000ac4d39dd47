import { splitGst } from '../money/gst.ts';
import type { Paise } from '../money/paise.ts';

/** How a supply is taxed (T53). SEZ `with payment` is IGST, `without payment` is zero-rated under a letter of undertaking. */
export const supplyKinds = ['intra', 'inter', 'sez-with-payment', 'sez-without-payment'] as const;
export type SupplyKind = (typeof supplyKinds)[number];

/** Whether a customer in a special economic zone is billed with IGST or zero-rated; the setting `SEZ_TAX`. */
export type SezTax = 'igst' | 'zero';

export interface Supply {
  readonly kind: SupplyKind;
  /** GST code of the state, such as `27`. */
  readonly placeOfSupply: string;
}

/** Who is billed, as the law asks. An unregistered customer has no GSTIN. */
export interface Customer {
  readonly gstin: string | null;
  readonly isSez: boolean;
  /** GST code of the state of the billing address; null where there is none. */
  readonly billingState: string | null;
}

/**
 * The supply to a customer. A registered one is placed by the first two digits of his GSTIN, an unregistered one by his
 * billing address, and where nobody knows it by the supplier's own state. A customer in a special economic zone is an
 * inter-state supply wherever he is.
 */
export const supplyTo = (customer: Customer, supplierState: string, sezTax: SezTax): Supply => {
  const placeOfSupply = customer.gstin?.slice(0, 2) || customer.billingState || supplierState;
  const usual = placeOfSupply === supplierState ? 'intra' : 'inter';
  const inZone = sezTax === 'igst' ? 'sez-with-payment' : 'sez-without-payment';
  return { placeOfSupply, kind: customer.isSez ? inZone : usual };
};

export interface TaxedLine {
  readonly taxable: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  readonly total: Paise;
}

export interface InvoiceTax extends TaxedLine {
  readonly lines: readonly TaxedLine[];
}

const taxLine = (taxable: Paise, kind: SupplyKind): TaxedLine => {
  const { cgst, sgst, igst, total } = splitGst({
    taxable,
    supplierState: 'own',
    placeOfSupply: kind === 'intra' ? 'own' : 'other',
    isSez: kind.startsWith('sez'),
    sezTax: kind === 'sez-without-payment' ? 'zero' : 'igst',
  });
  return { taxable, cgst, sgst, igst, total: taxable + total };
};

/**
 * The tax of an invoice: 18 percent of each line, rounded line by line to the paisa, half away from zero; within a state
 * two equal halves, else IGST. The head is the sum of the lines, so it may differ by some paise from the tax of the sum.
 * @param taxables paise of each line, without tax
 */
export const invoiceTax = (taxables: readonly Paise[], kind: SupplyKind): InvoiceTax => {
  const lines = taxables.map(taxable => taxLine(taxable, kind));
  const sum = (of: keyof TaxedLine): Paise => lines.reduce((all, line) => all + line[of], 0);
  return {
    lines,
    taxable: sum('taxable'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    igst: sum('igst'),
    total: sum('total'),
  };
};
