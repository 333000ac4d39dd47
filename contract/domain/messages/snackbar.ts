import { snackbarDuration } from './clientLimits.ts';

/** Kinds of snackbars (part 1 section 8). */
export type SnackbarKind = 'success' | 'error' | 'warning' | 'info' | 'failure';

/** Milliseconds the success of a report stays (part 1 section 9). */
const reportSnackbarDuration = 5000;

/**
 * How long a snackbar stays; null until it is closed. Errors, failures and warnings stay: they must not vanish before
 * they were read (decision T114). The clock rests while the pointer or the focus is on it.
 */
export const snackbarDurationOf = (kind: SnackbarKind, isReport = false): number | null => {
  if (kind !== 'success' && kind !== 'info') return null;
  return isReport && kind === 'success' ? reportSnackbarDuration : snackbarDuration;
};
