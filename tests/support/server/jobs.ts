import { expect, vi } from 'vitest';
import type { Caller } from './startTestApp.ts';

export interface RunJob {
  id: number;
  state: string;
  hasFile: boolean;
  isDirect: boolean;
  progress: number;
  progressTotal?: number;
  error?: string;
}

/** A job once it has ended. */
export const endedJob = (caller: Caller, id: number): Promise<RunJob> =>
  vi.waitFor(
    async () => {
      const job = (await caller.get(`/console/v1/jobs/${id}`)).json<RunJob>();
      expect(['done', 'failed', 'cancelled']).toContain(job.state);
      return job;
    },
    { timeout: 30_000, interval: 20 },
  );

/** The lines of a CSV without its mark. */
export const linesOf = (text: string): readonly string[] =>
  text.replace('\uFEFF', '').trimEnd().split('\r\n');
