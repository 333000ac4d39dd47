import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { canSupervise, supervisionRefusals } from '#contract/domain/calling/supervision.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { refuseOff } from '../../adapters/standing.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField, notFound, Refusal } from '../../calls/Refusal.ts';
import { calls, supervisions, users } from '../../database/schema/index.ts';
import { ownPhone } from '../calling/agents/agentPhone.ts';
import type { Calling } from '../calling/Calling.ts';
import type { CallRow } from '../calling/callRow.ts';
import { tellCall } from '../calling/calls/tellCall.ts';
import { belowOnly } from './floorScope.ts';

/** The call, locked; one of a person who is not below answers as one that does not exist. @throws Refusal NOT_FOUND */
const lockCallBelow = async ({ db, actor }: Calling, id: number): Promise<CallRow> => {
  const below = db.select({ id: users.id }).from(users).where(belowOnly(actor));
  const [row] = await db
    .select()
    .from(calls)
    .where(and(eq(calls.id, id), inArray(calls.agentId, below)))
    .for('update');
  if (!row) throw notFound(notThere.call);
  return row;
};

/** Ends what someone hears now. @returns the call that it was */
const leave = async ({ db, actor, services }: Calling, phone: string) => {
  const [open] = await db
    .update(supervisions)
    .set({ endedAt: sql`greatest(${services.now()}, ${supervisions.startedAt})` })
    .where(and(eq(supervisions.supervisorId, actor.id), isNull(supervisions.endedAt)))
    .returning();
  if (!open) return undefined;
  const [row] = await db.select().from(calls).where(eq(calls.id, open.callId));
  if (row) await services.telephony.leave(db, { communicationId: row.communicationId, phone });
  return { open, row };
};

/** POST calls/{id}/supervision. @throws Refusal NOT_FOUND, CONFLICT, UPSTREAM_UNREACHABLE, VALIDATION_FAILED */
export const startSupervision: Verb<CallOf<'supervisions.start'>> = async context => {
  const { db, actor, params, body, services, audit } = context;
  refuseOff(services.config, 'telephony');
  const { mode, isPrivate = false } = body;
  const row = await lockCallBelow(context, params.id);
  if (isPrivate && mode !== 'listen')
    throw invalidField('/isPrivate', 'choice', supervisionRefusals.privateListening);
  if (!services.telephony.canSupervise)
    throw new Refusal('CONFLICT', supervisionRefusals.notPossible);
  if (!canSupervise(row.state)) throw new Refusal('CONFLICT', supervisionRefusals.notTalking);
  const phone = await ownPhone(context);
  const before = await leave(context, phone);
  const startedAt = services.now();
  const [kept] = await db
    .insert(supervisions)
    .values({ supervisorId: actor.id, callId: row.id, mode, isPrivate, startedAt })
    .onConflictDoNothing()
    .returning();
  if (!kept) throw new Refusal('CONFLICT', supervisionRefusals.twice);
  await services.telephony.supervise(db, {
    communicationId: row.communicationId,
    phone,
    mode,
    at: startedAt,
  });
  await audit.record({
    action: mode,
    entity: 'supervisions',
    entityId: kept.id,
    after: { callId: row.id, agentId: row.agentId, mode, isPrivate },
  });
  if (before?.row && before.row.id !== row.id) await tellCall(context, before.row);
  await tellCall(context, row);
  return {
    id: kept.id,
    callId: row.id,
    agentId: row.agentId,
    mode,
    isPrivate,
    startedAt: startedAt.toISOString(),
  };
};

/** POST supervisions/end. */
export const endSupervision: Verb<CallOf<'supervisions.end'>> = async context => {
  const { audit } = context;
  const left = await leave(context, await ownPhone(context));
  if (!left) {
    audit.nothingChanged();
    return { status: 'not-there' };
  }
  await audit.record({
    action: 'leave',
    entity: 'supervisions',
    entityId: left.open.id,
    before: { endedAt: null },
    after: { endedAt: left.open.endedAt?.toISOString() },
  });
  if (left.row) await tellCall(context, left.row);
  return { status: 'left' };
};
