import { debounce } from './clientLimits.ts';

/** Milliseconds and amounts of the HTTP client (part 1 sections 7 and 9, decision T101). */
export const httpLimits = {
  renewalReportTimeout: 60_000,
  performanceTimeout: 120_000,
} as const;

/** Milliseconds the screens wait (part 1 section 9). */
export const waits = {
  debounce,
  /** Before a view reads again after a comment or a slot update (decision T103). */
  refresh: 1000,
} as const;
