// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/lead-profile.schema.json` as its calls answer it. */
export interface LeadProfile {
  id: number;
  accountId?: number;
  profileId?: string;
  accountName?: string;
  agentName?: string;
  cityName?: string;
  promisedLeads?: number;
  deliveredLeads?: number;
  remainingLeads?: number;
  runningDeliveries?: number;
  lastEndDate?: string;
  version: number;
  updatedAt: string;
}
/** What people write of it; null clears a field. */
export interface LeadProfileFields {}
