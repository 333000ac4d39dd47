import { stateOfGstin } from '../checks/gstin.ts';
import { allocate } from '../money/allocate.ts';
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
 * The supply to a customer. A registered one is placed by the State of their GSTIN, an unregistered one and one registered in
 * no State (T90) by their billing address, and where nobody knows it by the supplier's own state. A customer in a special economic zone is an
 * inter-state supply wherever they are.
 * @param isTaxed whether GST was asked for what is supplied: a zone may be billed with or without it
 */
export const supplyTo = (customer: Customer, supplierState: string, isTaxed: boolean): Supply => {
  const registered = customer.gstin ? stateOfGstin(customer.gstin) : undefined;
  const placeOfSupply = registered ?? (customer.billingState || supplierState);
  const usual = placeOfSupply === supplierState ? 'intra' : 'inter';
  const inZone = isTaxed ? 'sez-with-payment' : 'sez-without-payment';
  return { placeOfSupply, kind: customer.isSez ? inZone : usual };
};

/**
 * Whether the billed party pays GST: a customer in a special economic zone pays none where the setting says `zero`.
 */
export const isTaxed = (isSez: boolean, sezTax: SezTax): boolean => !isSez || sezTax === 'igst';

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

const sum = (amounts: readonly Paise[]): Paise => amounts.reduce((all, one) => all + one, 0);

/**
 * The tax of an invoice: exactly the GST that was asked, over its lines by what they are worth, with no paisa lost (T52, decision
 * record 0212). Within a state two equal halves, else IGST; the head is the sum of the lines.
 * @param taxables paise of each line, without tax
 * @param gst paise asked for all of them; even, as `gstOn` has it
 * @throws RangeError when GST was asked for a supply that has none, or cannot be halved
 */
export const invoiceTax = (
  taxables: readonly Paise[],
  kind: SupplyKind,
  gst: Paise,
): InvoiceTax => {
  const isHalved = kind === 'intra';
  if ((kind === 'sez-without-payment' && gst !== 0) || (isHalved && gst % 2 !== 0))
    throw new RangeError(`GST of ${gst} paise cannot be billed ${kind}`);
  const none = taxables.map(() => 0);
  const shared = gst === 0 ? none : allocate(isHalved ? gst / 2 : gst, taxables);
  const lines = taxables.map((taxable, at): TaxedLine => {
    const tax = shared[at] ?? 0;
    return {
      taxable,
      cgst: isHalved ? tax : 0,
      sgst: isHalved ? tax : 0,
      igst: isHalved ? 0 : tax,
      total: taxable + (isHalved ? 2 * tax : tax),
    };
  });
  return {
    lines,
    taxable: sum(lines.map(line => line.taxable)),
    cgst: sum(lines.map(line => line.cgst)),
    sgst: sum(lines.map(line => line.sgst)),
    igst: sum(lines.map(line => line.igst)),
    total: sum(lines.map(line => line.total)),
  };
};
