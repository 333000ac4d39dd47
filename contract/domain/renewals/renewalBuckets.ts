/** A bucket of days; `to` is undefined where it has no end. */
interface DayBucket {
  readonly label: string;
  readonly from: number;
  readonly to?: number;
}

/** Days until a package ends. The labels share their edges; the days do not (part 1 §9, decision T78). */
export const renewalBuckets = [
  { label: '30D', from: 0, to: 30 },
  { label: '30-45D', from: 31, to: 45 },
  { label: '45-60D', from: 46, to: 60 },
  { label: '60-90D', from: 61, to: 90 },
  { label: '>90D', from: 91 },
] as const satisfies readonly DayBucket[];

/** Days since a package lapsed (part 1 section 9). */
export const lapsedBuckets = [
  { label: '7', from: 0, to: 7 },
  { label: '8-15', from: 8, to: 15 },
  { label: '16-30', from: 16, to: 30 },
  { label: '31-60', from: 31, to: 60 },
  { label: '61-180', from: 61, to: 180 },
] as const satisfies readonly DayBucket[];

export const renewalProfileTypes = [
  'Rent/Resale',
  'New Project',
  'Premier Listings Broker',
] as const;
export type RenewalProfileType = (typeof renewalProfileTypes)[number];

export const renewalSellerTypes = ['Broker', 'Builder', 'Owner'] as const;
export type RenewalSellerType = (typeof renewalSellerTypes)[number];
