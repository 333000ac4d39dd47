/** Owner-CRM events, produced for owner agents alone (part 1 sections 6 and 7). */
export const ownerEvents = [
  'share link',
  'call initiated',
  'disposition submit',
  'live-view barge-in',
  'phone masking',
] as const;
export type OwnerEvent = (typeof ownerEvents)[number];

/** Page timings that are measured on a sample of the visits (part 1 section 7). */
export const pageTimings = [
  'first byte',
  'paint',
  'contentful paint',
  'largest paint',
  'layout shift',
  'blocking time',
] as const;
export type PageTiming = (typeof pageTimings)[number];

/** How many percent of the visits are measured. */
export const siteSpeedSamplePercent = 10;
