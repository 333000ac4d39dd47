// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/contact.schema.json` as its calls answer it. */
export interface Contact {
  id: number;
  accountId: number;
  accountName?: string;
  opportunityId?: number;
  name: string;
  phone: string;
  email?: string;
  contactTypeId: 1 | 2 | 3 | 4;
  pocType?: string;
  isVerified?: boolean;
  isOfChild?: boolean;
  verificationSentAt?: string;
  active?: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface ContactFields {
  accountId: number;
  opportunityId?: number | null;
  name: string;
  phone: string;
  email?: string | null;
  contactTypeId?: 1 | 2 | 3 | 4;
  pocType?: string | null;
}
