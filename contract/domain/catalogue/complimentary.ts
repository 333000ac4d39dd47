import { checkDateBounds, checkDateOrder } from '../checks/dateChecks.ts';
import type { Day } from '../days/indiaDay.ts';
import { isNoValue } from '../noValue.ts';

/** A product is given away with one thing: a package of the catalogue, or an opportunity. */
export const complimentaryOwnerMessage = 'Choose either a package or an opportunity.';

interface Complimentary {
  readonly packageId?: number | null;
  readonly opportunityId?: number | null;
  readonly startDate?: Day | null;
  readonly endDate?: Day | null;
}

interface ComplimentaryFault {
  readonly field: keyof Complimentary;
  readonly code: string;
  readonly message: string;
}

/** What is wrong with a complimentary product before anything is looked up. */
export const complimentaryFaults = (
  { packageId, opportunityId, startDate, endDate }: Complimentary,
  today: Day,
): ComplimentaryFault[] => {
  const days = { startDate, endDate };
  const faults = Object.entries(days).flatMap(([field, day]): ComplimentaryFault[] => {
    const message = day ? checkDateBounds(day, today) : undefined;
    return message ? [{ field: field as keyof typeof days, code: 'range', message }] : [];
  });
  const order = startDate && endDate ? checkDateOrder(startDate, endDate) : undefined;
  return [
    ...(isNoValue(packageId) === isNoValue(opportunityId)
      ? [{ field: 'packageId' as const, code: 'owner', message: complimentaryOwnerMessage }]
      : []),
    ...faults,
    ...(order ? [{ field: 'endDate' as const, code: 'order', message: order }] : []),
  ];
};
