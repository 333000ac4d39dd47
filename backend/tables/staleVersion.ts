import { Refusal } from '../calls/Refusal.ts';

/** 409 with the stored record, so that the person can see what someone else made of it. */
export const staleVersion = (what: string, current: unknown): Refusal =>
  new Refusal('STALE_VERSION', `Someone else changed this ${what} in the meantime.`, { current });

/** Refuses a change that was made to an older state of the record. */
export const refuseStale = (
  what: string,
  current: { version: number },
  seen: number | undefined,
): void => {
  if (seen !== undefined && seen !== current.version) throw staleVersion(what, current);
};
