// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/account-ip-match.schema.json` as its calls answer it. */
export interface AccountIpMatch {
  id: number;
  accountId?: number;
  accountName?: string;
  accountEmail?: string;
  accountMobile?: string;
  accountOpportunities?: number;
  otherAccountId?: number;
  otherAccountName?: string;
  otherAccountEmail?: string;
  otherAccountMobile?: string;
  otherAccountOpportunities?: number;
  address?: string;
  detectedAt?: string;
  state?: 'open' | 'merged' | 'dismissed';
  version: number;
}
/** What people write of it; null clears a field. */
export interface AccountIpMatchFields {}
