import { indiaClock, timeZone } from '#contract/domain/days/indiaDay.ts';

/** The greeting of the hour in India. */
export const greetingAt = (now: Date): 'morning' | 'afternoon' | 'evening' => {
  const hour = Number(indiaClock(now).slice(0, 2));
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
};

/** "Saturday, 21 November 2026", in India and in the person's language. */
export const longDate = (now: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN' : 'en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(now);
