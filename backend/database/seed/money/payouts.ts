import * as schema from '../../schema/index.ts';
import { batch, type Batch, type Seeded } from '../pen/batch.ts';
import type { World } from '../world.ts';

type Incentive = Seeded<typeof schema.userIncentives>;

const linesInBatch = 4;

/** An account of the demo: twelve digits that belong to nobody. */
const accountOf = (userId: number) => ({
  accountNumber: `9000${String(userId).padStart(8, '0')}`,
  ifsc: 'DEMO0000001',
});

/** A batch of incentives that the bank has paid and one that waits to be checked. */
export function* payoutBatches(
  { calendar, people }: World,
  incentives: readonly Incentive[],
): Generator<Batch> {
  const { staff } = people;
  const own = people.holder('finance');
  const others = staff.filter(({ seat, id }) => seat === 'finance' && id !== own.id);
  const maker = others[0] ?? own;
  const nameOf = new Map(staff.map(({ id, fullName }) => [id, fullName]));
  const owed = incentives.filter(({ incentivePaise = 0 }) => incentivePaise > 0);
  const paid = owed.filter(({ statusId }) => statusId === 5).slice(-linesInBatch);
  // Half of them, so that some can still be chosen.
  const approved = owed.filter(({ statusId }) => statusId === 4);
  const open = approved.slice(0, Math.floor(approved.length / 2));
  const users = [...new Set([...paid, ...open].map(({ userId }) => userId))];
  const [paidAt, openAt] = [calendar.at(-20, 11), calendar.at(-2, 16)];
  const payees = users.map(userId => ({
    userId,
    holderName: nameOf.get(userId) ?? 'Colleague',
    ...accountOf(userId),
    bankName: 'Demo Bank',
    createdAt: calendar.at(-40, 10),
    createdBy: maker.id,
    updatedAt: calendar.at(-40, 10),
    updatedBy: maker.id,
  }));
  yield batch(schema.payees, payees);
  const waiting = {
    kind: 'incentives' as const,
    status: 'draft' as const,
    createdAt: openAt,
    createdBy: maker.id,
    updatedAt: openAt,
    updatedBy: maker.id,
  };
  yield batch(schema.payoutBatches, [
    {
      kind: 'incentives',
      status: 'settled',
      note: 'Last month',
      checkedBy: own.id,
      checkedAt: paidAt,
      sentBy: maker.id,
      sentAt: paidAt,
      settledAt: paidAt,
      createdAt: paidAt,
      createdBy: maker.id,
      updatedAt: paidAt,
      updatedBy: own.id,
    },
    ...(open.length === 0 ? [] : [waiting]),
  ]);
  const line = ({ id, incentivePaise = 0 }: Incentive, batchId: number, at: Date) => ({
    batchId,
    userIncentiveId: id,
    amountPaise: incentivePaise,
    state: 'waiting' as const,
    createdAt: at,
    createdBy: maker.id,
    updatedAt: at,
    updatedBy: maker.id,
  });
  yield batch(schema.payoutLines, [
    ...paid.map((one, at) => ({
      ...line(one, 1, paidAt),
      holderName: nameOf.get(one.userId) ?? 'Colleague',
      ...accountOf(one.userId),
      state: 'paid' as const,
      bankReference: `UTRDEMO${String(at + 1).padStart(6, '0')}`,
      paidOn: calendar.day(-20),
      settledBy: own.id,
      settledAt: paidAt,
    })),
    ...open.map(one => line(one, 2, openAt)),
  ]);
}
