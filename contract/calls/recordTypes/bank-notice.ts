// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/bank-notice.schema.json` as its calls answer it. */
export interface BankNotice {
  id: number;
  referenceNumber: string;
  amount: number;
  receivedOn: string;
  remitterName?: string;
  state?: 'matched' | 'open' | 'taken';
  acts?: string[];
  matchId?: number;
  paymentId?: number;
  opportunityName?: string;
  takenByName?: string;
  takenAt?: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface BankNoticeFields {
  referenceNumber: string;
  amount: number;
  receivedOn: string;
  remitterName?: string | null;
}
