import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { SupplyKind } from '#contract/domain/invoices/invoiceTax.ts';
import type { Paise } from '#contract/domain/money/paise.ts';
import { EInvoiceRefused, type EInvoice, type EInvoiceParty } from './EInvoicePortal.ts';

const supplyTypes: Readonly<Record<SupplyKind, 'B2B' | 'SEZWP' | 'SEZWOP'>> = {
  intra: 'B2B',
  inter: 'B2B',
  'sez-with-payment': 'SEZWP',
  'sez-without-payment': 'SEZWOP',
};

const rupees = (paise: Paise): number => paise / 100;

/** `03/04/2026`, as the portal writes days. */
export const portalDay = (day: Day): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date}/${month}/${year}`;
};

const lacks: readonly (readonly [field: 'address' | 'city' | 'pincode', name: string])[] = [
  ['address', 'address'],
  ['city', 'city'],
  ['pincode', 'PIN code'],
];

const partyOf = (who: string, party: EInvoiceParty) => {
  for (const [field, name] of lacks)
    if (!party[field]) throw new EInvoiceRefused(`The ${who} has no ${name}`);
  return {
    Gstin: party.gstin,
    LglNm: party.name.slice(0, 100),
    Addr1: party.address?.slice(0, 100),
    Loc: party.city?.slice(0, 50),
    Pin: Number(party.pincode),
    Stcd: party.stateCode,
  };
};

/**
 * An invoice in the schema of the law (form GST INV-01, version 1.1); amounts in rupees.
 * @throws EInvoiceRefused naming what the address of a party lacks
 */
export const inv01 = (invoice: EInvoice) => ({
  Version: '1.1',
  TranDtls: { TaxSch: 'GST', SupTyp: supplyTypes[invoice.supplyKind], RegRev: 'N' },
  DocDtls: { Typ: invoice.document, No: invoice.number, Dt: portalDay(invoice.issuedOn) },
  SellerDtls: partyOf('supplier', invoice.supplier),
  BuyerDtls: { ...partyOf('buyer', invoice.buyer), Pos: invoice.placeOfSupply },
  ItemList: invoice.lines.map((line, at) => ({
    SlNo: String(at + 1),
    PrdDesc: line.description.slice(0, 300),
    IsServc: 'Y',
    HsnCd: line.hsnCode,
    Qty: line.quantity,
    Unit: 'OTH',
    UnitPrice: rupees(line.taxable / line.quantity),
    TotAmt: rupees(line.taxable),
    AssAmt: rupees(line.taxable),
    GstRt: line.taxBp / 100,
    CgstAmt: rupees(line.cgst),
    SgstAmt: rupees(line.sgst),
    IgstAmt: rupees(line.igst),
    TotItemVal: rupees(line.taxable + line.cgst + line.sgst + line.igst),
  })),
  ValDtls: {
    AssVal: rupees(invoice.taxable),
    CgstVal: rupees(invoice.cgst),
    SgstVal: rupees(invoice.sgst),
    IgstVal: rupees(invoice.igst),
    TotInvVal: rupees(invoice.total),
  },
  ...(invoice.credits && {
    RefDtls: {
      PrecDocDtls: [{ InvNo: invoice.credits.number, InvDt: portalDay(invoice.credits.issuedOn) }],
    },
  }),
});
