// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/termsheet-milestone.schema.json` as its calls answer it. */
export interface TermsheetMilestone {
  id: number;
  termsheetId?: number;
  name?: string;
  amount?: number;
  gst?: number;
  total?: number;
  paid?: number;
  pending?: number;
  digislateAmount?: number;
  startDate?: string;
  dueDate?: string;
  legalEntityName?: string;
  milestoneId?: number;
  opportunityId?: number;
  accountId?: number;
}
/** What people write of it; null clears a field. */
export interface TermsheetMilestoneFields {}
