import { eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { callRefusals } from '#contract/domain/calling/callMessages.ts';
import { linesOf } from '#contract/domain/lines.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notAllowed, Refusal } from '../../../calls/Refusal.ts';
import { calls } from '../../../database/schema/index.ts';
import { lockOpenCall, lockOwnCall, openCallOf } from '../callRow.ts';
import { deskOf } from './deskOf.ts';
import { disposeOnDesk, undoOutcome } from '../calls/undoOutcome.ts';
import { configOf } from '../configOf.ts';
import { leaseOf, releaseLease, returnsOf } from '../lease.ts';
import { redial } from '../calls/redial.ts';
import { placeCall } from '../calls/placeCall.ts';
import { writePresence } from '../presence.ts';
import { pullNext } from './pullNext.ts';
import { extend, hangUp, hold } from '../calls/runningCall.ts';

/** GET calling. */
export const getDesk: Verb<CallOf<'calling.desk'>> = context => deskOf(context);

/** POST calling/pull: of the line that is named, else the first that the agent works (T23). */
export const pull: Verb<CallOf<'calling.pull'>> = async context => {
  const own = linesOf(context.actor.roleCodes);
  const line = context.body.line ?? own[0];
  if (line === undefined || !own.includes(line)) throw notAllowed();
  const lease = await pullNext(context, line);
  return deskOf(context, lease === undefined);
};

/** POST calling/release: the case goes back to the queue, and for an hour not to this agent. */
export const release: Verb<CallOf<'calling.release'>> = async context => {
  const { db, actor, audit, services, body } = context;
  if (await openCallOf(db, actor.id)) throw new Refusal('CONFLICT', callRefusals.running);
  const held = await leaseOf(db, actor.id);
  if (!held) throw new Refusal('CONFLICT', callRefusals.notHeld);
  const { returnsPerHour } = await configOf(db, held.line);
  if ((await returnsOf(db, actor.id, services.now())) >= returnsPerHour)
    throw new Refusal('CONFLICT', callRefusals.returnedTooMany);
  await releaseLease(db, actor.id, services.now(), 'skipped', body.reason);
  await writePresence(context, actor.id, { opportunityId: null });
  await audit.record({
    action: 'release',
    entity: 'queue-leases',
    entityId: held.id,
    before: { opportunityId: held.opportunityId },
    after: { opportunityId: null, reason: body.reason },
  });
  return deskOf(context);
};

/** POST calls. */
export const place: Verb<CallOf<'calls.place'>> = async context => {
  await placeCall(context, context.body);
  return deskOf(context);
};

/** POST calls/{id}/hang-up. */
export const hangUpCall: Verb<CallOf<'calls.hangUp'>> = async context => {
  const { db, actor, params } = context;
  await hangUp(context, await lockOpenCall(db, actor.id, params.id));
  return deskOf(context);
};

/** POST calls/{id}/hold. */
export const holdCall: Verb<CallOf<'calls.hold'>> = async context => {
  const { db, actor, params, body } = context;
  await hold(context, await lockOpenCall(db, actor.id, params.id), body.isHeld);
  return deskOf(context);
};

/** POST calls/{id}/extend. */
export const extendCall: Verb<CallOf<'calls.extend'>> = async context => {
  const { db, actor, params } = context;
  await extend(context, await lockOpenCall(db, actor.id, params.id));
  return deskOf(context);
};

/** PUT calls/{id}/draft: no outcome yet, and so no history of its own. */
export const keepDraft: Verb<CallOf<'calls.draft'>> = async context => {
  const { db, actor, params, body, audit } = context;
  const row = await lockOpenCall(db, actor.id, params.id);
  if (row.state === 'ended') throw new Refusal('CONFLICT', callRefusals.notNow);
  audit.nothingChanged();
  await db.update(calls).set({ draft: body }).where(eq(calls.id, row.id));
  return { status: 'kept' };
};

/** POST calls/{id}/disposition: the answer is the desk, with the next case on it when one was wanted. */
export const dispose: Verb<CallOf<'calls.dispose'>> = async context => {
  const { db, actor, params, body } = context;
  const row = await lockOwnCall(db, actor.id, params.id);
  await disposeOnDesk(context, row, body);
  if (body.isNextWanted !== true || row.line === null) return deskOf(context);
  if (!linesOf(actor.roleCodes).includes(row.line)) return deskOf(context);
  const lease = await pullNext(context, row.line);
  return deskOf(context, lease === undefined);
};

/** POST calls/{id}/redial: the answer is the desk, with the new call on it. */
export const redialCall: Verb<CallOf<'calls.redial'>> = async context => {
  const { db, actor, params } = context;
  await redial(context, await lockOpenCall(db, actor.id, params.id));
  return deskOf(context);
};

/** POST calls/{id}/undo: the call waits for its outcome again. */
export const undo: Verb<CallOf<'calls.undo'>> = async context => {
  await undoOutcome(context, await lockOwnCall(context.db, context.actor.id, context.params.id));
  return deskOf(context);
};
