// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/lead-delivery.schema.json` as its calls answer it. */
export interface LeadDelivery {
  id: number;
  accountId?: number;
  projectName?: string;
  slotId?: number;
  startDate?: string;
  endDate?: string;
  promisedLeads?: number;
  deliveredLeads?: number;
  status?: string;
  version: number;
  updatedAt: string;
}
/** What people write of it; null clears a field. */
export interface LeadDeliveryFields {}
