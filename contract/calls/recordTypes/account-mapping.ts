// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/account-mapping.schema.json` as its calls answer it. */
export interface AccountMapping {
  id: number;
  accountId: number;
  accountName?: string;
  mappedAccountId: number;
  mappedAccountName?: string;
  mappedCityName?: string;
  mappedAgentName?: string;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface AccountMappingFields {
  accountId: number;
  mappedAccountId: number;
}
