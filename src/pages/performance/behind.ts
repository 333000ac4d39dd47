import { startOfDay } from '#contract/domain/days/indiaDay.ts';
import { addDays, addMonthsToMonth } from '#contract/domain/days/addDays.ts';
import type { PerformanceMetric } from '#contract/domain/performance/performanceLevels.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { paymentGroups } from '#contract/domain/payments/paymentStatus.ts';
import { listBehind } from './metrics.ts';

/** A figure: of whom, of what, and of which time. */
export interface Figure {
  readonly personId: number;
  readonly metric: PerformanceMetric;
  /** A month, or a day, in India. */
  readonly from: string;
  /** The last month or day, included. */
  readonly until: string;
}

const firstDay = (period: string): string => (period.length === 7 ? `${period}-01` : period);
const dayAfter = (period: string): string =>
  period.length === 7 ? `${addMonthsToMonth(period, 1)}-01` : addDays(period, 1);

/** The rows that a figure counts: the condition of the list that holds them. */
export const rowsBehind = ({ personId, metric, from, until }: Figure): Condition => {
  const at = listBehind(metric) === 'agent-sales' ? 'closedAt' : 'startedAt';
  const parts: Condition[] = [
    { agentId: { eq: personId } },
    { [at]: { gte: startOfDay(firstDay(from)).toISOString() } },
    { [at]: { lt: startOfDay(dayAfter(until)).toISOString() } },
  ];
  if (metric === 'connected' || metric === 'talkTime') parts.push({ isConnected: { eq: true } });
  return { all: parts };
};

/** Money of a person that waits to be cleared, or their requests that nobody has decided. */
export type WaitingWhat = 'pending' | 'approvals';

/** The rows that wait, and the list that holds them: the same that the standing counts. */
export const waitingRows = (
  personId: number,
  what: WaitingWhat,
): { resource: 'payments' | 'approvals'; where: Condition } =>
  what === 'pending'
    ? {
        resource: 'payments',
        where: {
          all: [
            { agentId: { eq: personId } },
            { statusId: { in: [...paymentGroups.pending.statusIds] } },
          ],
        },
      }
    : {
        resource: 'approvals',
        where: {
          all: [{ requestedBy: { eq: personId } }, { status: { eq: 'PendingApproval' } }],
        },
      };
