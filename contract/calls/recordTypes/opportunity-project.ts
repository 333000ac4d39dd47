// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/opportunity-project.schema.json` as its calls answer it. */
export interface OpportunityProject {
  id: number;
  opportunityId: number;
  opportunityName?: string;
  projectId: number;
  projectName?: string;
  builderName?: string;
  cityName?: string;
  isEditable?: boolean;
  version: number;
  createdAt: string;
}
/** What people write of it; null clears a field. */
export interface OpportunityProjectFields {
  opportunityId: number;
  projectId: number;
}
