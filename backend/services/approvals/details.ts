import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CallOf } from '#contract/calls/index.ts';
import type { Approval } from '#contract/calls/recordTypes.ts';
import { extensionRequested, processedText } from '#contract/domain/approvals/approvalStatus.ts';
import { subjectOf } from '#contract/domain/approvals/approvalSubjects.ts';
import { grouped } from '#contract/domain/lists/grouped.ts';
import { opportunityPage } from '#contract/domain/lines.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import {
  approvalHistory as h,
  type approvalRequests as r,
  approvalTasks as t,
  designations,
  opportunities,
  users,
} from '../../database/schema/index.ts';
import { approvalRecords } from './approvalRecords.ts';
import { isTaskOf } from './approvalScope.ts';
import { contentOf, digestOf } from './contentOf.ts';
import { refuseApproval } from './refuseApproval.ts';

type Reading = Context<CallOf<'approvals.details'>>;
type Row = typeof r.$inferSelect;

const answerers = alias(users, 'answerers');
const principals = alias(users, 'principals');

const tasksOf = ({ db }: Reading, id: number) =>
  db
    .select({
      task: t,
      name: users.name,
      designation: designations.name,
      answererName: answerers.name,
    })
    .from(t)
    .innerJoin(users, eq(users.id, t.assigneeId))
    .leftJoin(designations, eq(designations.id, users.designationId))
    .leftJoin(answerers, eq(answerers.id, t.answeredBy))
    .where(eq(t.approvalRequestId, id))
    .orderBy(asc(t.level), asc(t.id));

type TaskOf = Awaited<ReturnType<typeof tasksOf>>[number];

const personOf = ({ task, name, designation }: TaskOf) => ({
  id: task.assigneeId,
  name,
  designation,
});

const stepsOf = (tasks: readonly TaskOf[]) =>
  [...grouped(tasks, ({ task }) => task.level).values()].map(step => ({
    level: step[0]?.task.level ?? 1,
    role: step[0]?.task.role ?? ('approver' as const),
    isAnyEnough: step[0]?.task.role === 'approver' || step[0]?.task.isAnyEnough === true,
    people: step.map(one => ({
      ...personOf(one),
      status: one.task.status,
      remark: one.task.remark,
      respondedAt: one.task.respondedAt?.toISOString() ?? null,
      answeredByName:
        one.task.answeredBy === null || one.task.answeredBy === one.task.assigneeId
          ? null
          : one.answererName,
    })),
  }));

/** "B for A", where one acted in the other's place. */
const historyOf = async ({ db }: Reading, id: number) => {
  const rows = await db
    .select({ row: h, name: users.name, principal: principals.name })
    .from(h)
    .leftJoin(users, eq(users.id, h.userId))
    .leftJoin(principals, eq(principals.id, h.onBehalfOfId))
    .where(eq(h.approvalRequestId, id))
    .orderBy(asc(h.id));
  return rows.map(({ row, name, principal }) => ({
    userName: principal === null ? (name ?? '-') : `${name ?? '-'} for ${principal}`,
    role: row.role,
    status: row.status,
    remark: row.remark,
    updatedAt: row.at.toISOString(),
  }));
};

/** What this person can answer now. */
const taskOf = async (
  { db, actor, services }: Pick<Reading, 'db' | 'actor' | 'services'>,
  row: Row,
) => {
  if (row.status !== 'PendingApproval' || row.requestedBy === actor.id) return null;
  const [found] = await db
    .select({ task: t, name: users.name })
    .from(t)
    .innerJoin(users, eq(users.id, t.assigneeId))
    .where(
      and(
        eq(t.approvalRequestId, row.id),
        eq(t.status, 'open'),
        isTaskOf(actor.id, services.now()),
      ),
    )
    .orderBy(asc(t.id))
    .limit(1);
  return found
    ? {
        taskKey: found.task.taskKey,
        role: found.task.role,
        onBehalfOfName: found.task.assigneeId === actor.id ? null : found.name,
      }
    : null;
};

/** The word that is shown of a request (part 1 section 4, T20). */
const shownStatusOf = (row: Row, tasks: readonly TaskOf[]): string => {
  if (row.status === 'Approved') return processedText('approver', true);
  if (row.status === 'Rejected') return processedText('approver', false);
  if (row.status !== 'PendingApproval') return row.status.toLowerCase();
  if (subjectOf(row.approvalType).kind === 'extension') return extensionRequested;
  const isReviewed = tasks.some(({ task }) => task.status === 'Reviewed');
  return isReviewed ? processedText('reviewer', true) : 'sent';
};

const currentOf = async ({ db }: Reading, row: Row) => {
  const content = await contentOf(db, row);
  if (!content) return { current: null, isChanged: content === null };
  const days = row.durationInDays === null ? {} : { durationInDays: row.durationInDays };
  const current = { ...content, ...days };
  return { current, isChanged: digestOf(row.approvalType, current) !== row.digest };
};

const routeOf = async ({ db }: Reading, { opportunityId }: Row): Promise<string | null> => {
  if (opportunityId === null) return null;
  const [deal] = await db
    .select({ line: opportunities.line })
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId));
  return deal ? opportunityPage(deal.line, opportunityId) : null;
};

/** GET approvals/{id}: the record alone, for anyone who may read it. */
export const getApproval: Verb<CallOf<'approvals.get'>> = async context => {
  const { params, db, actor, services } = context;
  const row = await refuseApproval(db, actor, params.id, services.now());
  const record: Approval = await approvalRecords.readOne(context, row.id);
  const task = await taskOf(context, row);
  return { ...record, waitsForMe: task !== null, ...(task && { taskKey: task.taskKey }) };
};

/** GET approval-page-details/{id}: a request with all that is needed to decide it. */
export const approvalDetails: Verb<CallOf<'approvals.details'>> = async context => {
  const { params, db, actor, services } = context;
  const row = await refuseApproval(db, actor, params.id, services.now());
  const record: Approval = await approvalRecords.readOne(context, row.id);
  const tasks = await tasksOf(context, row.id);
  const task = await taskOf(context, row);
  const subject = subjectOf(row.approvalType);
  const approvers = tasks.filter(one => one.task.role === 'approver');
  const reviewers = tasks.filter(one => one.task.role === 'reviewer');
  return {
    ...record,
    waitsForMe: task !== null,
    kind: subject.kind ?? null,
    value: row.status === 'PendingApproval' ? 'requested' : 'processed',
    shownStatus: shownStatusOf(row, tasks),
    approvingAuthority: approvers.map(({ name, designation }) => ({ name, designation })),
    approvalReviewerMappings: reviewers.map(one => ({
      reviewerId: one.task.assigneeId,
      reviewerName: one.name,
      status: one.task.status,
      updatedAt: one.task.updatedAt.toISOString(),
    })),
    reviewerList: reviewers.map(personOf),
    paymentsReviewerList: subject.isAboutPayments ? reviewers.map(personOf) : [],
    approvalHistory: await historyOf(context, row.id),
    steps: stepsOf(tasks),
    asked: row.snapshot,
    ...(await currentOf(context, row)),
    task,
    opportunityRoute: await routeOf(context, row),
  };
};
