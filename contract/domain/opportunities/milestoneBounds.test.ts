import { describe, expect, it } from 'vitest';
import {
  isSettled,
  milestoneBound,
  type AskedMilestone,
  type MilestoneStanding,
} from './milestoneBounds.ts';
import { opportunityRefusals as words } from './opportunityMessages.ts';

const free: MilestoneStanding = {
  isAgreed: false,
  taken: 0,
  invoicedAmount: 0,
  invoicedGst: 0,
  digislated: 0,
  isBilled: false,
};
const asked: AskedMilestone = {
  amount: 10_000_00,
  gst: 1_800_00,
  digislateAmount: 0,
  legalEntityId: 1,
};

describe('what bounds a milestone', () => {
  it.each<
    [string, Partial<MilestoneStanding>, Partial<AskedMilestone>, string | undefined, unknown]
  >([
    ['nothing', {}, { amount: 500_00, gst: 90_00 }, undefined, undefined],
    [
      'a payment',
      { taken: 11_800_00 },
      { amount: 500_00, gst: 90_00 },
      'amount',
      words.lessThanPaid,
    ],
    ['a part of it', { taken: 590_00 }, { amount: 500_00, gst: 90_00 }, undefined, undefined],
    ['a raise', { taken: 11_800_00 }, { amount: 20_000_00, gst: 3_600_00 }, undefined, undefined],
    [
      'GST alone',
      { taken: 11_800_00 },
      { legalEntityId: 2, gst: 0 },
      'legalEntityId',
      words.lessThanPaid,
    ],
    ['agreed', { isAgreed: true }, { amount: 9_999_00, gst: 1_799_82 }, 'amount', words.agreed],
    [
      'agreed, a paisa less with more tax',
      { isAgreed: true },
      { amount: 9_999_99, gst: 1_800_02 },
      'amount',
      words.agreed,
    ],
    ['agreed, the same', { isAgreed: true }, { digislateAmount: 5 }, undefined, undefined],
    [
      'invoiced',
      { invoicedAmount: 1_000_00, invoicedGst: 180_00 },
      { amount: 500_00, gst: 90_00 },
      'amount',
      words.lessThanInvoiced,
    ],
    [
      'invoiced to',
      { invoicedAmount: 1_000_00, invoicedGst: 180_00 },
      { legalEntityId: 2 },
      'legalEntityId',
      words.invoicedTo,
    ],
    [
      'agreed, to nobody',
      { isAgreed: true },
      { legalEntityId: null },
      'legalEntityId',
      words.entityStays,
    ],
    [
      'invoiced, to nobody',
      { invoicedAmount: 1_000_00, invoicedGst: 180_00 },
      { legalEntityId: null },
      'legalEntityId',
      words.invoicedTo,
    ],
    ['neither, to nobody', { taken: 590_00 }, { legalEntityId: null }, undefined, undefined],
    ['digislated', { digislated: 100_00 }, { digislateAmount: 50_00 }, undefined, undefined],
    ['billed', { isBilled: true }, { digislateAmount: 50_00 }, 'digislateAmount', words.billed],
  ])('%s', (_title, standing, change, field, told) => {
    const before = { ...asked, ...(standing.digislated ? { digislateAmount: 200_00 } : {}) };
    const bound = milestoneBound({ ...free, ...standing }, before, { ...before, ...change });
    const isDigislated = standing.digislated !== undefined;
    expect(bound?.field).toBe(isDigislated ? 'digislateAmount' : field);
    expect(bound?.words).toEqual(isDigislated ? words.lessThanInvoiced : told);
  });

  it('settles its tax', () => {
    expect(isSettled(free)).toBe(false);
    for (const standing of [{ isAgreed: true }, { taken: 1 }, { invoicedAmount: 1 }])
      expect(isSettled({ ...free, ...standing })).toBe(true);
  });
});
