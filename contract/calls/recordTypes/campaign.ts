// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/campaign.schema.json` as its calls answer it. */
export interface Campaign {
  id: number;
  name: string;
  type?: 'Normal' | 'Manual Rechurn' | 'Manual';
  manualCampaign?: boolean;
  rechurn?: boolean;
  caseTypeId?: 'SOCASE';
  startDate: string;
  agents?: number[];
  cities?: number[];
  active: boolean;
  agentNames?: string;
  agentCount?: number;
  cityNames?: string;
  totalRecords?: number;
  totalSuccessfulRecords?: number;
  createdAt: string;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface CampaignFields {
  name: string;
  type?: 'Normal' | 'Manual Rechurn' | 'Manual';
  manualCampaign?: boolean;
  rechurn?: boolean;
  caseTypeId?: 'SOCASE';
  startDate: string;
  agents?: number[];
  cities?: number[];
  active?: boolean;
}
