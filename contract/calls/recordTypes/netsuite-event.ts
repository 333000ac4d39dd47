// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/netsuite-event.schema.json` as its calls answer it. */
export interface NetsuiteEvent {
  id: number;
  entityName?: 'package' | 'account' | 'legal_entity' | 'opportunity' | 'payment';
  entityId?: number;
  domain?: 1 | 5 | 7;
  state?: 'queued' | 'sent' | 'failed';
  attempts?: number;
  nextAttemptAt?: string;
  error?: string;
  isManual?: boolean;
  departmentName?: string;
  branchName?: string;
  erpId?: string;
  payload?: Record<string, unknown>;
  pushedByName?: string;
  sentAt?: string;
  createdAt: string;
  version: number;
}
/** What people write of it; null clears a field. */
export interface NetsuiteEventFields {}
