// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/job.schema.json` as its calls answer it. */
export interface Job {
  id: number;
  kind?: string;
  subject?: string;
  title?: string;
  titleHi?: string;
  period?: string;
  state?: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  progress?: number;
  progressTotal?: number;
  hasFile?: boolean;
  isDirect?: boolean;
  error?: string;
  createdAt: string;
  finishedAt?: string;
  version: number;
}
/** What people write of it; null clears a field. */
export interface JobFields {}
