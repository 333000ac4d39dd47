import { checkDateBounds, dateMessages } from '../checks/dateChecks.ts';
import type { Day } from '../days/indiaDay.ts';
import { isNoValue } from '../noValue.ts';
import type { CapLevel } from './capLevels.ts';

/** What a cap says of itself, apart from what it refers to. */
export interface CapFields {
  readonly level: CapLevel;
  readonly cityId?: number | null | undefined;
  readonly startDate: Day;
  readonly endDate: Day;
}

export interface CapFault {
  readonly field: 'cityId' | 'startDate' | 'endDate';
  readonly code: string;
  readonly message: string;
}

const cityFault = ({ level, cityId }: CapFields): CapFault | undefined => {
  const isOneCity = level === 'INDIVIDUAL_CITY';
  if (isOneCity !== isNoValue(cityId)) return undefined;
  return isOneCity
    ? { field: 'cityId', code: 'required', message: 'Choose the city that this cap is for.' }
    : {
        field: 'cityId',
        code: 'level',
        message: 'Choose a city only for a cap on one named city.',
      };
};

/** What is wrong with a cap, at most one entry a field: its city against its level (T125), and its days. */
export const capFaults = (cap: CapFields, today: Day): readonly CapFault[] => {
  const city = cityFault(cap);
  const outside = (['startDate', 'endDate'] as const).flatMap((field): CapFault[] => {
    const message = checkDateBounds(cap[field], today);
    return message ? [{ field, code: 'bounds', message }] : [];
  });
  const order: CapFault[] =
    outside.length === 0 && cap.startDate > cap.endDate
      ? [{ field: 'startDate', code: 'order', message: dateMessages.order }]
      : [];
  return [...(city ? [city] : []), ...outside, ...order];
};
