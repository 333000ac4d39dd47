import type { DayRange } from '#contract/domain/days/dayRange.ts';
import type { CapUse } from './useAvailability.ts';

type Caps = readonly CapUse[];

/** Those that hold for every slot: what belongs to an event or a package holds for slots that carry it alone. */
export const generalCaps = (caps: Caps): Caps =>
  caps.filter(({ event_id, package_id }) => event_id === undefined && package_id === undefined);

/** The cap that leaves least in a city: its own, or one of each city, which has no entry where nothing is sold. */
export const capIn = (caps: Caps, cityId: number): CapUse | undefined => {
  const sold = new Set(caps.filter(cap => cap.city_id === cityId).map(cap => cap.cap_id));
  return caps.find(
    cap =>
      cap.city_id === cityId ||
      (cap.level === 'CITY' && cap.city_id === undefined && !sold.has(cap.cap_id)),
  );
};

/** The cap of a city or of India that leaves nothing on one of the days. */
export const usedUpCap = (caps: Caps, cityId: number, { start, end }: DayRange) =>
  caps.find(
    cap =>
      cap.left === 0 &&
      (cap.city_id === cityId || cap.level === 'PAN_INDIA') &&
      cap.start_date <= end &&
      cap.end_date >= start,
  );
