import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { callRefusals } from '#contract/domain/calling/callMessages.ts';
import { isMaskOf, normalisePhone } from '#contract/domain/checks/phone.ts';
import { fillProduct } from '#contract/domain/fillProduct.ts';
import { lines, sourceIdOf, type Line } from '#contract/domain/lines.ts';
import { refuseOff } from '../../../adapters/standing.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import { calls } from '../../../database/schema/index.ts';
import { ownPhone } from '../agents/agentPhone.ts';
import type { Calling } from '../Calling.ts';
import { openCallOf, type CallRow } from '../callRow.ts';
import { caseToCall } from '../caseToCall.ts';
import { happen } from './changeCall.ts';
import { numbersOf, type CaseNumber } from '../floor/numbersOf.ts';
import { tellCall } from './tellCall.ts';
import { settleEnding } from './undoOutcome.ts';
import { wallOf } from '../floor/wallOf.ts';
import { writeActivity, writePresence } from '../presence.ts';

/** Whom to call about an opportunity; nobody named is the first who may be called. */
export interface CallWish {
  readonly opportunityId: number;
  readonly contactId?: number | null | undefined;
  /** As it is typed, or masked as it is shown. */
  readonly custNumber?: string | undefined;
  readonly subType?: string | undefined;
  readonly sourceId?: number | undefined;
}

/** `subType` of a call on a line (part 3 section 6). */
export const subTypeOf = (line: Line, product: { name: string; slug: string }): string | null => {
  const calledAs = lines.find(({ id }) => id === line)?.calledAs;
  return calledAs ? fillProduct(calledAs, product) : null;
};

const refuseOtherLine = ({ services }: Calling, line: Line, wish: CallWish): void => {
  const subType = subTypeOf(line, services.config.product);
  if (wish.subType !== undefined && wish.subType !== (subType ?? ''))
    throw invalidField('/subType', 'line', callRefusals.notTheLine);
  if (wish.sourceId !== undefined && wish.sourceId !== sourceIdOf(line))
    throw invalidField('/sourceId', 'line', callRefusals.notTheLine);
};

/** Who is called: the one who is named has to be of the case (T105). */
const chosen = async (
  calling: Calling,
  deal: { readonly accountId: number; readonly line: Line },
  numbers: readonly CaseNumber[],
  { contactId, custNumber }: CallWish,
): Promise<CaseNumber> => {
  const typed = custNumber === undefined ? undefined : normalisePhone(custNumber);
  const named = numbers.filter(
    number =>
      (contactId === undefined || contactId === null || number.contactId === contactId) &&
      (typed === undefined || number.phone === typed || isMaskOf(typed, number.phone)),
  );
  if (numbers.length > 0 && named.length === 0)
    throw invalidField(
      typed === undefined ? '/contactId' : '/custNumber',
      'reference',
      callRefusals.notOfCase,
    );
  for (const number of named) {
    const wall = await wallOf(calling.db, calling.services, deal, [number]);
    if (wall === null) return number;
  }
  const wall = await wallOf(calling.db, calling.services, deal, named);
  // What was in the way of each of them need not be in the way of all: then the first one's reason is told.
  const reason = wall ?? (await wallOf(calling.db, calling.services, deal, named.slice(0, 1)));
  throw new Refusal('CONFLICT', reason ?? callRefusals.notPlaced, {
    ...(reason && { errors: [{ in: 'body', field: '/opportunityId', ...reason }] }),
  });
};

const refuseRunning = async ({ db, actor }: Calling, opportunityId: number): Promise<void> => {
  if (await openCallOf(db, actor.id)) throw new Refusal('CONFLICT', callRefusals.running);
  const [other] = await db
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.opportunityId, opportunityId), ne(calls.state, 'ended')))
    .limit(1);
  if (other) throw new Refusal('CONFLICT', callRefusals.busyCase);
};

/** A call that the telephony did not take: the agent is free again, and nothing has to be written down. */
const reset = async ({ services }: Calling, callId: number): Promise<void> => {
  const [row] = await services.db.select().from(calls).where(eq(calls.id, callId));
  if (row) await happen({ db: services.db, services }, row, 'failed');
};

/**
 * Places a call about an opportunity through the telephony; the agent has one call at a time, and so has a case.
 * @throws Refusal NOT_FOUND, CONFLICT (a call runs, do not disturb, the hour), UNAVAILABLE, VALIDATION_FAILED (another's number)
 */
export const placeCall = async (calling: Calling, wish: CallWish): Promise<CallRow> => {
  const { db, actor, audit, services } = calling;
  refuseOff(services.config, 'telephony');
  await settleEnding(calling);
  const deal = await caseToCall(calling, wish.opportunityId);
  await refuseRunning(calling, deal.id);
  refuseOtherLine(calling, deal.line, wish);
  const fromNo = await ownPhone(calling);
  const to = await chosen(calling, deal, await numbersOf(db, deal), wish);
  const at = services.now();
  const communicationId = randomUUID();
  const sourceId = sourceIdOf(deal.line);
  const [row] = await db
    .insert(calls)
    .values({
      communicationId,
      sessionId: randomUUID(),
      opportunityId: deal.id,
      contactId: to.contactId,
      agentId: actor.id,
      line: deal.line,
      callType: 'manual',
      subType: subTypeOf(deal.line, services.config.product),
      sourceId,
      fromNumber: fromNo,
      receiverNumber: to.phone,
      state: 'dialling',
      startedAt: at,
      heardAt: at,
      createdBy: actor.id,
      updatedBy: actor.id,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new Refusal('CONFLICT', callRefusals.running);
  await services.telephony.place(
    db,
    { communicationId, fromNo, toNo: to.phone, sourceId, callType: 'manual', at },
    () => reset(calling, row.id),
  );
  await writePresence(calling, actor.id, {
    status: 1,
    onlineStatus: 'Online',
    callStatus: 'OnCall',
    currentCallId: row.id,
    opportunityId: deal.id,
    activityReasonId: null,
  });
  await writeActivity(db, actor.id, at, 'Call', row.id);
  await audit.record({
    action: 'call',
    entity: 'calls',
    entityId: row.id,
    version: 1,
    after: { opportunityId: deal.id, contactId: to.contactId, receiverNumber: to.phone, sourceId },
  });
  await tellCall(calling, row);
  return row;
};
