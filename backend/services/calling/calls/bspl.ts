import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { callMessages, callRefusals } from '#contract/domain/calling/callMessages.ts';
import { dispositionCategories } from '#contract/domain/calling/dispositionRules.ts';
import type { Verb } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { caseReasons } from '../../../database/schema/index.ts';
import { agentOfPhone } from '../agents/agentPhone.ts';
import { openCallOf } from '../callRow.ts';
import { disposeCall } from './disposeCall.ts';
import { hangUp } from './runningCall.ts';

/** GET bspl/hangup: `success` is false where no call runs on the phone. */
export const hangUpPhone: Verb<CallOf<'kira.hangup'>> = async context => {
  const agentId = await agentOfPhone(context, context.query.agentPhone);
  const row = await openCallOf(context.db, agentId, true);
  if (!row || row.endedAt !== null) {
    context.audit.nothingChanged();
    return { success: false };
  }
  await hangUp(context, row);
  return { success: true };
};

const reasonNamed = async (db: Database, name: string, parentId: number | null) => {
  const [row] = await db
    .select({ id: caseReasons.id })
    .from(caseReasons)
    .where(
      and(
        sql`lower(${caseReasons.name}) = lower(${name}::text)`,
        sql`${caseReasons.reasonCategoryId} in (${sql.raw(dispositionCategories.join(', '))})`,
        eq(caseReasons.isActive, true),
        parentId === null ? isNull(caseReasons.parentId) : eq(caseReasons.parentId, parentId),
      ),
    );
  // No reason has this id: the rules then say that it is not offered.
  return row?.id ?? 0;
};

/** POST bspl/dispose: of one's own call, by the words of the reason and of its detail. */
export const disposePhone: Verb<CallOf<'kira.dispose'>> = async context => {
  const { db, actor, query } = context;
  if ((await agentOfPhone(context, query.agentPhone)) !== actor.id)
    throw new Refusal('FORBIDDEN', callRefusals.notOwnPhone);
  const row = await openCallOf(db, actor.id, true);
  if (!row) throw new Refusal('CONFLICT', callMessages.notDisposed);
  const caseReasonId = await reasonNamed(db, query.disposition, null);
  await disposeCall(context, row, {
    caseReasonId,
    subReasonId: query.subDisposition
      ? await reasonNamed(db, query.subDisposition, caseReasonId)
      : null,
    fupTime: query.fupTime,
    notes: query.notes,
  });
  return { success: true, id: row.id };
};
