import { hoursOf, type PerformanceMetric } from '#contract/domain/performance/performanceLevels.ts';
import { shortRupees } from '#contract/domain/money/shortRupees.ts';
import { writeNumber } from '#contract/kinds/number.ts';

/** How a figure is told: counts, hours, or rupees in lakh and crore. */
export const writeMetric = (metric: PerformanceMetric, value: number): string => {
  if (metric === 'dealValue') return shortRupees(value);
  if (metric === 'callTime' || metric === 'talkTime') return writeNumber(hoursOf(value));
  return writeNumber(value);
};

/** Which list holds the rows behind a figure. */
export const listBehind = (metric: PerformanceMetric): 'agent-calls' | 'agent-sales' =>
  metric === 'closed' || metric === 'dealValue' ? 'agent-sales' : 'agent-calls';
