import { isCallingHour, type CallingHours } from '#contract/domain/calling/callingHours.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { indiaClock, indiaDay, offsetText, type Day } from '#contract/domain/days/indiaDay.ts';

const at = (day: Day, clock: string): Date => new Date(`${day}T${clock}:00${offsetText}`);

/** When to call again: in an hour, later today, or at eleven on a day; what each is called. */
export interface FollowUpTime {
  readonly name: 'hour' | 'today' | 'tomorrow' | 'day';
  readonly at: Date;
}

const shown = 4;

/** Four times to call again, the soonest first; none outside the hours of calling. */
export const followUpTimes = (now: Date, hours: CallingHours): readonly FollowUpTime[] => {
  const today = indiaDay(now);
  const hour = new Date(Math.ceil(now.getTime() / 60_000) * 60_000 + 3_600_000);
  const soon: FollowUpTime[] = [
    { name: 'hour', at: hour },
    { name: 'today', at: at(today, '18:00') },
  ];
  const days = [1, 2, 3, 4].map((count): FollowUpTime => ({
    name: count === 1 ? 'tomorrow' : 'day',
    at: at(addDays(today, count), '11:00'),
  }));
  const isPossible = (time: FollowUpTime) =>
    time.at > now &&
    indiaDay(time.at) === today &&
    isCallingHour(hours, time.at) &&
    (time.name === 'hour' || indiaClock(now) < '17:00');
  return [...soon.filter(isPossible), ...days].slice(0, shown);
};

/** What is meant when nobody says: tomorrow at eleven. */
export const usualFollowUp = (now: Date): string =>
  at(addDays(indiaDay(now), 1), '11:00').toISOString();
