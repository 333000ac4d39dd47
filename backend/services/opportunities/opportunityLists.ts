import { eq, sql } from 'drizzle-orm';
import type { OpportunityAssignment, OpportunityComment } from '#contract/calls/recordTypes.ts';
import {
  opportunityAssignmentCalls,
  opportunityCommentCalls,
} from '#contract/calls/opportunities/opportunities.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  caseReasons,
  caseStatuses,
  comments,
  opportunityAssignments as assignments,
} from '../../database/schema/index.ts';
import { ofOpportunityInScope } from '../../policies/scopes/opportunityScope.ts';
import type { Presented } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { rowsOfOpportunity } from './rowsOfOpportunity.ts';

const nameOf = (column: 'from_agent_id' | 'agent_id' | 'created_by') =>
  sql<string>`(select person.name from users person
    where person.id = ${sql.raw(`"opportunity_assignments"."${column}"`)})`;

/** What was said of opportunities, with the reason and status set with it. */
export const commentRecords = declareRecords<OpportunityComment & Presented, object>(
  opportunityCommentCalls,
  {
    resource: 'opportunity-comments',
    table: comments,
    removal: 'hard',
    notThere: notThere.record,
    where: eq(comments.entity, 'opportunity'),
    joins: [
      { table: caseStatuses, on: eq(caseStatuses.id, comments.caseStatusId), isInner: false },
      { table: caseReasons, on: eq(caseReasons.id, comments.caseReasonId), isInner: false },
    ],
    fields: {
      opportunityId: comments.entityId,
      text: comments.text,
      mentioned: sql<string[]>`array(
        select person.name from users person
        where person.id = any(${comments.mentionedIds}) order by person.name)`,
      reasonName: caseReasons.name,
      statusName: caseStatuses.name,
      fupTime: comments.fupTime,
      authorName: sql<string>`(
        select person.name from users person where person.id = ${comments.authorId})`,
    },
    search: [comments.text],
    sort: '-createdAt',
    readers: actor => ofOpportunityInScope(comments.entityId, actor, 'read'),
    narrow: rowsOfOpportunity(comments.entityId),
  },
);

/** Whose opportunities were, one change after the other. */
export const assignmentRecords = declareRecords<OpportunityAssignment & Presented, object>(
  opportunityAssignmentCalls,
  {
    resource: 'opportunity-assignments',
    table: assignments,
    removal: 'hard',
    notThere: notThere.record,
    fields: {
      opportunityId: assignments.opportunityId,
      fromAgentName: nameOf('from_agent_id'),
      agentName: nameOf('agent_id'),
      manner: assignments.manner,
      assignedByName: nameOf('created_by'),
    },
    search: [],
    sort: '-createdAt',
    readers: actor => ofOpportunityInScope(assignments.opportunityId, actor, 'read'),
    narrow: rowsOfOpportunity(assignments.opportunityId),
  },
);
