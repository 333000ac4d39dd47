import type { BackupSettings } from '../../settings/operation/backupsOf.ts';

const minute = 60_000;
const hour = 60 * minute;
/** India is so far ahead of UTC, all year. */
const india = 5.5 * hour;
/** Midnight of a Monday in India: what is made once a week is made at its beginning. */
const monday = Date.UTC(1970, 0, 5) - india;

/** When the last backup was due that should be there now. */
export const dueAt = (now: Date, { every, at }: Pick<BackupSettings, 'every' | 'at'>): Date => {
  const first = monday + at * minute;
  const span = every * hour;
  return new Date(first + Math.floor((now.getTime() - first) / span) * span);
};
