// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/np-package.schema.json` as its calls answer it. */
export interface NpPackage {
  id: number;
  packageName?: string;
  opportunityId?: number;
  opportunityName?: string;
  accountId?: number;
  accountName?: string;
  agentName?: string;
  regionId?: number;
  bought?: number;
  placed?: number;
  pending?: number;
  live?: number;
  upcoming?: number;
  frozen?: number;
  promotedDays?: number;
  startDate?: string;
  endDate?: string;
  version: number;
  updatedAt: string;
}
/** What people write of it; null clears a field. */
export interface NpPackageFields {}
