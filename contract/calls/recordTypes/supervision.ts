// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/supervision.schema.json` as its calls answer it. */
export interface Supervision {
  id: number;
  supervisorName?: string;
  mode?: 'listen' | 'whisper' | 'barge';
  agentName?: string;
  callId?: number;
  opportunityId?: number;
  isPrivate?: boolean;
  startedAt?: string;
  endedAt?: string;
  seconds?: number;
}
/** What people write of it; null clears a field. */
export interface SupervisionFields {}
