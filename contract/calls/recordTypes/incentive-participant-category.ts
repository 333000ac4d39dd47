// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/incentive-participant-category.schema.json` as its calls answer it. */
export interface IncentiveParticipantCategory {
  id: number;
  name?: string;
  designationId: number;
  designationName?: string;
  departmentId: number;
  departmentName?: string;
  clientTypeId: 1 | 2 | 3 | 4 | 5;
  ruleCount?: number;
  slabCount?: number;
  personCount?: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface IncentiveParticipantCategoryFields {
  designationId: number;
  departmentId: number;
  clientTypeId: 1 | 2 | 3 | 4 | 5;
}
