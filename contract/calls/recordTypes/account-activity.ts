// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/account-activity.schema.json` as its calls answer it. */
export interface AccountActivity {
  id: number;
  accountId?: number;
  opportunityId?: number;
  agentName?: string;
  activityType?: 'Call' | 'Meeting' | 'Sales Connect' | 'Note' | 'Status Change' | 'Login';
  reasonName?: string;
  currentStatusName?: string;
  nextStatusName?: string;
  performedTime?: string;
  fupTime?: string;
  notes?: string;
}
/** What people write of it; null clears a field. */
export interface AccountActivityFields {}
