import { describe, expect, it } from 'vitest';
import { countsOn, cycleFigure, reasonOf, withoutGst, type CountedMoney } from './cycleFigure.ts';
import type { Slab } from './slabs.ts';

const slabs: Slab[] = [
  {
    id: 1,
    targetMin: 0,
    targetMax: null,
    accountsMin: 0,
    accountsMax: null,
    incentive: 500,
    effectiveDate: '2026-01-01',
  },
];
const money = (paymentId: number, base: number, accountId = paymentId): CountedMoney => ({
  accountId,
  opportunityId: paymentId,
  paymentId,
  base,
  reason: null,
});
const targets = { Individual: 1_000_00, Team: 10_000_00 };

describe('a figure of a cycle', () => {
  it('is the sum of the shares of its payments, a bounced one among them', () => {
    const own = [money(1, 333_33), money(2, 666_67), money(3, -100_01, 1)];
    const { incentive, shares, parts } = cycleFigure({ slabs, cap: null }, targets, {
      Individual: own,
    });
    expect(parts[0]).toMatchObject({ achieved: 899_99, accountsClosed: 2 });
    expect([...shares()].reduce((sum, share) => sum + share.incentive, 0)).toBe(incentive);
    expect([...shares()].at(-1)?.incentive).toBeLessThan(0);
  });

  it('has the team beside oneself, and both under one cap', () => {
    const { incentive, beforeCap, shares } = cycleFigure({ slabs, cap: 50_00 }, targets, {
      Individual: [money(1, 400_00)],
      Team: [money(2, 1_200_00), money(3, 400_00)],
    });
    expect([beforeCap, incentive]).toEqual([100_00, 50_00]);
    expect([...shares()].map(share => [share.type, share.incentive])).toEqual([
      ['Individual', 10_00],
      ['Team', 30_00],
      ['Team', 10_00],
    ]);
  });
});

describe('what counts when', () => {
  it.each([
    ['paid with the deal', '2026-10-05', '2026-10-05', '2026-10-05'],
    ['paid before it closed', '2026-10-05', '2026-09-30', '2026-10-05'],
    ['paid later', '2026-10-05', '2026-11-02', '2026-11-02'],
  ])('%s', (_title, closedOn, bookedOn, expected) => {
    expect(countsOn(closedOn, bookedOn)).toBe(expected);
  });

  it.each([
    [100, '2026-11-01', null],
    [100, '2026-10-31', 'late'],
    [-100, '2026-11-02', 'taken-back'],
  ])('%i of a deal of %s in a cycle from 1 November: %s', (base, closedOn, expected) => {
    expect(reasonOf(base, closedOn, '2026-11-01')).toBe(expected);
  });
});

describe('money without GST', () => {
  it.each([
    ['18 percent', 118_00, { amount: 100_00, gst: 18_00 }, 100_00],
    ['in a zone without tax', 118_00, { amount: 118_00, gst: 0 }, 118_00],
    ['no milestone', 118_00, null, 100_00],
    ['a milestone of nothing', 118_00, { amount: 0, gst: 0 }, 100_00],
    ['taken back', -59_00, { amount: 100_00, gst: 18_00 }, -50_00],
  ])('%s', (_title, booked, milestone, expected) => {
    expect(withoutGst(booked, milestone)).toBe(expected);
  });
});
