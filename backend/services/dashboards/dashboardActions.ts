import { and, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { dashboardActionCalls } from '#contract/calls/dashboards/dashboardActions.ts';
import type { DashboardAction } from '#contract/calls/recordTypes.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { startOfDay } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  caseReasons,
  caseStatuses,
  comments,
  opportunities,
  users,
} from '../../database/schema/index.ts';
import { opportunityScope } from '../../policies/scopes/opportunityScope.ts';
import { amongIds } from '../../query/amongIds.ts';
import type { Presented } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Days in India from the first moment of the first to the last of the last (T76). */
const within = (from: string | undefined, until: string | undefined): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(comments.createdAt, startOfDay(from)),
    until === undefined ? undefined : lt(comments.createdAt, startOfDay(addDays(until, 1))),
  );

/** Comments on the opportunities that someone finds in their lists, with what they did to the case. */
export const dashboardActionRecords = declareRecords<DashboardAction & Presented, object>(
  dashboardActionCalls,
  {
    resource: 'dashboard-actions',
    table: comments,
    removal: 'hard',
    notThere: notThere.record,
    where: eq(comments.entity, 'opportunity'),
    joins: [
      {
        table: opportunities,
        on: and(eq(opportunities.id, comments.entityId), isNull(opportunities.deletedAt)),
        isInner: true,
      },
      { table: caseStatuses, on: eq(caseStatuses.id, comments.caseStatusId), isInner: false },
      { table: caseReasons, on: eq(caseReasons.id, comments.caseReasonId), isInner: false },
      { table: users, on: eq(users.id, comments.authorId), isInner: false },
    ],
    fields: {
      opportunityId: comments.entityId,
      opportunityName: opportunities.name,
      accountId: opportunities.accountId,
      text: comments.text,
      statusName: caseStatuses.name,
      reasonName: caseReasons.name,
      fupTime: comments.fupTime,
      authorName: users.name,
      route: sql<string>`'/' || ${opportunities.line} || '-opportunity/' || ${opportunities.id}`,
    },
    search: [comments.text, opportunities.name],
    sort: '-createdAt',
    readers: 'listed',
    narrow: ({ startDate, endDate, commentIds }, actor) => [
      opportunityScope(actor, 'list'),
      within(text(startDate), text(endDate)),
      typeof commentIds === 'string'
        ? amongIds(comments.id, commentIds.split(',').map(Number))
        : undefined,
    ],
  },
);
