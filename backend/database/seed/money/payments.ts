import type { Day } from '#contract/domain/days/indiaDay.ts';
import { financialYearOf } from '#contract/domain/invoices/invoiceNumber.ts';
import { withoutGst } from '#contract/domain/incentives/cycleFigure.ts';
import type { Paise } from '#contract/domain/money/paise.ts';
import type { Milestone } from './milestones.ts';
import type { Deal } from '../opportunities/opportunities.ts';
import { writePaymentLink } from './paymentLinks.ts';
import type { Pen } from '../pen/pen.ts';
import { writeReceipt } from './receipts.ts';
import { requestRefund } from './settlements.ts';
import type { World } from '../world.ts';

/** Statuses of payments that are not cleared, in the proportion in which they come; 15 is not money (T27). */
const usualStatuses = [
  1, 2, 3, 4, 5, 9, 12, 13, 20, 7, 8, 1, 2, 15, 16, 11, 10, 14, 21, 22, 1, 2, 3, 4, 5,
];

/** Taken in turn, so each of 1 to 22 occurs; 17, 18 and 19, which belong to no group (T29), are rare. */
const otherStatuses = [
  ...usualStatuses.concat(17),
  ...usualStatuses.concat(usualStatuses, 18),
  ...usualStatuses.concat(19),
];

/** Collected again after a rejection (T28). */
const revivable = [7, 8];

/** A first try that came to nothing before the milestone was paid. */
const failedStatuses = [7, 8, 21, 22];

const clearedStatusId = 6;

/** Above this a milestone may be paid in two parts. */
const splitAbovePaise = 5_000_000;

/** Money that was cleared for a closed deal: what incentives are made of. */
export interface Collected {
  readonly agentId: number;
  readonly accountId: number;
  readonly opportunityId: number;
  readonly paymentId: number;
  /** Who paid, and how much in all. */
  readonly clientName: string;
  readonly amountPaise: number;
  /** Without GST. */
  readonly netPaise: number;
  readonly closedOn: Day;
  /** What the books hold of it without GST, and the day it was booked. */
  readonly base: Paise;
  readonly bookedOn: Day;
}

/** A refund that waits for Finance, or that was paid. */
export interface KnownRefund {
  readonly id: number;
  readonly amountPaise: number;
  readonly client: Deal['client'];
  /** The day it was paid, counted from today; null while it waits. */
  readonly paidOn: number | null;
}

export interface Payments {
  /** Pays what a deal has paid, in every status. @returns the tax certified in the current financial year */
  readonly write: (pen: Pen, deal: Deal) => number;
}

const halves = (total: number): number[] => {
  const first = Math.floor(total / 200) * 100;
  return [first, total - first];
};

/**
 * @param onCollected told of each payment that counts as collected
 * @param onRefund told of each refund
 */
export const makePayments = (
  { calendar }: World,
  onCollected: (collected: Collected) => void,
  onRefund: (refund: KnownRefund) => void,
): Payments => {
  const yearStart = calendar.offsetOf(`${financialYearOf(calendar.today)}-04-01`);
  let turn = 0;

  const nextOther = (): number => {
    turn += 1;
    return otherStatuses[turn % otherStatuses.length] ?? 1;
  };

  const payMilestone = (pen: Pen, deal: Deal, milestone: Milestone): number => {
    const { random } = pen;
    const { amountPaise: amount, gstPaise: gst } = milestone;
    const total = amount + gst;
    const on = Math.min(deal.closedOn ?? 0, milestone.start + random.int(0, 8));
    if (total === 0) return 0;
    let certified = 0;
    const pay = (
      statusId: number,
      amountPaise: number,
      daysLater = 0,
      previousPaymentId: number | null = null,
    ): number => {
      const receipt = { milestone, statusId, amountPaise, on: on + daysLater, previousPaymentId };
      const { id, netPaise, settledOn, refund, ...received } = writeReceipt(pen, deal, receipt);
      if (refund) {
        const { on: paidOn, ...paid } = refund;
        onRefund({ ...paid, paidOn, client: deal.client });
      }
      if (settledOn >= yearStart) certified += received.certifiedPaise;
      if (received.isCollected && deal.closedOn !== null)
        onCollected({
          agentId: deal.agent.id,
          accountId: deal.client.id,
          opportunityId: deal.id,
          paymentId: id,
          clientName: deal.client.name,
          amountPaise,
          netPaise,
          closedOn: calendar.day(deal.closedOn),
          base: withoutGst(received.bookedPaise, { amount, gst }),
          bookedOn: calendar.day(settledOn),
        });
      return id;
    };
    if (milestone.isPaid) {
      const isSplit = total > splitAbovePaise && random.chance(0.3);
      const parts = isSplit ? halves(total) : [total];
      const failed = random.chance(0.2) ? pay(random.pick(failedStatuses), total) : null;
      const [first = 0] = parts.map((part, at) => pay(clearedStatusId, part, at * 3, failed));
      if (random.chance(0.01)) {
        const amountPaise = parts[0] ?? total;
        const id = requestRefund(pen, deal, { paymentId: first, amountPaise });
        onRefund({ id, amountPaise, client: deal.client, paidOn: null });
      }
    } else if (milestone.start < 0 && random.chance(0.6)) {
      const statusId = nextOther();
      const id = pay(statusId, total);
      if (revivable.includes(statusId) && random.chance(0.4))
        pay(random.pick([1, 2, 3]), total, 5, id);
    }
    return certified;
  };

  return {
    write: (pen, deal) => {
      const { random } = pen;
      let certified = 0;
      for (const milestone of deal.milestones) certified += payMilestone(pen, deal, milestone);
      if (deal.isLinkSent || deal.isPaymentFailed)
        writePaymentLink(pen, deal, {
          milestone: deal.milestones[0],
          paymentId: null,
          status: deal.isPaymentFailed ? 'failed' : random.pick(['shared', 'expired'] as const),
          on: -random.int(1, 9),
        });
      return certified;
    },
  };
};
