// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/owner-case.schema.json` as its calls answer it. */
export interface OwnerCase {
  id: number;
  name?: string;
  accountName?: string;
  agentId?: number;
  agentName?: string;
  cityName?: string;
  statusId?: number;
  caseStatusName?: string;
  fupTime?: string;
  assignedAt?: string;
  version: number;
}
/** What people write of it; null clears a field. */
export interface OwnerCaseFields {}
