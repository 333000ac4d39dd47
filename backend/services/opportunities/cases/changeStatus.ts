import { and, eq, isNull, or } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { opportunityRefusals } from '#contract/domain/opportunities/opportunityMessages.ts';
import { fieldFaults } from '#contract/domain/messages/fieldFaults.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { caseReasons, type opportunities } from '../../../database/schema/index.ts';
import { refuseOpportunity } from '../../../policies/scopes/opportunityScope.ts';
import { invalidChoice } from '../../../tables/refuseReferences.ts';
import { mentionedPeople, tellMentioned } from '../mentions.ts';
import { moveCase } from './moveCase.ts';
import { movedByReason } from './movedByReason.ts';
import { opportunityRecords } from '../opportunityRecords.ts';
import { lockOpportunity } from '../../dealToChange.ts';

type Row = typeof opportunities.$inferSelect;

const reasonOf = async (db: Database, { line }: Row, id: number) => {
  const [reason] = await db
    .select()
    .from(caseReasons)
    .where(
      and(
        eq(caseReasons.id, id),
        eq(caseReasons.isActive, true),
        or(isNull(caseReasons.line), eq(caseReasons.line, line)),
      ),
    );
  if (!reason) throw invalidField('/caseReasonId', 'reference', invalidChoice);
  return reason;
};

/**
 * PATCH change-status: a comment is not an edit and stays possible whatever the status (T35); a reason moves the case by the
 * mapping of reasons to statuses, and only while the opportunity may be edited.
 */
export const changeStatus: Verb<CallOf<'opportunities.changeStatus'>> = async context => {
  const { params, body, db, actor, services } = context;
  await refuseOpportunity(db, actor, 'change', params.id);
  const row = await lockOpportunity(context, params.id);
  const comment = body.comment?.trim() ? body.comment.trim() : null;
  const caseReasonId = body.caseReasonId ?? null;
  if (comment === null && caseReasonId === null)
    throw invalidField('/comment', 'required', fieldFaults.required);
  const fupTime = body.fupTime ? new Date(body.fupTime) : null;
  const reason = caseReasonId === null ? undefined : await reasonOf(db, row, caseReasonId);
  if (reason?.isFollowUpTimeNeeded && fupTime === null)
    throw invalidField('/fupTime', 'required', opportunityRefusals.followUpNeeded);
  const people = await mentionedPeople(db, row.id, comment, body.mentionedIds ?? []);
  await moveCase(context, row, {
    action: reason ? 'change-status' : 'comment',
    activity: reason ? 'Status Change' : 'Note',
    set: reason ? await movedByReason(db, row, reason.id, services.now()) : {},
    comment,
    mentionedIds: people.map(({ id }) => id),
    caseReasonId,
    fupTime,
  });
  const moved = await opportunityRecords.readOne(context, row.id);
  if (comment !== null) await tellMentioned(context, moved, comment, people);
  return moved;
};
