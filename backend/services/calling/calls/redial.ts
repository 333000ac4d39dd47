import { eq, sql } from 'drizzle-orm';
import { caseReasonIds } from '#contract/domain/calling/callConstants.ts';
import { callRefusals } from '#contract/domain/calling/callMessages.ts';
import { canRedial } from '#contract/domain/calling/canRedial.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { accountActivities, calls, caseReasons } from '../../../database/schema/index.ts';
import type { Calling } from '../Calling.ts';
import type { CallRow } from '../callRow.ts';
import { happen } from './changeCall.ts';
import { dealOfCall } from './disposeCall.ts';
import { placeCall } from './placeCall.ts';

/** The first call has its outcome, redial (279); its case stays as it is, because the next call is about it. */
const recordRedial = async (calling: Calling, row: CallRow): Promise<void> => {
  const { db, actor, audit, services } = calling;
  const ended = await happen(calling, row, 'dispose');
  const { notes } = row.draft as { notes?: string };
  const [reason] = await db
    .select({ name: caseReasons.name })
    .from(caseReasons)
    .where(eq(caseReasons.id, caseReasonIds.redial));
  await db
    .update(calls)
    .set({
      disposedAt: services.now(),
      dispositionReasonId: reason ? caseReasonIds.redial : null,
      notes: notes?.trim() ? notes.trim() : null,
      draft: {},
      version: sql`${calls.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(calls.id, row.id));
  const deal = await dealOfCall(calling, row);
  if (deal)
    await db.insert(accountActivities).values({
      accountId: deal.accountId,
      opportunityId: deal.id,
      agentId: actor.id,
      activityType: 'Call',
      reasonName: reason?.name ?? null,
      performedAt: services.now(),
      notes: notes?.trim() ? notes.trim() : null,
      createdBy: actor.id,
    });
  await services.telephony.dispose(db, {
    agentPhone: row.fromNumber,
    disposition: reason?.name ?? 'Redial',
    subDisposition: null,
  });
  await audit.record({
    action: 'dispose-call',
    entity: 'calls',
    entityId: row.id,
    version: ended.version + 1,
    before: { state: row.state },
    after: { state: ended.state, dispositionReasonId: caseReasonIds.redial, isAutoDisposed: false },
  });
};

/**
 * Dials the number of a call again that nobody answered, that was busy or that was dropped.
 * @throws Refusal CONFLICT for any other, and what placing a call throws: then nothing is recorded
 */
export const redial = async (calling: Calling, row: CallRow): Promise<CallRow> => {
  if (!canRedial(row.state, row.endKind) || row.opportunityId === null)
    throw new Refusal('CONFLICT', callRefusals.noRedial);
  await recordRedial(calling, row);
  return placeCall(calling, {
    opportunityId: row.opportunityId,
    contactId: row.contactId,
    custNumber: row.receiverNumber,
  });
};
