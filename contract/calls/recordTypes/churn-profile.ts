// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/churn-profile.schema.json` as its calls answer it. */
export interface ChurnProfile {
  id: number;
  profileUuid?: string;
  name?: string;
  entityType?: 'BUILDER' | 'BROKER';
  owedLeads?: number;
  projectCount?: number;
}
/** What people write of it; null clears a field. */
export interface ChurnProfileFields {}
