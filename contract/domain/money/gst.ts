import { roundedShare, type Paise } from './paise.ts';

/** GST in percent (part 1 section 9). */
export const gstPercent = 18;

export interface GstSplit {
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  readonly total: Paise;
}

/** GST on a taxable amount where its split does not matter yet, as between states. */
export const gstOn = (taxable: Paise): Paise => roundedShare(taxable, gstPercent, 100);

/**
 * The tax of one line by place of supply (decision T53). Within a state two equal halves, each rounded by itself so
 * that CGST always equals SGST; between states IGST. A customer in a special economic zone is always an inter-state
 * supply: zero-rated, or with IGST, by setting. States are GST state codes such as `27`.
 */
export const splitGst = (supply: {
  readonly taxable: Paise;
  readonly supplierState: string;
  readonly placeOfSupply: string;
  readonly isSez: boolean;
  readonly sezTax: 'zero' | 'igst';
}): GstSplit => {
  if (supply.isSez && supply.sezTax === 'zero') return { cgst: 0, sgst: 0, igst: 0, total: 0 };
  if (supply.isSez || supply.supplierState !== supply.placeOfSupply) {
    const igst = gstOn(supply.taxable);
    return { cgst: 0, sgst: 0, igst, total: igst };
  }
  const half = roundedShare(supply.taxable, gstPercent, 200);
  return { cgst: half, sgst: half, igst: 0, total: 2 * half };
};
