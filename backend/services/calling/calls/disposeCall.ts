import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { callMessages, callRefusals } from '#contract/domain/calling/callMessages.ts';
import { standingOf } from '#contract/domain/clients/clientStanding.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import {
  accountActivities,
  accounts,
  calls,
  opportunities,
} from '../../../database/schema/index.ts';
import { movedByReason } from '../../opportunities/cases/movedByReason.ts';
import { moveCase } from '../../opportunities/cases/moveCase.ts';
import type { Calling } from '../Calling.ts';
import type { CallRow } from '../callRow.ts';
import { happen } from './changeCall.ts';
import { leaseOf, releaseLease } from '../lease.ts';
import { readDisposition, type Disposition, type DispositionWish } from './readDisposition.ts';
import { writeActivity, writePresence } from '../presence.ts';

type Deal = typeof opportunities.$inferSelect;

/** The opportunity of a call, locked; undefined for a call that has none. */
export const dealOfCall = async (
  { db }: Pick<Calling, 'db'>,
  { opportunityId }: CallRow,
): Promise<Deal | undefined> => {
  if (opportunityId === null) return undefined;
  const [row] = await db
    .select()
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId))
    .for('update');
  return row;
};

/** Moves the case by the reason. One that is closed, or whose account is, keeps it; what was said is kept all the same. */
const moveDeal = async (calling: Calling, deal: Deal, said: Disposition): Promise<void> => {
  const { db, actor, services } = calling;
  const { reason, notes, fupTime } = said;
  const [account] = await db
    .select({ statusId: accounts.statusId })
    .from(accounts)
    .where(eq(accounts.id, deal.accountId));
  if (standingOf(account?.statusId, deal) === 'open') {
    await moveCase(calling, deal, {
      action: 'dispose-call',
      activity: 'Call',
      set: await movedByReason(db, deal, reason.id, services.now()),
      comment: notes,
      caseReasonId: reason.id,
      fupTime,
    });
    return;
  }
  await db.insert(accountActivities).values({
    accountId: deal.accountId,
    opportunityId: deal.id,
    agentId: actor.id,
    activityType: 'Call',
    reasonName: reason.name,
    performedAt: services.now(),
    fupTime,
    notes,
    createdBy: actor.id,
  });
};

/** Tells the call on the account of the agent that has the number by now: one made while the caller talked, for example. */
const noteOnAccount = async (
  { db, actor, services }: Calling,
  { receiverNumber, agentId }: CallRow,
  { reason, notes }: Disposition,
): Promise<void> => {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.mobile, receiverNumber),
        eq(accounts.agentId, agentId),
        isNull(accounts.deletedAt),
      ),
    )
    .orderBy(desc(accounts.id))
    .limit(1);
  if (!account) return;
  await db.insert(accountActivities).values({
    accountId: account.id,
    agentId,
    activityType: 'Call',
    reasonName: reason.name,
    performedAt: services.now(),
    notes,
    createdBy: actor.id,
  });
};

/** The agent is free again, and so is the case. */
export const freeAgent = async (calling: Calling, row: CallRow): Promise<void> => {
  const { db, services } = calling;
  const held = await leaseOf(db, row.agentId);
  const isOfCase = held?.opportunityId === row.opportunityId;
  if (isOfCase) await releaseLease(db, row.agentId, services.now(), 'disposed');
  await writePresence(calling, row.agentId, {
    callStatus: 'Idle',
    currentCallId: null,
    opportunityId: isOfCase ? null : (held?.opportunityId ?? null),
  });
  await writeActivity(db, row.agentId, services.now(), null);
};

interface Manner {
  /** The server's clock did it. */
  readonly isAuto: boolean;
}

/** Records a checked outcome: call, case, what reports count, and the telephony. */
export const recordDisposition = async (
  calling: Calling,
  row: CallRow,
  deal: Deal | undefined,
  said: Disposition,
  { isAuto }: Manner,
): Promise<void> => {
  const { db, audit, services } = calling;
  const ended = await happen(calling, row, isAuto ? 'wrap-up-over' : 'dispose');
  await db
    .update(calls)
    .set({
      disposedAt: row.disposedAt ?? services.now(),
      isAutoDisposed: isAuto,
      dispositionReasonId: said.reason.id,
      subDispositionReasonId: said.sub?.id ?? null,
      notes: said.notes,
      draft: {},
      version: sql`${calls.version} + 1`,
      updatedBy: calling.actor.id,
    })
    .where(eq(calls.id, row.id));
  if (deal) await moveDeal(calling, deal, said);
  else await noteOnAccount(calling, row, said);
  // Who waited for the time to undo is at something else by now.
  if (row.disposedAt === null) await freeAgent(calling, row);
  await services.telephony.dispose(db, {
    agentPhone: row.fromNumber,
    disposition: said.reason.name,
    subDisposition: said.sub?.name ?? null,
  });
  await audit.record({
    action: 'dispose-call',
    entity: 'calls',
    entityId: row.id,
    version: ended.version + 1,
    before: { state: row.state },
    after: { state: ended.state, dispositionReasonId: said.reason.id, isAutoDisposed: isAuto },
  });
};

/** @throws Refusal CONFLICT 'Unable to Dispose Call' before the end of a call and after its disposition */
export const refuseDisposed = ({ state, disposedAt }: CallRow): void => {
  if (state === 'wrap-up' && disposedAt === null) return;
  throw new Refusal('CONFLICT', callMessages.notDisposed, {
    errors: [{ in: 'body', field: '/caseReasonId', code: 'STATE', ...callRefusals.notNow }],
  });
};

/**
 * Records what an agent says of their call that has ended.
 * @throws Refusal CONFLICT 'Unable to Dispose Call' before its end and after its disposition, VALIDATION_FAILED
 */
export const disposeCall = async (
  calling: Calling,
  row: CallRow,
  wish: DispositionWish,
): Promise<void> => {
  refuseDisposed(row);
  const deal = await dealOfCall(calling, row);
  const said = await readDisposition(calling, row, deal, wish);
  await recordDisposition(calling, row, deal, said, { isAuto: false });
};
