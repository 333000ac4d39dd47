import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { callRefusals } from '#contract/domain/calling/callMessages.ts';
import { sourceIdOf } from '#contract/domain/lines.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { calls, incomingCalls } from '../../../database/schema/index.ts';
import { ownPhone } from '../agents/agentPhone.ts';
import type { Calling } from '../Calling.ts';
import { openCallOf } from '../callRow.ts';
import { tellCall } from '../calls/tellCall.ts';
import { settleEnding } from '../calls/undoOutcome.ts';
import { writeActivity, writePresence } from '../presence.ts';
import type { IncomingRow } from './incomingRow.ts';

/**
 * The agent takes a line that rings: from now on it is a call like any other, with its outcome after it.
 * @throws Refusal CONFLICT where it rings no more, or the agent is on a call
 */
export const takeLine = async (calling: Calling, row: IncomingRow): Promise<void> => {
  const { db, actor, audit, services } = calling;
  if (row.state !== 'ringing') throw new Refusal('CONFLICT', callRefusals.notRinging);
  await settleEnding(calling);
  if (await openCallOf(db, actor.id)) throw new Refusal('CONFLICT', callRefusals.running);
  const fromNumber = await ownPhone(calling);
  const now = services.now();
  const [call] = await db
    .insert(calls)
    .values({
      communicationId: row.communicationId,
      sessionId: randomUUID(),
      opportunityId: row.opportunityId,
      contactId: row.contactId,
      agentId: actor.id,
      line: row.line,
      callType: 'incoming',
      sourceId: row.line === null ? null : sourceIdOf(row.line),
      fromNumber,
      receiverNumber: row.fromNumber,
      state: 'connected',
      startedAt: row.rangAt,
      connectedAt: now,
      heardAt: now,
      createdBy: actor.id,
      updatedBy: actor.id,
    })
    .onConflictDoNothing()
    .returning();
  if (!call) throw new Refusal('CONFLICT', callRefusals.running);
  await db
    .update(incomingCalls)
    .set({ state: 'taken', endedAt: now, callId: call.id })
    .where(eq(incomingCalls.id, row.id));
  await services.telephony.answer(db, {
    communicationId: row.communicationId,
    agentPhone: fromNumber,
    fromNo: row.fromNumber,
    at: now,
  });
  await writePresence(calling, actor.id, {
    status: 1,
    onlineStatus: 'Online',
    callStatus: 'OnCall',
    currentCallId: call.id,
    opportunityId: row.opportunityId,
    activityReasonId: null,
  });
  await writeActivity(db, actor.id, now, 'Call', call.id);
  await audit.record({
    action: 'answer-call',
    entity: 'calls',
    entityId: call.id,
    version: 1,
    after: { opportunityId: row.opportunityId, contactId: row.contactId },
  });
  await tellCall(calling, call);
};
