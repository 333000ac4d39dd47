import { addDays } from '#contract/domain/days/addDays.ts';
import { indiaClock, indiaDay, offsetText, type Day } from '#contract/domain/days/indiaDay.ts';

const at = (day: Day, clock: string): Date => new Date(`${day}T${clock}:00${offsetText}`);

/** Later today while there is a later, tomorrow and the day after that, in the hours of calling. */
export const followUpTimes = (now: Date): readonly Date[] => {
  const today = indiaDay(now);
  const next = [1, 2, 3].map(days => at(addDays(today, days), '11:00'));
  return indiaClock(now) < '17:00' ? [at(today, '18:00'), ...next.slice(0, 2)] : next;
};

/** What is meant when nobody says: tomorrow at eleven. */
export const usualFollowUp = (now: Date): string =>
  at(addDays(indiaDay(now), 1), '11:00').toISOString();
