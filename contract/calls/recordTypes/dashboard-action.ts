// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/dashboard-action.schema.json` as its calls answer it. */
export interface DashboardAction {
  id: number;
  opportunityId?: number;
  opportunityName?: string;
  accountId?: number;
  text?: string;
  statusName?: string;
  reasonName?: string;
  fupTime?: string;
  authorName?: string;
  createdAt: string;
  route?: string;
}
/** What people write of it; null clears a field. */
export interface DashboardActionFields {}
