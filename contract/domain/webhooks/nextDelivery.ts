const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long a receiver may fail before it is given up. */
export const failingDay = 24 * hour;

/** How long an old secret signs beside the new one. */
export const bothSecrets = 24 * hour;

/** How long deliveries can be seen, and how long what waits for a paused subscription is kept. */
export const deliveriesKept = 30 * 24 * hour;

/** Pauses between attempts; together a day. */
export const retryPauses: readonly number[] = [
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  8 * hour + 17 * minute + 30 * second,
];

/** When a message is sent again after so many attempts; undefined: a day is over. */
export const nextDelivery = (attempts: number, now: Date): Date | undefined => {
  const pause = retryPauses[attempts - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause);
};
