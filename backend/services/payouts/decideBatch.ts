import { and, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { disputeRefusals } from '#contract/domain/incentives/disputeMessages.ts';
import { payoutRefusals } from '#contract/domain/payouts/payoutRefusals.ts';
import {
  filedStatuses,
  payoutStatusAfter,
  type PayoutAct,
} from '#contract/domain/payouts/payoutStatus.ts';
import type { Actor } from '../../calls/Actor.ts';
import type { Verb } from '../../calls/Context.ts';
import { notFound, Refusal } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { payoutBatches, payoutLines } from '../../database/schema/index.ts';
import { isDisputed } from '../../policies/refuseDisputed.ts';
import { writePayoutFile } from './payoutFile.ts';
import { payeeOfLine } from './payeeOfLine.ts';
import { payoutBatchRecords, payoutHands } from './payoutBatchRecords.ts';
import { payoutKindsFor } from './payoutKindsFor.ts';

/** A batch of a kind that someone pays out, locked. @throws Refusal NOT_FOUND */
const batchOrRefuse = async (db: Database, actor: Actor, id: number) => {
  const [row] = await db
    .select()
    .from(payoutBatches)
    .where(sql`${payoutBatches.id} = ${id} and ${payoutKindsFor(actor)}`)
    .for('update');
  if (!row) throw notFound(notThere.record);
  return row;
};

/** @throws Refusal FORBIDDEN for whoever had a hand in it, CONFLICT where something is missing */
const refuseToCheck = async (db: Database, actor: Actor, id: number): Promise<void> => {
  const [found] = await db
    .select({ hands: payoutHands })
    .from(payoutBatches)
    .where(eq(payoutBatches.id, id));
  if (found?.hands.includes(actor.id)) throw new Refusal('FORBIDDEN', payoutRefusals.fourEyes);
  const [lines] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      lacking: sql<number>`count(*) filter (where not exists (
        select 1 from payout_lines line ${payeeOfLine}
        where line.id = "payout_lines"."id" and payee.id is not null))`.mapWith(Number),
    })
    .from(payoutLines)
    .where(eq(payoutLines.batchId, id));
  if (!lines || lines.count === 0) throw new Refusal('CONFLICT', payoutRefusals.empty);
  if (lines.lacking > 0) throw new Refusal('CONFLICT', payoutRefusals.noAccount(lines.lacking));
};

/** What is disputed does not go to the bank. @throws Refusal CONFLICT */
const refuseDisputedLines = async (db: Database, id: number): Promise<void> => {
  const count = await db.$count(
    payoutLines,
    and(eq(payoutLines.batchId, id), isDisputed(payoutLines.userIncentiveId)),
  );
  if (count > 0) throw new Refusal('CONFLICT', disputeRefusals.disputedLines(count));
};

/** The bank accounts as they were checked: what changes later changes no batch. */
const keepAccounts = (db: Database, id: number) =>
  db.execute(sql`update payout_lines kept set
    holder_name = payee.holder_name, account_number = payee.account_number, ifsc = payee.ifsc
    from payout_lines line ${payeeOfLine}
    where line.id = kept.id and line.batch_id = ${id}`);

const forgetAccounts = (db: Database, id: number) =>
  db
    .update(payoutLines)
    .set({ holderName: null, accountNumber: null, ifsc: null })
    .where(eq(payoutLines.batchId, id));

/** POST decision: one step of a batch; the check is by somebody who had no hand in it. */
export const decideBatch: Verb<CallOf<'payoutBatches.decide'>> = async context => {
  const { db, actor, services, params, body, audit } = context;
  const { decision } = body;
  const row = await batchOrRefuse(db, actor, params.id);
  if (row.version !== body.version)
    throw new Refusal('STALE_VERSION', refusals.stale, {
      current: await payoutBatchRecords.readOne(context, row.id),
    });
  const status = payoutStatusAfter(decision, row.status);
  if (status === undefined) throw new Refusal('CONFLICT', payoutRefusals.notIn);
  if (decision === 'check') await refuseToCheck(db, actor, row.id);
  if (decision === 'check' || decision === 'send') await refuseDisputedLines(db, row.id);
  const now = services.now();
  const sets: Readonly<Record<PayoutAct, Partial<typeof payoutBatches.$inferInsert>>> = {
    check: { checkedBy: actor.id, checkedAt: now },
    reopen: { checkedBy: null, checkedAt: null },
    send: { sentBy: actor.id, sentAt: now },
    cancel: {},
  };
  await db
    .update(payoutBatches)
    .set({
      ...sets[decision],
      status,
      version: sql`${payoutBatches.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(payoutBatches.id, row.id));
  if (decision === 'check') await keepAccounts(db, row.id);
  if (decision === 'reopen') await forgetAccounts(db, row.id);
  if (decision === 'cancel')
    await db
      .update(payoutLines)
      .set({ state: 'cancelled', version: sql`${payoutLines.version} + 1`, updatedBy: actor.id })
      .where(eq(payoutLines.batchId, row.id));
  const after = await payoutBatchRecords.readOne(context, row.id);
  await audit.record({
    action: decision,
    entity: 'payout-batches',
    entityId: row.id,
    version: after.version,
    before: { status: row.status },
    after: { status: after.status },
  });
  return after;
};

/** GET file.csv: what the bank is told, from the check on. */
export const batchFile: Verb<CallOf<'payoutBatches.file'>> = async context => {
  const { db, actor, params, services, reply } = context;
  const [row] = await db
    .select()
    .from(payoutBatches)
    .where(sql`${payoutBatches.id} = ${params.id} and ${payoutKindsFor(actor)}`);
  if (!row) throw notFound(notThere.record);
  if (!filedStatuses.some(status => status === row.status))
    throw new Refusal('CONFLICT', payoutRefusals.notChecked);
  return writePayoutFile(db, row, services.config.payoutFile, reply);
};
