import { addMonths } from '../days/addDays.ts';
import type { Day } from '../days/indiaDay.ts';
import { told, type Told } from '../messages/told.ts';

/** Books are kept for eight years: money of an older day is in no book that could still be changed (decision record 0218). */
export const mostYearsBack = 8;

/** The first day that money can have today. */
export const oldestMoneyDay = (today: Day): Day => addMonths(today, -12 * mostYearsBack);

const tooOld: Told = told(
  `This day is more than ${mostYearsBack} years ago.`,
  `यह तारीख ${mostYearsBack} वर्ष से अधिक पुरानी है।`,
);

/**
 * Why a day cannot be that on which money moved: a payment, a notice of the bank, a certificate of TDS. Undefined when it can.
 * @param future the words for a day that is still to come
 */
export const moneyDayFault = (day: Day, today: Day, future: Told): Told | undefined => {
  if (day > today) return future;
  return day < oldestMoneyDay(today) ? tooOld : undefined;
};
