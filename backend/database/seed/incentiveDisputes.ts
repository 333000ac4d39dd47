import { workingDayAfter } from '#contract/domain/days/workingHours.ts';
import * as schema from '../schema/index.ts';
import { batch, type Batch, type Seeded } from './pen/batch.ts';
import type { World } from './world.ts';

type Incentive = Seeded<typeof schema.userIncentives>;

/** Working days to answer in, as they are usual. */
const term = 3;

/** Days ago, and what was said in turn: the agent begins, then the team. */
const threads = [
  { ago: 1, said: ['The payment that was cleared on the last day of the month is missing.'] },
  { ago: 8, said: ['A deal that I closed is counted for the month after.'] },
  {
    ago: 4,
    said: [
      'My target was lowered in the second week.',
      'The lower target holds from next month. Which mail do you mean?',
    ],
  },
  {
    ago: 20,
    said: ['One account is counted twice.', 'Both are accounts of their own, so both count.'],
  },
] as const;

/** Disputes of figures of the cycles that run: one that waits, one overdue, one answered, one closed. */
export function* disputeBatches(
  { calendar, people }: World,
  incentives: readonly Incentive[],
): Generator<Batch> {
  const keeper = people.holder('lookup-admin').id;
  const own = people.holder('owner-agent').id;
  const pending = incentives.filter(
    ({ statusId = 1, incentivePaise = 0, userId }) =>
      statusId <= 2 && incentivePaise > 0 && userId !== keeper && userId !== own,
  );
  const made = threads.flatMap((thread, at) => {
    const of = pending.at(-1 - at * 3);
    return of ? [{ ...thread, of, id: at + 1, isClosed: thread.ago === 20 }] : [];
  });
  yield batch(
    schema.incentiveDisputes,
    made.map(({ id, of, ago, said, isClosed }) => {
      const createdAt = calendar.at(-ago, 11);
      const updatedAt = said.length > 1 ? calendar.at(-ago + 1, 15) : createdAt;
      return {
        id,
        userIncentiveId: of.id ?? 0,
        reason: said[0],
        disputedPaise: of.incentivePaise ?? 0,
        state: isClosed
          ? ('closed' as const)
          : said.length > 1
            ? ('answered' as const)
            : ('open' as const),
        outcome: isClosed ? ('stands' as const) : null,
        dueOn: workingDayAfter(calendar.day(-ago), term),
        closedBy: isClosed ? keeper : null,
        closedAt: isClosed ? updatedAt : null,
        createdAt,
        createdBy: of.userId,
        updatedAt,
        updatedBy: said.length > 1 ? keeper : of.userId,
        version: said.length,
      };
    }),
  );
  yield batch(
    schema.incentiveDisputeMessages,
    made
      .flatMap(({ id, of, ago, said }) =>
        said.map((text, turn) => ({
          disputeId: id,
          authorId: turn === 0 ? of.userId : keeper,
          isTeam: turn > 0,
          text,
          createdAt: calendar.at(-ago + turn, 11 + turn * 4),
          createdBy: turn === 0 ? of.userId : keeper,
        })),
      )
      .map((row, at) => ({ id: at + 1, ...row })),
  );
}
