import { endOfDay, indiaDay } from '#contract/domain/days/indiaDay.ts';
import { cacheLifetime, isCacheExpiry } from '#contract/domain/messages/clientLimits.ts';
import { invalidCacheExpiry } from '#contract/domain/messages/httpMessages.ts';

/** The last millisecond of the day in Asia/Kolkata that holds `now`: 23:59:59.999 there (T76, T102). */
export const endOfDayInIndia = (now: number): number => endOfDay(indiaDay(new Date(now))).getTime();

/** Throws unless the value is a usable moment in milliseconds since 1970 (part 1 section 5). */
export const assertExpiry = (expiresAt: number): void => {
  if (!isCacheExpiry(expiresAt)) throw new RangeError(invalidCacheExpiry);
};

/** When an answer of this lifetime, taken now, stops being good. Throws as `assertExpiry` does. */
export const expiryOf = (lifetime: number | 'end-of-day' = cacheLifetime, now: number): number => {
  const expiresAt = lifetime === 'end-of-day' ? endOfDayInIndia(now) : now + lifetime;
  assertExpiry(expiresAt);
  return expiresAt;
};
