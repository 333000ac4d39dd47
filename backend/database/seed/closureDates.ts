import { addDays, addMonthsToMonth, monthEnd } from '#contract/domain/days/addDays.ts';
import { monthOf } from '#contract/domain/days/indiaDay.ts';
import { closureDateChanges } from '../schema/index.ts';
import { batch, type Batch } from './pen/batch.ts';
import type { World } from './world.ts';

/** Other dates that someone asked for: one waits for a second person, one was turned down. */
export function* closureDateBatches({ calendar, people }: World): Generator<Batch> {
  const asker = people.holder('master-data').id;
  const decider = people.holder('admin').id;
  const month = (back: number) => monthEnd(addMonthsToMonth(monthOf(calendar.today), -back));
  // The dates of incentiveBatches: eight months back to this one, numbered from 1.
  const dateOf = (back: number) => 9 - back;
  yield batch(closureDateChanges, [
    {
      id: 1,
      closureDateId: dateOf(1),
      fromDate: month(1),
      toDate: addDays(month(1), 3),
      reason: 'Cheques of the last weekend of the month cleared late',
      state: 'pending',
      askedBy: asker,
      decidedBy: null,
      decidedAt: null,
      remark: null,
      createdBy: asker,
      updatedBy: asker,
      createdAt: calendar.at(-2, 11),
    },
    {
      id: 2,
      closureDateId: dateOf(3),
      fromDate: month(3),
      toDate: addDays(month(3), -2),
      reason: 'Deals of the last two days were taken back',
      state: 'rejected',
      askedBy: asker,
      decidedBy: decider,
      decidedAt: calendar.at(-50, 12),
      remark: 'Paid out already',
      createdBy: asker,
      updatedBy: decider,
      createdAt: calendar.at(-51, 11),
    },
  ]);
}
