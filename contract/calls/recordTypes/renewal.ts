// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/renewal.schema.json` as its calls answer it. */
export interface Renewal {
  id: number;
  packageName?: string;
  accountId?: number;
  accountName?: string;
  opportunityId?: number;
  sellerType?: 'Broker' | 'Builder' | 'Owner';
  profileType?: 'Rent/Resale' | 'New Project' | 'Premier Listings Broker';
  cityId?: number;
  agentName?: string;
  endDate?: string;
  daysLeft?: number;
  renewalBucket?: '30D' | '30-45D' | '45-60D' | '60-90D' | '>90D';
  lapsedBucket?: '7' | '8-15' | '16-30' | '31-60' | '61-180';
  isRenewed?: boolean;
  leads7?: number;
  leads30?: number;
  leads90?: number;
  salesPrice?: number;
  route?: string;
  version: number;
}
/** What people write of it; null clears a field. */
export interface RenewalFields {}
