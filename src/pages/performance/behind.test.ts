import { describe, expect, it } from 'vitest';
import { rowsBehind, waitingRows } from './behind.ts';
import { writeMetric } from './metrics.ts';

describe('the rows behind a figure', () => {
  it.each([
    ['2026-11', '2026-11', '2026-10-31T18:30:00.000Z', '2026-11-30T18:30:00.000Z'],
    ['2026-09', '2026-11', '2026-08-31T18:30:00.000Z', '2026-11-30T18:30:00.000Z'],
    ['2026-11-23', '2026-11-23', '2026-11-22T18:30:00.000Z', '2026-11-23T18:30:00.000Z'],
  ])('from %s to %s are those of the days in India', (from, until, begin, end) => {
    expect(rowsBehind({ personId: 7, metric: 'attempted', from, until })).toEqual({
      all: [{ agentId: { eq: 7 } }, { startedAt: { gte: begin } }, { startedAt: { lt: end } }],
    });
  });

  it('are connected calls, or deals', () => {
    const figure = { personId: 7, from: '2026-11', until: '2026-11' };
    expect(JSON.stringify(rowsBehind({ ...figure, metric: 'connected' }))).toContain('isConnected');
    expect(JSON.stringify(rowsBehind({ ...figure, metric: 'closed' }))).toContain('closedAt');
  });

  it('are payments in progress on their deals, or requests of theirs that wait', () => {
    expect(waitingRows(7, 'pending')).toEqual({
      resource: 'payments',
      where: {
        all: [{ agentId: { eq: 7 } }, { statusId: { in: [1, 2, 3, 4, 5, 9, 12, 13, 20] } }],
      },
    });
    expect(waitingRows(7, 'approvals')).toEqual({
      resource: 'approvals',
      where: { all: [{ requestedBy: { eq: 7 } }, { status: { eq: 'PendingApproval' } }] },
    });
  });

  it.each([
    ['attempted', 1234, '1,234'],
    ['talkTime', 5400, '1.5'],
    ['dealValue', 12_300_000_00, '₹1.23 Cr'],
  ] as const)('%s reads %s as %s', (metric, value, words) => {
    expect(writeMetric(metric, value).replaceAll(/\s+/g, ' ')).toBe(words);
  });
});
