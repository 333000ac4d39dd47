import type { PerformanceMetric } from '#contract/domain/performance/performanceLevels.ts';

/** What someone did in a time: counts, seconds and paise. */
export type Figures = Record<PerformanceMetric, number>;

export const noFigures: Figures = {
  attempted: 0,
  connected: 0,
  callTime: 0,
  talkTime: 0,
  closed: 0,
  dealValue: 0,
};
