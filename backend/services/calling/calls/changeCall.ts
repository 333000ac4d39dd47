import { eq, sql } from 'drizzle-orm';
import {
  takeEvent,
  type CallEvent,
  type CallFacts,
  type Notice,
} from '#contract/domain/calling/callMachine.ts';
import type { Services } from '../../../calls/Context.ts';
import type { Database } from '../../../database/client.ts';
import { calls } from '../../../database/schema/index.ts';
import { factsOf, type CallRow } from '../callRow.ts';
import { configOf } from '../configOf.ts';
import { endSupervisions } from '../floor/endSupervisions.ts';
import { tellCall } from './tellCall.ts';
import { tellFloor } from '../floor/tellFloor.ts';
import { writePresence } from '../presence.ts';

interface Writing {
  readonly db: Database;
  readonly services: Services;
}

const isSame = (one: CallFacts, other: CallFacts): boolean =>
  one === other ||
  (one.state === other.state &&
    one.heardAt.getTime() === other.heardAt.getTime() &&
    one.connectedAt?.getTime() === other.connectedAt?.getTime() &&
    one.outcomeId === other.outcomeId);

/** Writes what a call has become, and that its agent is on the phone no more once it is over. */
const writeFacts = async (writing: Writing, row: CallRow, facts: CallFacts): Promise<CallRow> => {
  const { db } = writing;
  const [written] = await db
    .update(calls)
    .set({
      state: facts.state,
      connectedAt: facts.connectedAt,
      endedAt: facts.endedAt,
      outcomeId: facts.outcomeId,
      heardAt: facts.heardAt,
      endKind: facts.endKind,
      wrapUpUntil: facts.wrapUpUntil,
      version: sql`${calls.version} + 1`,
    })
    .where(eq(calls.id, row.id))
    .returning();
  if (!written) throw new Error(`The call ${row.id} is gone`);
  if (row.endedAt === null && written.endedAt !== null) {
    await endSupervisions(db, row.id, written.endedAt);
    await writePresence(writing, row.agentId, { callStatus: 'Idle' });
  } else if (row.state !== written.state) await tellFloor(writing, row.agentId);
  await tellCall(writing, written);
  return written;
};

/** Lets events happen to a call that is locked, in their order. */
export const changeCall = async (
  writing: Writing,
  row: CallRow,
  events: readonly Notice[],
): Promise<CallRow> => {
  const { wrapUpSeconds } = await configOf(writing.db, row.line);
  const before = factsOf(row);
  const after = events.reduce(
    (facts, event) => takeEvent(facts, event, wrapUpSeconds * 1000),
    before,
  );
  return isSame(before, after) ? row : writeFacts(writing, row, after);
};

/** An event of the agent or the clock, which happens now. */
export const happen = (writing: Writing, row: CallRow, kind: CallEvent): Promise<CallRow> =>
  changeCall(writing, row, [{ kind, at: writing.services.now() }]);
