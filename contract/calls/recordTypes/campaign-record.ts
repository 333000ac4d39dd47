// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/campaign-record.schema.json` as its calls answer it. */
export interface CampaignRecord {
  id: number;
  campaignId?: number;
  lineNumber?: number;
  phone?: string;
  name?: string;
  error?: 'digits' | 'repeated';
}
/** What people write of it; null clears a field. */
export interface CampaignRecordFields {}
