/** Milliseconds and amounts of the HTTP client (part 1 sections 7 and 9, decision T101). */
export const httpLimits = {
  renewalReportTimeout: 60_000,
  performanceTimeout: 120_000,
} as const;
