import { and, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { opportunityRefusals } from '#contract/domain/opportunities/opportunityMessages.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { caseReasonStatusMappings, caseReasons } from '../../../database/schema/index.ts';
import { moveCase } from './moveCase.ts';
import { opportunityRecords } from '../opportunityRecords.ts';
import { dealToChange } from '../../dealToChange.ts';

/** The statuses in which an opportunity is lost; the case has statuses of the same numbers (part 1 section 4). */
export const lostStatuses = { lost: 6, dropped: 7 } as const;

/** Where a reason leads to: lost, dropped, or neither. */
export const lossOf = async (db: Database, reasonId: number): Promise<number | undefined> => {
  const [row] = await db
    .select({ to: caseReasonStatusMappings.toStatusId })
    .from(caseReasonStatusMappings)
    .innerJoin(caseReasons, eq(caseReasons.id, caseReasonStatusMappings.caseReasonId))
    .where(and(eq(caseReasonStatusMappings.caseReasonId, reasonId), eq(caseReasons.isActive, true)))
    .limit(1);
  return Object.values<number>(lostStatuses).find(id => id === row?.to);
};

const refuseChild = async (db: Database, sourceId: number, childId: number): Promise<void> => {
  const [child] = await db
    .select({ parentId: caseReasons.parentId })
    .from(caseReasons)
    .where(and(eq(caseReasons.id, childId), eq(caseReasons.isActive, true)));
  if (child?.parentId !== sourceId)
    throw invalidField('/childId', 'reference', opportunityRefusals.lostChild);
};

/** PUT mark-opportunity-as-lost: with the reason, its detail where there is one, and a comment (part 1 section 4). */
export const markLost: Verb<CallOf<'opportunities.markLost'>> = async context => {
  const { params, body, db, services } = context;
  const row = await dealToChange(context, params.id);
  const statusId = await lossOf(db, body.sourceId);
  if (statusId === undefined)
    throw invalidField('/sourceId', 'reference', opportunityRefusals.lostReason);
  const childId = body.childId ?? null;
  if (childId !== null) await refuseChild(db, body.sourceId, childId);
  await moveCase(context, row, {
    action: 'mark-lost',
    activity: 'Status Change',
    set: {
      statusId,
      caseStatusId: statusId,
      lostAt: services.now(),
      lostReasonId: body.sourceId,
      lostChildReasonId: childId,
    },
    comment: body.comment?.trim() ? body.comment.trim() : null,
    caseReasonId: body.sourceId,
    fupTime: null,
  });
  return opportunityRecords.readOne(context, row.id);
};
