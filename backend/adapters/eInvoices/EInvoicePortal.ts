import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { EInvoiceDocument } from '#contract/domain/invoices/eInvoice.ts';
import type { SupplyKind } from '#contract/domain/invoices/invoiceTax.ts';
import type { Paise } from '#contract/domain/money/paise.ts';

/** Who bills or is billed; the portal refuses one whose address is not whole. */
export interface EInvoiceParty {
  readonly gstin: string;
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly pincode: string | null;
  /** GST code of the State, such as `27`. */
  readonly stateCode: string;
}

interface Taxed {
  readonly taxable: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
}

export interface EInvoiceLine extends Taxed {
  readonly description: string;
  readonly hsnCode: string;
  readonly quantity: number;
  /** Basis points: 18 percent is 1800. */
  readonly taxBp: number;
}

/** An invoice or a credit note as the portal gets it. */
export interface EInvoice extends Taxed {
  readonly document: EInvoiceDocument;
  readonly number: string;
  readonly issuedOn: Day;
  readonly supplyKind: SupplyKind;
  /** GST code of the State of supply. */
  readonly placeOfSupply: string;
  readonly supplier: EInvoiceParty;
  readonly buyer: EInvoiceParty;
  readonly lines: readonly EInvoiceLine[];
  readonly total: Paise;
  /** The invoice that a credit note takes back. */
  readonly credits?: { readonly number: string; readonly issuedOn: Day };
}

/** What the portal answers: the same for the same number, however often it is asked. */
export interface RegisteredInvoice {
  /** 64 hexadecimal digits. */
  readonly irn: string;
  readonly ackNumber: string;
  readonly ackAt: Date;
  /** A token that the portal signed, for the code on the paper. */
  readonly signedQr: string;
}

/** The invoice registration portal of GST (CGST rule 48(4)), or a provider before it. */
export interface EInvoicePortal {
  /** True where the console plays it: such an IRN is none before the law. */
  readonly isSimulated: boolean;
  /**
   * @param attempt from 1
   * @throws EInvoiceRefused, which repeating cannot fix, or EInvoicePortalAway, which it may
   */
  readonly register: (invoice: EInvoice, attempt: number) => Promise<RegisteredInvoice>;
  /** @throws as `register` */
  readonly cancel: (irn: string, reason: string) => Promise<void>;
}

/** It read the invoice and will not have it; the message is its own. */
export class EInvoiceRefused extends Error {}

/** It did not answer, or not in a way that can be read. */
export class EInvoicePortalAway extends Error {}
