import * as schema from '../../schema/index.ts';
import { batch, type Batch, type Seeded } from '../pen/batch.ts';
import type { World } from '../world.ts';
import type { KnownRefund } from './payments.ts';

type Incentive = Seeded<typeof schema.userIncentives>;

export interface Payouts {
  /** Told of each refund. */
  readonly note: (refund: KnownRefund) => void;
  /** The batches, once the incentives are known. */
  readonly batches: (incentives: readonly Incentive[]) => Generator<Batch>;
}

const linesInBatch = 4;

/** On the day on which a refund was paid: decided at 12, paid at 18. */
const tries = [
  { note: 'Cancelled activation', hour: 13, failure: 'The account is closed' },
  { note: 'Cancelled activation, with the new account', hour: 18, failure: null },
] as const;

/** An account of the demo: twelve digits that belong to nobody. */
const accountOf = (kind: 'user' | 'client', id: number) => ({
  accountNumber: `${kind === 'user' ? 9000 : 9001}${String(id).padStart(8, '0')}`,
  ifsc: 'DEMO0000001',
  bankName: 'Demo Bank',
});

/**
 * A batch of incentives that the bank has paid, one of refunds that waits to be checked, and two of the newest refund that
 * was paid: the bank sent the first back.
 */
export const makePayouts = ({ calendar, people }: World): Payouts => {
  const asked: KnownRefund[] = [];
  const returned: KnownRefund[] = [];
  const own = people.holder('finance');
  const maker = people.staff.find(({ seat, id }) => seat === 'finance' && id !== own.id) ?? own;
  const nameOf = new Map(people.staff.map(({ id, fullName }) => [id, fullName]));
  const made = (at: Date) => ({
    createdAt: at,
    createdBy: maker.id,
    updatedAt: at,
    updatedBy: maker.id,
  });
  // Refunds that wait were asked for yesterday at 11.
  const [enteredAt, paidAt, openAt] = [-40, -20, -1].map(day => calendar.at(day, 14)) as [
    Date,
    Date,
    Date,
  ];

  return {
    note: refund => void (refund.paidOn === null ? asked : returned).push(refund),
    *batches(incentives) {
      const paid = incentives
        .filter(({ statusId, incentivePaise = 0 }) => statusId === 5 && incentivePaise > 0)
        .slice(-linesInBatch);
      const open = asked.slice(-linesInBatch / 2);
      const newest = Math.max(...returned.map(({ paidOn }) => paidOn ?? 0));
      const back = returned.filter(({ paidOn }) => paidOn === newest).slice(-1);
      const clients = [
        ...new Map([...open, ...back].map(({ client }) => [client.id, client])).values(),
      ];
      const users = [...new Set(paid.map(({ userId }) => userId))];
      yield batch(schema.payees, [
        ...users.map(userId => ({
          userId,
          accountId: null,
          holderName: nameOf.get(userId) ?? 'Colleague',
          ...accountOf('user', userId),
          ...made(enteredAt),
        })),
        ...clients.map(({ id, name }) => ({
          userId: null,
          accountId: id,
          holderName: name,
          ...accountOf('client', id),
          ...made(enteredAt),
        })),
      ]);
      const decided = { checkedBy: own.id, checkedAt: paidAt, sentBy: maker.id, sentAt: paidAt };
      yield batch(schema.payoutBatches, [
        {
          kind: 'incentives',
          status: 'settled',
          note: 'Last month',
          ...decided,
          settledAt: paidAt,
          ...made(paidAt),
        },
        { kind: 'refunds', status: 'draft', note: 'Asked for this week', ...made(openAt) },
        ...back.flatMap(({ paidOn }) =>
          tries.map(({ note, hour }) => {
            const at = calendar.at(paidOn ?? 0, hour);
            return {
              kind: 'refunds' as const,
              status: 'settled' as const,
              note,
              checkedBy: own.id,
              checkedAt: at,
              sentBy: maker.id,
              sentAt: at,
              settledAt: at,
              ...made(at),
            };
          }),
        ),
      ]);
      yield batch(schema.payoutLines, [
        ...paid.map(({ id, userId, incentivePaise = 0 }, at) => ({
          batchId: 1,
          userIncentiveId: id,
          refundId: null,
          amountPaise: incentivePaise,
          holderName: nameOf.get(userId) ?? 'Colleague',
          accountNumber: accountOf('user', userId).accountNumber,
          ifsc: accountOf('user', userId).ifsc,
          state: 'paid' as const,
          bankReference: `UTRDEMO${String(at + 1).padStart(6, '0')}`,
          paidOn: calendar.day(-20),
          settledBy: own.id,
          settledAt: paidAt,
          ...made(paidAt),
        })),
        ...back.flatMap(({ id, amountPaise, client, paidOn }) =>
          tries.map(({ hour, failure }, index) => {
            const at = calendar.at(paidOn ?? 0, hour);
            return {
              batchId: 3 + index,
              userIncentiveId: null,
              refundId: id,
              amountPaise,
              holderName: client.name,
              accountNumber: accountOf('client', client.id).accountNumber,
              ifsc: accountOf('client', client.id).ifsc,
              ...(failure === null
                ? {
                    state: 'paid' as const,
                    bankReference: `UTRDEMOR${String(id).padStart(6, '0')}`,
                    paidOn: calendar.day(paidOn ?? 0),
                  }
                : { state: 'failed' as const, failure }),
              settledBy: own.id,
              settledAt: at,
              ...made(at),
            };
          }),
        ),
        ...open.map(({ id, amountPaise }) => ({
          batchId: 2,
          userIncentiveId: null,
          refundId: id,
          amountPaise,
          state: 'waiting' as const,
          ...made(openAt),
        })),
      ]);
    },
  };
};
