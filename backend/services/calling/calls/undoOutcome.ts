import { eq, sql } from 'drizzle-orm';
import { callRefusals } from '#contract/domain/calling/callMessages.ts';
import { undoSeconds } from '#contract/domain/calling/outcomeGroups.ts';
import { standingOf } from '#contract/domain/clients/clientStanding.ts';
import { isLoss } from '#contract/domain/opportunities/statusAfterReason.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { accounts, calls } from '../../../database/schema/index.ts';
import { movedByReason } from '../../opportunities/cases/movedByReason.ts';
import type { Calling } from '../Calling.ts';
import { endingCallOf, openCallOf, type CallRow } from '../callRow.ts';
import { configOf } from '../configOf.ts';
import { dealOfCall, freeAgent, recordDisposition, refuseDisposed } from './disposeCall.ts';
import { leaseOf, releaseLease } from '../lease.ts';
import { readDisposition, type Disposition, type DispositionWish } from './readDisposition.ts';
import { writeActivity, writePresence } from '../presence.ts';

type Deal = NonNullable<Awaited<ReturnType<typeof dealOfCall>>>;

const endsCase = async ({ db, services }: Calling, deal: Deal, said: Disposition) => {
  const [account] = await db
    .select({ statusId: accounts.statusId })
    .from(accounts)
    .where(eq(accounts.id, deal.accountId));
  if (standingOf(account?.statusId, deal) !== 'open') return false;
  const { caseStatusId } = await movedByReason(db, deal, said.reason.id, services.now());
  return isLoss(caseStatusId);
};

/**
 * Keeps an outcome that ends the case until it can be undone no more: links and requests that end with a deal do not come
 * back, so nothing of it is done before. The agent is free at once.
 */
const waitToEnd = async (calling: Calling, row: CallRow, said: Disposition): Promise<void> => {
  const { db, audit, services } = calling;
  const now = services.now();
  audit.nothingChanged();
  await db
    .update(calls)
    .set({
      draft: {
        caseReasonId: said.reason.id,
        subReasonId: said.sub?.id ?? null,
        fupTime: said.fupTime?.toISOString() ?? null,
        notes: said.notes ?? '',
      },
      disposedAt: now,
      wrapUpUntil: new Date(now.getTime() + undoSeconds * 1000),
      version: sql`${calls.version} + 1`,
    })
    .where(eq(calls.id, row.id));
  await freeAgent(calling, row);
};

/**
 * Records what an agent says on the desk; what ends the case waits for ten seconds.
 * @throws Refusal CONFLICT 'Unable to Dispose Call' before the end of the call and after its disposition, VALIDATION_FAILED
 */
export const disposeOnDesk = async (
  calling: Calling,
  row: CallRow,
  wish: DispositionWish,
): Promise<void> => {
  refuseDisposed(row);
  const deal = await dealOfCall(calling, row);
  const said = await readDisposition(calling, row, deal, wish);
  if (deal && (await endsCase(calling, deal, said))) return waitToEnd(calling, row, said);
  await recordDisposition(calling, row, deal, said, { isAuto: false });
};

/** Does what an outcome says that waited to be undone; the agent said it, whoever carries it out. */
export const endCase = async (calling: Calling, row: CallRow): Promise<void> => {
  const deal = await dealOfCall(calling, row);
  const said = await readDisposition(calling, row, deal, row.draft as DispositionWish);
  await recordDisposition(calling, row, deal, said, { isAuto: false });
};

/** Before an agent's next call: the outcome of the last can be undone no more. */
export const settleEnding = async (calling: Calling): Promise<void> => {
  const row = await endingCallOf(calling.db, calling.actor.id, true);
  if (row) await endCase(calling, row);
};

/**
 * The call waits for its outcome again, with what was said of it typed; a case that was pulled since goes back to the queue.
 * @throws Refusal CONFLICT where the outcome is recorded, or a call runs
 */
export const undoOutcome = async (calling: Calling, row: CallRow): Promise<void> => {
  const { db, actor, audit, services } = calling;
  if (row.state !== 'wrap-up' || row.disposedAt === null)
    throw new Refusal('CONFLICT', callRefusals.outcomeStands);
  if (await openCallOf(db, actor.id)) throw new Refusal('CONFLICT', callRefusals.running);
  audit.nothingChanged();
  const now = services.now();
  if (await leaseOf(db, actor.id)) await releaseLease(db, actor.id, now, 'expired');
  const { wrapUpSeconds } = await configOf(db, row.line);
  await db
    .update(calls)
    .set({
      disposedAt: null,
      wrapUpUntil: new Date(now.getTime() + wrapUpSeconds * 1000),
      version: sql`${calls.version} + 1`,
    })
    .where(eq(calls.id, row.id));
  await writePresence(calling, actor.id, {
    currentCallId: row.id,
    opportunityId: row.opportunityId,
  });
  await writeActivity(db, actor.id, now, 'Call', row.id);
};
