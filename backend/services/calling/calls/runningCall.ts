import { eq, sql } from 'drizzle-orm';
import type { AuditAct } from '#contract/domain/auditActs.ts';
import { callActs } from '#contract/domain/calling/callMachine.ts';
import { callRefusals } from '#contract/domain/calling/callMessages.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { calls } from '../../../database/schema/index.ts';
import type { Calling } from '../Calling.ts';
import type { CallRow } from '../callRow.ts';
import { happen } from './changeCall.ts';
import { configOf } from '../configOf.ts';
import { tellCall } from './tellCall.ts';

type Act = (typeof callActs)['connected'][number];

/** @throws Refusal CONFLICT where the state of the call does not allow the act. */
export const refuseAct = ({ state }: CallRow, act: Act): void => {
  if (!callActs[state].includes(act)) throw new Refusal('CONFLICT', callRefusals.notNow);
};

const tellTelephony = ({ services }: Calling, { communicationId, fromNumber }: CallRow) => ({
  communicationId,
  agentPhone: fromNumber,
  at: services.now(),
});

const record = ({ audit }: Calling, before: CallRow, after: CallRow, action: AuditAct) =>
  audit.record({
    action,
    entity: 'calls',
    entityId: after.id,
    version: after.version,
    before: { state: before.state },
    after: { state: after.state },
  });

/** Ends a call that is locked; one that has ended already stays as it is. */
export const hangUp = async (calling: Calling, row: CallRow): Promise<CallRow> => {
  if (row.endedAt !== null) {
    calling.audit.nothingChanged();
    return row;
  }
  refuseAct(row, 'hang-up');
  await calling.services.telephony.hangUp(calling.db, tellTelephony(calling, row));
  const after = await happen(calling, row, 'hang-up');
  await record(calling, row, after, 'hang-up');
  return after;
};

/** Holds a call, or talks on. */
export const hold = async (calling: Calling, row: CallRow, isHeld: boolean): Promise<CallRow> => {
  const { telephony } = calling.services;
  if (!telephony.canHold) throw new Refusal('CONFLICT', callRefusals.notNow);
  refuseAct(row, isHeld ? 'hold' : 'resume');
  await telephony.hold(calling.db, tellTelephony(calling, row), isHeld);
  const after = await happen(calling, row, isHeld ? 'held' : 'resumed');
  await record(calling, row, after, isHeld ? 'hold' : 'resume');
  return after;
};

/** Gives more time after the call, once. */
export const extend = async (calling: Calling, row: CallRow): Promise<CallRow> => {
  const { db, services } = calling;
  refuseAct(row, 'dispose');
  if (row.isExtended) throw new Refusal('CONFLICT', callRefusals.extendedOnce);
  const { extensionSeconds } = await configOf(db, row.line);
  const until = (row.wrapUpUntil ?? services.now()).getTime() + extensionSeconds * 1000;
  const [after] = await db
    .update(calls)
    .set({
      wrapUpUntil: new Date(until),
      isExtended: true,
      version: sql`${calls.version} + 1`,
    })
    .where(eq(calls.id, row.id))
    .returning();
  if (!after) throw new Error(`The call ${row.id} is gone`);
  await record(calling, row, after, 'extend');
  await tellCall(calling, after);
  return after;
};
