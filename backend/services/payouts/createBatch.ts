import { and, eq, inArray } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { disputeRefusals } from '#contract/domain/incentives/disputeMessages.ts';
import { incentiveStatusAfter } from '#contract/domain/incentives/incentiveStatus.ts';
import { payoutRoles, type PayoutKind } from '#contract/domain/payouts/payoutKinds.ts';
import { payoutRefusals } from '#contract/domain/payouts/payoutRefusals.ts';
import { refundActsOf } from '#contract/domain/payments/refundActs.ts';
import { hasAnyRole } from '#contract/domain/roles/hasAnyRole.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField, notAllowed } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import {
  payments,
  payoutBatches,
  payoutLines,
  refunds,
  userIncentives,
} from '../../database/schema/index.ts';
import { disputedAmong } from '../../policies/refuseDisputed.ts';
import { payoutBatchRecords } from './payoutBatchRecords.ts';

/** What is to be paid: locked, so that nobody pays it by itself meanwhile. */
type Owed = { readonly id: number; readonly amountPaise: number };

const owedIncentives = async (db: Database, ids: readonly number[]): Promise<Owed[]> => {
  const rows = await db
    .select()
    .from(userIncentives)
    .where(inArray(userIncentives.id, [...ids]))
    .orderBy(userIncentives.id)
    .for('update');
  return rows
    .filter(row => incentiveStatusAfter('markPaid', row.statusId) !== undefined)
    .map(({ id, incentivePaise }) => ({ id, amountPaise: incentivePaise }));
};

const owedRefunds = async (db: Database, ids: readonly number[]): Promise<Owed[]> => {
  const rows = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(inArray(refunds.id, [...ids]))
    .orderBy(refunds.id)
    .for('update', { of: refunds });
  return rows
    .filter(({ refund, payment }) =>
      refundActsOf({ ...payment, status: refund.status }).some(act => act !== 'reject'),
    )
    .map(({ refund }) => ({ id: refund.id, amountPaise: refund.amountPaise }));
};

const columnOf = { incentives: 'userIncentiveId', refunds: 'refundId' } as const;

/** What of it stands in another batch already. */
const batched = async (
  db: Database,
  kind: PayoutKind,
  ids: readonly number[],
): Promise<ReadonlySet<number | null>> => {
  const column = payoutLines[columnOf[kind]];
  const rows = await db
    .select({ id: column })
    .from(payoutLines)
    .where(and(inArray(column, [...ids]), eq(payoutLines.state, 'waiting')));
  return new Set(rows.map(({ id }) => id));
};

/** POST payout-batches: all of what was chosen, or nothing, with the ids that cannot be paid. */
export const createBatch: Verb<CallOf<'payoutBatches.create'>> = async context => {
  const { db, actor, body, audit } = context;
  const { kind, ids } = body;
  if (!hasAnyRole(actor.roleCodes, payoutRoles[kind])) throw notAllowed();
  const owed = await (kind === 'incentives' ? owedIncentives : owedRefunds)(db, ids);
  const elsewhere = await batched(db, kind, ids);
  const payable = owed.filter(({ id, amountPaise }) => amountPaise > 0 && !elsewhere.has(id));
  const known = new Set(payable.map(({ id }) => id));
  const others = ids.filter(id => !known.has(id));
  if (others.length > 0) throw invalidField('/ids', 'check', payoutRefusals.nothingToPay(others));
  const disputed = kind === 'incentives' ? await disputedAmong(db, ids) : [];
  if (disputed.length > 0)
    throw invalidField('/ids', 'check', disputeRefusals.disputedOf(disputed));
  const [batch] = await db
    .insert(payoutBatches)
    .values({ kind, note: body.note?.trim() || null, createdBy: actor.id, updatedBy: actor.id })
    .returning({ id: payoutBatches.id });
  const batchId = batch?.id ?? 0;
  await db.insert(payoutLines).values(
    payable.map(({ id, amountPaise }) => ({
      batchId,
      [columnOf[kind]]: id,
      amountPaise,
      createdBy: actor.id,
      updatedBy: actor.id,
    })),
  );
  const after = await payoutBatchRecords.readOne(context, batchId);
  await audit.record({
    action: 'create',
    entity: 'payout-batches',
    entityId: batchId,
    version: after.version,
    after: { kind, lines: after.lines, total: after.total },
  });
  return after;
};
