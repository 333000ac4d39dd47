// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/campaign-choice.schema.json` as its calls answer it. */
export interface CampaignChoice {
  id: number;
  name?: string;
  type?: string;
  active?: boolean;
  version: number;
}
/** What people write of it; null clears a field. */
export interface CampaignChoiceFields {}
