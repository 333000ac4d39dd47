import { indiaClock } from '../days/indiaDay.ts';

/** From and until when people may be called, as `HH:mm` in India; the end itself is too late. */
export interface CallingHours {
  readonly from: string;
  readonly until: string;
}

/** Nobody is called before or after (the console's own rule; docs/decisions/0115-calls.md). */
export const widestHours: CallingHours = { from: '09:00', until: '21:00' };

const clockPattern = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** `09:00-21:00`; undefined for any other text, and where the end is not after the start. */
export const parseHours = (text: string): CallingHours | undefined => {
  const [from = '', until = '', ...rest] = text.split('-');
  const isRange = rest.length === 0 && clockPattern.test(from) && clockPattern.test(until);
  return isRange && from < until ? { from, until } : undefined;
};

/** Whether someone may be called at an instant. */
export const isCallingHour = ({ from, until }: CallingHours, instant: Date): boolean => {
  const clock = indiaClock(instant);
  return from <= clock && clock < until;
};

export type FollowUpFault = 'past' | 'hours';

/** What is wrong with the time of a follow-up: it is over already, or nobody may be called then. */
export const followUpFault = (
  fupTime: Date,
  now: Date,
  hours: CallingHours,
): FollowUpFault | undefined => {
  if (fupTime <= now) return 'past';
  return isCallingHour(hours, fupTime) ? undefined : 'hours';
};
