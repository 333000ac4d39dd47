import type { NotificationPayload } from 'react-admin';
import { snackbarDuration } from '#contract/domain/messages/clientLimits.ts';
import type { About } from '#parts/useSnackbar.ts';

/** The kinds of a snackbar (part 1 section 8); ra-core's own types lack `failure`. */
export type NotificationKind = NotificationPayload['type'] | 'failure';

export const kindOf = (notification: NotificationPayload): NotificationKind => notification.type;

/** Something that a notification offers to do, such as taking back what it tells of. */
export interface NotificationAct {
  readonly label: string;
  /** Its label with the key that does the same. */
  readonly hint: string;
  readonly run: () => void;
}

/** ra-core passes the options on as they are. */
export const actOf = (notification: NotificationPayload): NotificationAct | undefined =>
  notification.notificationOptions?.['act'] as NotificationAct | undefined;

/** A second line: what was done to what. The first may be words of the specification that fit everything. */
export const detailOf = (notification: NotificationPayload): string | undefined =>
  notification.notificationOptions?.['detail'] as string | undefined;

/** What was saved, on which the message says what comes next. */
export const aboutOf = (notification: NotificationPayload): About | undefined =>
  notification.notificationOptions?.['about'] as About | undefined;

const isFailure = (kind: NotificationKind) => kind === 'error' || kind === 'failure';

/** Where to go next is offered for at least this long. */
export const leadingTime = 12_000;

/**
 * How long a notification stays, in milliseconds; null until it is closed. Errors always stay, and so do warnings
 * unless their caller says otherwise (T114).
 */
export const durationOf = (notification: NotificationPayload): number | null => {
  const kind = kindOf(notification);
  if (isFailure(kind)) return null;
  const asked = notification.notificationOptions?.autoHideDuration;
  if (asked !== undefined) return asked;
  return kind === 'warning' ? null : snackbarDuration;
};

/** Failures interrupt those who listen, the rest waits for a pause (WCAG 4.1.3). */
export const roleOf = (kind: NotificationKind): 'alert' | 'status' =>
  isFailure(kind) ? 'alert' : 'status';

/** Text key of the default words of a kind (part 1 section 8). */
export const defaultText = (kind: NotificationKind): string =>
  isFailure(kind) ? 'parts.error.default' : 'app.notification.success';

export const largestStack = 3;

/** Those that stay when more than three are there: the oldest passing one goes first, then the oldest of all. */
export const keptOf = (
  notifications: readonly NotificationPayload[],
): readonly NotificationPayload[] => {
  const kept = [...notifications];
  while (kept.length > largestStack) {
    const passing = kept.findIndex(one => durationOf(one) !== null);
    kept.splice(passing === -1 ? 0 : passing, 1);
  }
  return kept;
};
