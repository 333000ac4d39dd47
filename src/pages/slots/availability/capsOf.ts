import type { DayRange } from '#contract/domain/days/dayRange.ts';
import type { CapUse } from './useAvailability.ts';

type Caps = readonly CapUse[];

/** Those that hold for every slot: what belongs to an event or a package holds for slots that carry it alone. */
export const generalCaps = (caps: Caps): Caps =>
  caps.filter(({ event_id, package_id }) => event_id === undefined && package_id === undefined);

/** Those of a city: its own, and those of each city, which have no entry of it where nothing is sold. */
const capsIn = (caps: Caps, cityId: number): Caps => {
  const sold = new Set(caps.filter(cap => cap.city_id === cityId).map(cap => cap.cap_id));
  return caps.filter(
    cap =>
      cap.city_id === cityId ||
      (cap.level === 'CITY' && cap.city_id === undefined && !sold.has(cap.cap_id)),
  );
};

/** The cap that leaves least in a city. */
export const capIn = (caps: Caps, cityId: number): CapUse | undefined => capsIn(caps, cityId)[0];

/** The cap of a city or of India that leaves nothing on one of the days. */
export const usedUpCap = (caps: Caps, cityId: number, { start, end }: DayRange) =>
  [...capsIn(caps, cityId), ...caps.filter(({ level }) => level === 'PAN_INDIA')].find(
    cap => cap.left === 0 && cap.start_date <= end && cap.end_date >= start,
  );
