import { paymentDueDays } from '#contract/domain/days/windows.ts';
import { allocate } from '#contract/domain/money/allocate.ts';
import { gstOn } from '#contract/domain/money/gst.ts';
import { milestones } from '../schema/orderLines.ts';
import type { Client } from './clients.ts';
import type { PlannedLine } from './orderLines.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import type { World } from './world.ts';

export interface Milestone {
  readonly id: number;
  readonly amountPaise: number;
  readonly gstPaise: number;
  /** Days from today. */
  readonly start: number;
  /** All of it has been collected. */
  readonly isPaid: boolean;
}

const names = ['Booking', 'On activation', 'Mid-term', 'Final'];

/** Shares of the price by number of milestones. */
const shares: readonly (readonly number[])[] = [[1], [1, 1], [5, 3, 2], [1, 1, 1, 1]];

/** Cuts a deal into milestones whose amounts and taxes add up to it: shares are cut in whole rupees. */
export const writeMilestones = (
  sheet: Sheet,
  { calendar }: World,
  deal: {
    opportunityId: number;
    client: Client;
    /** The day the first one asks on; of a closed deal the day the last one did. Days from today. */
    from: number;
    /** Since when the deal is there, if it is closed: all of it was asked and paid by then. */
    closedSince: number | null;
    lines: readonly PlannedLine[];
  },
  random: Random,
): Milestone[] => {
  const rupees = deal.lines.reduce((sum, { salesPaise }) => sum + salesPaise, 0) / 100;
  if (rupees === 0) return [];
  const count =
    deal.client.line === 'builder'
      ? random.int(1, 4)
      : random.weighted([
          [1, 9],
          [2, 1],
        ]);
  const isDigital = random.chance(0.1);
  const gap =
    deal.closedSince === null
      ? 45
      : Math.max(-45, Math.floor((deal.closedSince - deal.from) / count));
  return allocate(rupees, shares[count - 1] ?? [1]).map((part, at, parts) => {
    const amountPaise = part * 100;
    const gstPaise = gstOn(amountPaise);
    const start = deal.from + (deal.closedSince === null ? at : parts.length - 1 - at) * gap;
    const isPaid = deal.closedSince !== null && part > 0;
    const id = sheet.add(milestones, {
      opportunityId: deal.opportunityId,
      legalEntityId: deal.client.entity.id,
      name: names[at] ?? 'Final',
      amountPaise,
      digislateAmountPaise: isDigital ? amountPaise : 0,
      gstPaise,
      startDate: calendar.day(start),
      dueDate: calendar.day(start + paymentDueDays),
    });
    return { id, amountPaise, gstPaise, start, isPaid };
  });
};
