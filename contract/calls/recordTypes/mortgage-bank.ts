// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/mortgage-bank.schema.json` as its calls answer it. */
export interface MortgageBank {
  id: number;
  mortgagePartnerId?: number;
  holderName?: string;
  account?: string;
  ifsc?: string;
  bankName?: string;
  state?: 'requested' | 'approved' | 'rejected' | 'replaced';
  createdAt: string;
  updatedAt: string;
}
/** What people write of it; null clears a field. */
export interface MortgageBankFields {}
