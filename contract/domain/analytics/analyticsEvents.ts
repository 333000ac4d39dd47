import type { CallId } from '../../calls/index.ts';

/** What a page tells of its own speed, in milliseconds; the layout shift is a share (part 1 section 7). */
export const pageTimings = [
  'firstByte',
  'paint',
  'contentfulPaint',
  'largestPaint',
  'layoutShift',
  'blockingTime',
] as const;

export type PageTiming = (typeof pageTimings)[number];

/** One page view in ten is measured. */
export const timingSample = 0.1;

/** Calls whose success is an event of the owner CRM, told of owner agents alone (part 1 sections 6 and 7). */
export const ownerEvents = {
  'opportunities.shareLink': 'share link',
  'paymentLinks.share': 'share link',
  'calls.place': 'call initiated',
  'calls.dispose': 'disposition submit',
  'kira.dispose': 'disposition submit',
  'supervisions.start': 'live-view barge-in',
  'contacts.list': 'phone masking',
  'renewals.summary': 'renewal dashboard',
} as const satisfies Partial<Record<CallId, string>>;

export type OwnerEvent = (typeof ownerEvents)[keyof typeof ownerEvents];
