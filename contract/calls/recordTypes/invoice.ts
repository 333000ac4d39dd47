// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/invoice.schema.json` as its calls answer it. */
export interface Invoice {
  id: number;
  number?: string;
  kind?: 'proforma' | 'tax' | 'digislate' | 'credit-note';
  status?: 'issued' | 'cancelled';
  accountId?: number;
  accountName?: string;
  opportunityId?: number;
  termsheetId?: number;
  milestoneId?: number;
  milestoneName?: string;
  legalEntityName?: string;
  creditsNumber?: string;
  issuedOn?: string;
  dueOn?: string;
  placeOfSupply?: string;
  taxable?: number;
  cgst?: number;
  sgst?: number;
  igst?: number;
  total?: number;
  sentAt?: string;
  sentTo?: string;
  cancelReason?: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface InvoiceFields {}
