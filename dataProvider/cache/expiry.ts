import { endOfDay, indiaDay } from '#contract/domain/days/indiaDay.ts';

/** How long a browser-stored answer is kept when nothing else is said (part 1 section 9): 24 hours. */
export const DEFAULT_LIFETIME_MS = 86_400_000;

/** The last millisecond of the day in Asia/Kolkata that holds `now`: 23:59:59.999 there (T76, T102). */
export const endOfDayInIndia = (now: number): number => endOfDay(indiaDay(new Date(now))).getTime();

/** Throws unless the value is a usable moment in milliseconds since 1970 (part 1 section 5). */
export const assertExpiry = (expiresAt: number): void => {
  if (!Number.isSafeInteger(expiresAt) || expiresAt <= 0) {
    throw new RangeError('Cache expiry timestamp is invalid');
  }
};

/** When an answer of this lifetime, taken now, stops being good. Throws as `assertExpiry` does. */
export const expiryOf = (
  lifetime: number | 'end-of-day' = DEFAULT_LIFETIME_MS,
  now: number,
): number => {
  const expiresAt = lifetime === 'end-of-day' ? endOfDayInIndia(now) : now + lifetime;
  assertExpiry(expiresAt);
  return expiresAt;
};
