import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { dueOf } from '#contract/domain/calling/callMachine.ts';
import { createAudit } from '../../../audit/createAudit.ts';
import type { Services } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { calls, caseReasons } from '../../../database/schema/index.ts';
import { agentActor } from '../../../session/agentActor.ts';
import type { Calling } from '../Calling.ts';
import { factsOf, type CallRow } from '../callRow.ts';
import { happen } from './changeCall.ts';
import { noCallbackReasonId } from './noCallbackReasonId.ts';
import { dealOfCall, freeAgent, recordDisposition } from './disposeCall.ts';
import { readDisposition, type Disposition } from './readDisposition.ts';
import { endCase } from './undoOutcome.ts';
import { takeNotice } from '../takeNotice.ts';
import { writeActivity, writePresence } from '../presence.ts';

const draftOf = async (calling: Calling, row: CallRow): Promise<Disposition | undefined> => {
  try {
    return await readDisposition(calling, row, await dealOfCall(calling, row), row.draft as object);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};

const nameOf = async ({ db }: Calling, id: number): Promise<string | null> => {
  const [row] = await db
    .select({ name: caseReasons.name })
    .from(caseReasons)
    .where(eq(caseReasons.id, id));
  return row?.name ?? null;
};

/** Ends a call without an outcome; the case stays where it is, and what was typed stays with the call. */
const giveUp = async (calling: Calling, row: CallRow, kind: 'silent' | 'wrap-up-over') => {
  const { db, audit, services } = calling;
  const ended = await happen(calling, row, kind);
  const draft = row.draft as { notes?: string };
  const reasonName = await nameOf(calling, noCallbackReasonId);
  await db
    .update(calls)
    .set({
      disposedAt: services.now(),
      isAutoDisposed: true,
      dispositionReasonId: reasonName === null ? null : noCallbackReasonId,
      notes: draft.notes?.trim() ? draft.notes.trim() : null,
      draft: {},
      version: sql`${calls.version} + 1`,
    })
    .where(eq(calls.id, row.id));
  await freeAgent(calling, row);
  if (kind === 'silent') {
    await writePresence(calling, row.agentId, { activityReasonId: noCallbackReasonId });
    await writeActivity(db, row.agentId, services.now(), reasonName ?? 'No telephony callback');
  }
  await audit.record({
    action: 'auto-dispose-call',
    entity: 'calls',
    entityId: row.id,
    version: ended.version + 1,
    before: { state: row.state },
    after: { state: ended.state, endKind: ended.endKind, isAutoDisposed: true },
  });
};

/**
 * What the clock does with a call that is locked: asks the telephony how it stands, ends it after 7 minutes of silence,
 * or records at the end of the wrap-up what is typed; an outcome that is not complete is none.
 */
export const endOverdue = async (db: Database, services: Services, row: CallRow): Promise<void> => {
  const due = dueOf(factsOf(row), services.now());
  if (due === null) return;
  if (due === 'ask') {
    const news = await services.telephony.askFor(db, row.communicationId, services.now());
    if (news && news.at > factsOf(row).heardAt) await takeNotice({ db, services }, news);
    return;
  }
  const actor = await agentActor(db, row.agentId);
  const audit = createAudit(db, actor, { id: randomUUID(), surface: 'job' });
  const calling = { db, actor, audit, services };
  if (row.disposedAt !== null) return endCase(calling, row);
  const said = due === 'wrap-up-over' ? await draftOf(calling, row) : undefined;
  if (said)
    await recordDisposition(calling, row, await dealOfCall(calling, row), said, { isAuto: true });
  else await giveUp(calling, row, due === 'silent' ? 'silent' : 'wrap-up-over');
};
