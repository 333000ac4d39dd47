import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { CallEvent, CallFacts } from '#contract/domain/calling/callMachine.ts';
import type { CallOutcomeId } from '#contract/domain/calling/callConstants.ts';
import { callRefusals } from '#contract/domain/calling/callMessages.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { notFound, Refusal } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { calls } from '../../database/schema/index.ts';

export type CallRow = typeof calls.$inferSelect;

/** What the table of states needs of a row; its check constraints hold outcome and state to their ids. */
export const factsOf = (row: CallRow): CallFacts => ({
  state: row.state,
  startedAt: row.startedAt,
  connectedAt: row.connectedAt,
  endedAt: row.endedAt,
  outcomeId: row.outcomeId as CallOutcomeId | null,
  heardAt: row.heardAt ?? row.startedAt,
  endKind: row.endKind as CallEvent | null,
  wrapUpUntil: row.wrapUpUntil,
  isExtended: row.isExtended,
});

const runningOf = async (
  db: Database,
  agentId: number,
  isLocked: boolean,
  isEnding: boolean,
): Promise<CallRow | undefined> => {
  const disposed = isEnding ? isNotNull(calls.disposedAt) : isNull(calls.disposedAt);
  const found = db
    .select()
    .from(calls)
    .where(and(eq(calls.agentId, agentId), ne(calls.state, 'ended'), disposed))
    .limit(1);
  const [row] = isLocked ? await found.for('update') : await found;
  return row;
};

/** The call of an agent that has no disposition yet, locked for the rest of the transaction when it is to change. */
export const openCallOf = (
  db: Database,
  agentId: number,
  isLocked = false,
): Promise<CallRow | undefined> => runningOf(db, agentId, isLocked, false);

/** The call of an agent whose outcome ends its case and can still be undone. */
export const endingCallOf = (
  db: Database,
  agentId: number,
  isLocked = false,
): Promise<CallRow | undefined> => runningOf(db, agentId, isLocked, true);

/**
 * A call of one's own, locked; that of someone else answers as one that does not exist.
 * @throws Refusal NOT_FOUND
 */
export const lockOwnCall = async (db: Database, agentId: number, id: number): Promise<CallRow> => {
  const [row] = await db
    .select()
    .from(calls)
    .where(and(eq(calls.id, id), eq(calls.agentId, agentId)))
    .for('update');
  if (!row) throw notFound(notThere.call);
  return row;
};

/**
 * A call of one's own that has no outcome yet, locked.
 * @throws Refusal NOT_FOUND, CONFLICT where its outcome only waits to be undone
 */
export const lockOpenCall = async (db: Database, agentId: number, id: number): Promise<CallRow> => {
  const row = await lockOwnCall(db, agentId, id);
  if (row.state !== 'ended' && row.disposedAt !== null)
    throw new Refusal('CONFLICT', callRefusals.notNow);
  return row;
};
