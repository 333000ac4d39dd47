const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const zone = 'Asia/Kolkata';

const dayParts = new Intl.DateTimeFormat('en-IN', {
  timeZone: zone,
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
});

/** d/m/yyyy in India (part 1 section 9). */
export const dayInIndia = (at: Date): string => {
  const part = (type: string) => dayParts.formatToParts(at).find(p => p.type === type)?.value;
  return `${part('day')}/${part('month')}/${part('year')}`;
};

/** d/m/yyyy HH:mm in India. */
export const momentInIndia = (at: Date): string => `${dayInIndia(at)} ${clock.format(at)}`;

/** A text key with the number that it counts. */
export interface RelativeWords {
  key: 'now' | 'minutes' | 'hours' | 'yesterday' | 'date';
  count?: number;
  date?: string;
}

/** How long ago a moment was, in the words people use: today in minutes and hours, then yesterday, then the date. */
export const relativeWords = (at: Date, now: Date): RelativeWords => {
  const passed = now.getTime() - at.getTime();
  if (passed < -minute) return { key: 'date', date: momentInIndia(at) };
  if (passed < minute) return { key: 'now' };
  if (passed < hour) return { key: 'minutes', count: Math.floor(passed / minute) };
  if (dayInIndia(at) === dayInIndia(now)) return { key: 'hours', count: Math.floor(passed / hour) };
  if (dayInIndia(at) === dayInIndia(new Date(now.getTime() - day))) return { key: 'yesterday' };
  return { key: 'date', date: dayInIndia(at) };
};
