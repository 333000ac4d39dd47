import { paymentDueDays } from '#contract/domain/days/windows.ts';
import { allocate } from '#contract/domain/money/allocate.ts';
import { gstOn } from '#contract/domain/money/gst.ts';
import { milestones } from '../../schema/money/orderLines.ts';
import type { Client } from '../clients/clients.ts';
import type { PlannedLine } from './orderLines.ts';
import type { Pen } from '../pen/pen.ts';

export interface Milestone {
  readonly id: number;
  readonly amountPaise: number;
  readonly gstPaise: number;
  /** Days from today. */
  readonly start: number;
  /** All of it has been collected. */
  readonly isPaid: boolean;
}

interface DealToCut {
  readonly opportunityId: number;
  readonly client: Client;
  /** The day the first one asks on; of a closed deal the day the last one did. Days from today. */
  readonly from: number;
  /** Since when the deal is there, if it is closed: all of it was asked and paid by then. */
  readonly closedSince: number | null;
  readonly lines: readonly PlannedLine[];
}

const names = ['Booking', 'On activation', 'Mid-term', 'Final'];

/** Shares of the price by number of milestones. */
const shares: readonly (readonly number[])[] = [[1], [1, 1], [5, 3, 2], [1, 1, 1, 1]];

// prettier-ignore
const usualCounts = [[1, 9], [2, 1]] as const;

/** Cuts a deal into milestones whose amounts and taxes add up to it: shares are cut in whole rupees. */
export const writeMilestones = ({ add, calendar, random }: Pen, deal: DealToCut): Milestone[] => {
  const { opportunityId, client, from, closedSince, lines } = deal;
  const rupees = lines.reduce((sum, { salesPaise }) => sum + salesPaise, 0) / 100;
  if (rupees === 0) return [];
  const count = client.line === 'builder' ? random.int(1, 4) : random.weighted(usualCounts);
  const isDigital = random.chance(0.1);
  const gap = closedSince === null ? 45 : Math.max(-45, Math.floor((closedSince - from) / count));
  return allocate(rupees, shares[count - 1] ?? [1]).map((part, at, parts) => {
    const amountPaise = part * 100;
    const gstPaise = gstOn(amountPaise);
    const start = from + (closedSince === null ? at : parts.length - 1 - at) * gap;
    const id = add(
      milestones,
      { opportunityId, legalEntityId: client.entity.id, name: names[at] ?? 'Final' },
      { amountPaise, digislateAmountPaise: isDigital ? amountPaise : 0, gstPaise },
      { startDate: calendar.day(start), dueDate: calendar.day(start + paymentDueDays) },
    );
    return { id, amountPaise, gstPaise, start, isPaid: closedSince !== null && part > 0 };
  });
};
