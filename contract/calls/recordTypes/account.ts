// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/account.schema.json` as its calls answer it. */
export interface Account {
  id: number;
  accountName: string;
  profileId?: string;
  clientTypeId: 1 | 2 | 3 | 4 | 5;
  clientStatusId: 1 | 3 | 2;
  statusId?: 1 | 2 | 3 | 4 | 5 | 6;
  agentId?: number;
  agentName?: string;
  cityIds: number[];
  cityId?: number;
  cityName?: string;
  pocName?: string;
  email?: string;
  mobile?: string;
  pan?: string;
  pocContactNumbers?: string[];
  makaanSellerIds?: number[];
  dealValue?: number;
  collectedAmount?: number;
  pendingCollectionAmount?: number;
  totalAccountValue?: number;
  accountWalletAmount?: number;
  closedOpportunities?: number;
  activeOpportunities?: number;
  opportunityCount?: number;
  contactCount?: number;
  parentId?: number;
  parentName?: string;
  isSubBroker?: boolean;
  mergedIntoId?: number;
  mergedIntoName?: string;
  isDnd?: boolean;
  didNumber?: string;
  migratedAt?: string;
  active?: boolean;
  alert?: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface AccountFields {
  accountName: string;
  clientTypeId: 1 | 2 | 3 | 4 | 5;
  clientStatusId?: 1 | 3 | 2;
  agentId?: number | null;
  cityIds: number[];
  pocName?: string | null;
  email?: string | null;
  mobile?: string | null;
  pan?: string | null;
  parentId?: number | null;
}
