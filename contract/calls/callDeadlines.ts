import { httpLimits } from '../domain/messages/httpLimits.ts';

/** Milliseconds in which the server answers a call that says nothing else (T101). */
export const usualDeadline = 10_000;

/** Of what reads much: performance, reports, previews, files. */
export const longestDeadline = httpLimits.performanceTimeout;

/** Of what reads renewals (part 2 section 8). */
export const renewalDeadline = httpLimits.renewalReportTimeout;
