import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import {
  actTo,
  incentiveActFault,
  type ActingPerson,
} from '#contract/domain/incentives/incentiveActs.ts';
import { actFaultWords, incentiveRefusals } from '#contract/domain/incentives/incentiveMessages.ts';
import {
  incentiveStatusAfter,
  type IncentiveAct,
} from '#contract/domain/incentives/incentiveStatus.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { payoutRefusals } from '#contract/domain/payouts/payoutRefusals.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField, Refusal } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { userIncentives as incentives } from '../../database/schema/index.ts';
import { incentiveHands } from '../../policies/incentiveHands.ts';
import { refuseDisputed } from '../../policies/refuseDisputed.ts';
import { refuseInBatch } from '../../policies/refuseInBatch.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { cycleOrRefuse } from './incentiveCycles.ts';
import { incentiveOrRefuse } from './incentiveDetails.ts';
import { userIncentiveRecords } from './userIncentives.ts';

type Writing = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;
type Row = typeof incentives.$inferSelect;
type Body = { paidIncentive?: number | null; remark?: string | null };

/** What is paid out: all of it, or less with a remark that says why. */
const paidOf = (row: Row, { paidIncentive, remark }: Body): number => {
  const paid = paidIncentive ?? row.incentivePaise;
  if (paid > row.incentivePaise)
    throw invalidField('/paidIncentive', 'maximum', incentiveRefusals.paidMore(row.incentivePaise));
  if (paid < row.incentivePaise && !remark?.trim())
    throw invalidField('/remark', 'required', incentiveRefusals.remark);
  return paid;
};

/** Writes one step of an incentive and its history. @returns the record as it is now */
const moveIncentive = async (context: Writing, row: Row, act: IncentiveAct, given: Body) => {
  const { db, actor, services, audit } = context;
  const now = services.now();
  const steps = {
    review: () => ({}),
    signOff: () => ({ signedOffBy: actor.id, signedOffAt: now }),
    managerApprove: () => ({ approvedBy: actor.id, approvedAt: now }),
    markPaid: () => ({
      paidBy: actor.id,
      paidAt: now,
      paidIncentivePaise: paidOf(row, given),
    }),
  };
  const before = await userIncentiveRecords.readOne(context, row.id);
  await db
    .update(incentives)
    .set({
      ...steps[act](),
      statusId: incentiveStatusAfter(act, row.statusId),
      ...(given.remark !== undefined && { remark: given.remark?.trim() || null }),
      version: sql`${incentives.version} + 1`,
      updatedAt: now,
      updatedBy: actor.id,
    })
    .where(eq(incentives.id, row.id));
  const after = await userIncentiveRecords.readOne(context, row.id);
  const kept = ({ statusId, remark, paidIncentive }: typeof after) => ({
    statusId,
    remark,
    paidIncentive,
  });
  await audit.record({
    action: act,
    entity: 'user-incentives',
    entityId: row.id,
    version: after.version,
    before: kept(before),
    after: kept(after),
  });
  return after;
};

const faultOf = async (db: Database, act: IncentiveAct, actor: ActingPerson, row: Row) => {
  const [found] = await db
    .select({ handIds: incentiveHands })
    .from(incentives)
    .where(eq(incentives.id, row.id));
  return incentiveActFault(act, actor, { ...row, handIds: found?.handIds ?? [] });
};

/** PUT user-incentives/update/{id}: one step on its way (T56); never one's own, and approved and paid by other eyes. */
export const updateIncentive: Verb<CallOf<'incentives.update'>> = async context => {
  const { db, actor, params, body } = context;
  const row = await incentiveOrRefuse(db, actor, params.id, true);
  const act = actTo(body.statusId);
  if (!act) throw invalidField('/statusId', 'check', incentiveRefusals.noStep);
  const fault = await faultOf(db, act, actor, row);
  if (fault === 'roles' || fault === 'own' || fault === 'fourEyes')
    throw new Refusal('FORBIDDEN', actFaultWords[fault]);
  if (row.version !== body.version)
    throw new Refusal('STALE_VERSION', refusals.stale, {
      current: await userIncentiveRecords.readOne(context, row.id),
    });
  if (fault)
    throw new Refusal('CONFLICT', actFaultWords.status, {
      errors: [{ in: 'body', field: '/statusId', code: 'LOCKED', ...actFaultWords.status }],
    });
  if (act === 'signOff' && (await cycleOrRefuse(db, row.cycleId)).closedAt === null)
    throw invalidField('/statusId', 'check', incentiveRefusals.openCycle);
  if (act === 'markPaid') {
    await refuseInBatch(db, { userIncentiveId: row.id });
    await refuseDisputed(db, row.id);
  }
  const given = body as Body;
  if (act !== 'markPaid' && typeof given.paidIncentive === 'number')
    throw invalidField('/paidIncentive', 'check', incentiveRefusals.paidOnly);
  return moveIncentive(context, row, act, given);
};

/**
 * Marks an incentive as paid that the bank paid out of a batch. @param amountPaise what the bank was told
 * @throws Refusal where it could not be paid by itself either
 */
export const payBatchedIncentive = async (
  context: Writing,
  id: number,
  amountPaise: number,
): Promise<void> => {
  const { db, actor } = context;
  const row = await incentiveOrRefuse(db, actor, id, true);
  const fault = await faultOf(db, 'markPaid', actor, row);
  if (fault) throw new Refusal(fault === 'status' ? 'CONFLICT' : 'FORBIDDEN', actFaultWords[fault]);
  if (row.incentivePaise !== amountPaise)
    throw new Refusal('CONFLICT', payoutRefusals.otherAmount(row.incentivePaise));
  await moveIncentive(context, row, 'markPaid', {});
};
