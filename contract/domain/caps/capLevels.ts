/** What a cap on slot sales counts (part 2 section 3, decision T125). */
export const capLevels = [
  { id: 'INDIVIDUAL_CITY', label: 'One named city' },
  { id: 'CITY', label: 'Each city' },
  { id: 'PAN_INDIA', label: 'All of India' },
] as const;

/** The highest figure of a cap. */
export const mostSlots = 1_000_000;

export type CapLevel = (typeof capLevels)[number]['id'];

export interface Cap {
  readonly level: CapLevel;
  /** The city of an INDIVIDUAL_CITY cap; null on the other levels. */
  readonly cityId: number | null;
  /** How many may be sold at most. */
  readonly limit: number;
}

/** What is booked already of what the cap counts. */
export interface Booked {
  readonly inCity: number;
  readonly inIndia: number;
}

const applies = (cap: Cap, cityId: number) =>
  cap.level !== 'INDIVIDUAL_CITY' || cap.cityId === cityId;

/** How many more a cap allows; never negative, though a lowered cap may already be exceeded. */
const leftUnder = (cap: Cap, booked: Booked) =>
  Math.max(0, cap.limit - (cap.level === 'PAN_INDIA' ? booked.inIndia : booked.inCity));

/**
 * The cap that leaves least for a city, and how many it leaves; undefined when none applies. The booking transaction
 * asks this, so that no two bookings take the last place (decision T125).
 */
export const tightestCap = (
  caps: readonly Cap[],
  cityId: number,
  booked: Booked,
): { cap: Cap; left: number } | undefined =>
  caps
    .filter(cap => applies(cap, cityId))
    .map(cap => ({ cap, left: leftUnder(cap, booked) }))
    .reduce<{ cap: Cap; left: number } | undefined>(
      (tightest, next) => (tightest && tightest.left <= next.left ? tightest : next),
      undefined,
    );
