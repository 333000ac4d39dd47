const hourInIndia = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** The greeting of the hour in India. */
export const greetingAt = (now: Date): 'morning' | 'afternoon' | 'evening' => {
  const hour = Number(hourInIndia.format(now));
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
};

/** "Saturday, 21 November 2026", in India and in the person's language. */
export const longDate = (now: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN' : 'en-GB', {
    timeZone: 'Asia/Kolkata',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(now);
