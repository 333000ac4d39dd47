import type { Day } from '../days/indiaDay.ts';
import type { Told } from '../messages/told.ts';
import { priceFaults } from './priceFaults.ts';

/** Days outside this span are slips of the pen, such as a year with a digit too many. */
export const earliestPriceDay: Day = '2000-01-01';
export const latestPriceDay: Day = '2099-12-31';

interface DayFault extends Told {
  readonly field: 'effectiveFrom' | 'effectiveUntil';
  readonly code: string;
}

/** What is wrong with the days of a price, both ends included; an open end has no day. */
export const priceDayFaults = (
  from: Day | null | undefined,
  until: Day | null | undefined,
): DayFault[] => {
  const days = { effectiveFrom: from, effectiveUntil: until };
  const outside = Object.entries(days).flatMap(([field, day]): DayFault[] =>
    day && (day < earliestPriceDay || day > latestPriceDay)
      ? [
          {
            field: field as DayFault['field'],
            code: 'range',
            ...priceFaults.dayRange(earliestPriceDay, latestPriceDay),
          },
        ]
      : [],
  );
  if (outside.length > 0) return outside;
  return from && until && until < from
    ? [{ field: 'effectiveUntil', code: 'order', ...priceFaults.endsBeforeStart }]
    : [];
};
