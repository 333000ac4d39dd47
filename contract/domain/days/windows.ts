import { addDays, addMonths, addMonthsToMonth } from './addDays.ts';
import type { DayRange } from './dayRange.ts';
import { monthOf, type Day, type Month } from './indiaDay.ts';
import { isWorkingDay, type IsDayOff } from './workingHours.ts';

/** Lead data of listings: the past 6 months to tomorrow (part 2 section 9, decision T77). */
export const leadDataWindow = (today: Day): DayRange => ({
  start: addMonths(today, -6),
  end: addDays(today, 1),
});

/** The payment-failed report looks back 8 days: from the start of the day 8 days ago to now (decision T77). */
export const paymentFailedWindow = (today: Day): DayRange => ({
  start: addDays(today, -8),
  end: today,
});

/** The days a date field accepts: 100 years back and forward, both ends included (decision T77). */
export const dateBounds = (today: Day): DayRange => ({
  start: addMonths(today, -1200),
  end: addMonths(today, 1200),
});

export const firstRenewalMonth: Month = '2018-10';

/** The months of the renewal report, newest last: October 2018 to three months ahead (part 1 section 9). */
export const renewalMonths = (today: Day): Month[] => {
  const last = addMonthsToMonth(monthOf(today), 3);
  const months: Month[] = [];
  for (let month = firstRenewalMonth; month <= last; month = addMonthsToMonth(month, 1))
    months.push(month);
  return months;
};

/** Days within which a payment is due (part 1 section 9). */
export const paymentDueDays = 30;

/** Days after which a due day is taken as it is: no calendar has so many free days in a row. */
const longestRest = 30;

/**
 * The day on which a payment that is asked for on a day is due: the first on which people are at work from 30 days later
 * on (records 0090, 0115).
 * @param isDayOff Public holidays where the client is.
 */
export const paymentDueDay = (day: Day, isDayOff?: IsDayOff): Day => {
  let due = addDays(day, paymentDueDays);
  for (let rest = 0; rest < longestRest && !isWorkingDay(due, isDayOff); rest += 1)
    due = addDays(due, 1);
  return due;
};

/** The choices of the leads-days filter (part 1 section 9). */
export const leadsDaysOptions = [7, 30, 90] as const;
