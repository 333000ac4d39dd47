import { addMonthsToMonth } from '../days/addDays.ts';
import { closureDateOf, type ClosureDates } from '../days/closureMonth.ts';
import type { Day, Month } from '../days/indiaDay.ts';
import { told, type Told } from '../messages/told.ts';

export const salesMonth = (year: number, monthNumber: number): Month =>
  `${year}-${String(monthNumber).padStart(2, '0')}`;

/** Closed from the day after its closure date (T57): its figures are paid out, so another date needs a second person. */
export const isClosedMonth = (closureDate: Day, today: Day): boolean => closureDate < today;

/** The console's own sentences about closure dates. */
export const closureDateRefusals = {
  order: (earliest: Day, latest: Day): Told =>
    told(
      `Months close one after the other: choose a day after ${earliest} and before ${latest}.`,
      `महीने एक के बाद एक बंद होते हैं: ${earliest} के बाद और ${latest} से पहले का दिन चुनें।`,
    ),
  past: told('An open month cannot close in the past.', 'खुला महीना बीते हुए दिन पर बंद नहीं हो सकता।'),
  reason: told(
    'This month is closed. Enter why it needs another date; someone else decides.',
    'यह महीना बंद हो चुका है: दूसरी तारीख क्यों चाहिए, बताएँ। फ़ैसला कोई और करेगा।',
  ),
  same: told('It already closes on this day.', 'यह इसी दिन बंद होता है।'),
  pending: told(
    'Another date has already been requested. Decide on that one first.',
    'दूसरी तारीख पहले ही माँगी जा चुकी है। पहले उस पर फ़ैसला करें।',
  ),
  fourEyes: told(
    'You requested this date, so someone else has to decide on it.',
    'यह तारीख आपने माँगी है, इसलिए फ़ैसला किसी और को करना होगा।',
  ),
  decided: told('It has already been decided.', 'इस पर फ़ैसला हो चुका है।'),
  say: told('Say why.', 'कारण बताएँ।'),
  month: told('Enter a month, or its number from 1 to 12.', 'महीने का नाम, या 1 से 12 तक की संख्या दें।'),
} as const;

/** The day before and the day after which a month may close, so that months close in their order. */
export const closureBounds = (month: Month, dates: ClosureDates): readonly [Day, Day] => [
  closureDateOf(addMonthsToMonth(month, -1), dates),
  closureDateOf(addMonthsToMonth(month, 1), dates),
];

/** Why a month cannot close on a day; undefined when it can. */
export const closureDateFault = (
  month: Month,
  closureDate: Day,
  dates: ClosureDates,
  today: Day,
): Told | undefined => {
  const [earliest, latest] = closureBounds(month, dates);
  if (closureDate <= earliest || closureDate >= latest)
    return closureDateRefusals.order(earliest, latest);
  const isOpen = !isClosedMonth(closureDateOf(month, dates), today);
  return isOpen && closureDate < today ? closureDateRefusals.past : undefined;
};
