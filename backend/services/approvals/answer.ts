import { and, asc, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { approvalRefusals } from '#contract/domain/approvals/approvalRefusals.ts';
import { processedText } from '#contract/domain/approvals/approvalStatus.ts';
import { subjectOf } from '#contract/domain/approvals/approvalSubjects.ts';
import { answerTask, type Answered } from '#contract/domain/approvals/taskRules.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { invalidField, Refusal } from '../../calls/Refusal.ts';
import {
  approvalHistory,
  approvalRequests as r,
  approvalTasks as t,
  users,
} from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { lockOpportunity } from '../dealToChange.ts';
import { isTaskOf } from './approvalScope.ts';
import { refuseRefundAnswer } from './answerRefund.ts';
import { contentOf, digestOf } from './contentOf.ts';
import { noticeAsked, noticeDecided } from './notices.ts';
import { mayNotDecide } from './refuseApproval.ts';
import { writeSubject } from './writeSubject.ts';

interface Given {
  readonly taskKey: string;
  readonly isApproved: boolean;
  readonly remark: string | null;
}

type Writing = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;
type TaskRow = typeof t.$inferSelect;
type RequestRow = typeof r.$inferSelect;

/** The task, where it is this person's to answer; their own requests never are. @throws Refusal FORBIDDEN */
const ownTask = async ({ db, actor, services }: Writing, taskKey: string) => {
  const [found] = await db
    .select({ task: t, request: r })
    .from(t)
    .innerJoin(r, eq(r.id, t.approvalRequestId))
    .where(and(eq(t.taskKey, taskKey), isTaskOf(actor.id, services.now())));
  if (!found || found.request.requestedBy === actor.id) throw mayNotDecide();
  return found;
};

/** Request and tasks as they are once nobody else writes them: the opportunity is locked first, as for its prices. */
const lockAll = async (context: Writing, { id, opportunityId }: RequestRow) => {
  if (opportunityId !== null) await lockOpportunity(context, opportunityId);
  const [request] = await context.db.select().from(r).where(eq(r.id, id)).for('update');
  const tasks = await context.db
    .select()
    .from(t)
    .where(eq(t.approvalRequestId, id))
    .orderBy(asc(t.id));
  if (!request) throw mayNotDecide();
  return { request, tasks };
};

const failed = (words: ConstructorParameters<typeof Refusal>[1]) =>
  new Refusal('BAD_REQUEST', words);

/** To anyone who comes second: what was decided, by whom and when (T46). */
const decidedBy = async ({ db }: Writing, userId: number | null, status: string, at: Date) => {
  const [person] = await db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, userId ?? 0));
  return failed(approvalRefusals.decided({ name: person?.name ?? '', status, at }));
};

const refuseLate = async (context: Writing, request: RequestRow, task: TaskRow) => {
  if (request.status === 'Superseded') throw failed(approvalRefusals.superseded);
  if (request.status !== 'PendingApproval')
    throw await decidedBy(
      context,
      request.decidedBy,
      request.status,
      request.decidedAt ?? request.updatedAt,
    );
  if (task.status === 'waiting') throw failed(approvalRefusals.notYet);
  if (task.status === 'NotNeeded') throw failed(approvalRefusals.notNeeded);
  if (task.status !== 'open')
    throw await decidedBy(
      context,
      task.answeredBy ?? task.assigneeId,
      task.status,
      task.respondedAt ?? task.updatedAt,
    );
};

const refuseChanged = async ({ db }: Writing, request: RequestRow): Promise<void> => {
  const content = await contentOf(db, request);
  if (content === undefined) return;
  const isSame =
    content !== null &&
    digestOf(request.approvalType, { ...content, durationInDays: request.durationInDays }) ===
      request.digest;
  if (!isSame) throw failed(approvalRefusals.superseded);
};

const writeAnswer = async (
  { db, actor, services }: Writing,
  task: TaskRow,
  { remark }: Given,
  result: Answered,
) => {
  const now = services.now();
  for (const { id, status } of result.tasks)
    await db
      .update(t)
      .set({
        status,
        version: sql`${t.version} + 1`,
        updatedBy: actor.id,
        ...(id === task.id && { remark, respondedAt: now, answeredBy: actor.id }),
      })
      .where(eq(t.id, id));
  await db.insert(approvalHistory).values({
    approvalRequestId: task.approvalRequestId,
    userId: actor.id,
    onBehalfOfId: task.assigneeId === actor.id ? null : task.assigneeId,
    role: task.role,
    status: result.tasks[0]?.status ?? '',
    remark,
    at: now,
  });
};

const writeRequest = async (context: Writing, request: RequestRow, result: Answered) => {
  const { db, actor, services } = context;
  const isDecided = result.request !== 'PendingApproval';
  await db
    .update(r)
    .set({
      status: result.request,
      currentLevel: result.level,
      version: sql`${r.version} + 1`,
      updatedBy: actor.id,
      ...(isDecided && { decidedBy: actor.id, decidedAt: services.now() }),
    })
    .where(eq(r.id, request.id));
  if (!isDecided) return;
  await writeSubject(context, subjectOf(request.approvalType), request, result.request);
  await noticeDecided(context, request, result.request === 'Approved');
};

const presented = (task: TaskRow, given: Given, result: Answered) => {
  const status = result.tasks[0]?.status as 'Reviewed' | 'Approved' | 'Rejected';
  return {
    taskKey: task.taskKey,
    remark: given.remark,
    taskResponseStatus: status,
    approvalId: task.approvalRequestId,
    approvalStatus: result.request,
    shownStatus: processedText(task.role, given.isApproved),
  };
};

/** The same answer once more, such as after a lost network, is told what it brought about the first time. */
const repeated = (request: RequestRow, task: TaskRow, actorId: number, given: Given) => {
  const status = task.role === 'reviewer' ? 'Reviewed' : 'Approved';
  if (task.answeredBy !== actorId || task.status !== (given.isApproved ? status : 'Rejected'))
    return undefined;
  const { status: stands } = request;
  if (stands !== 'PendingApproval' && stands !== 'Approved' && stands !== 'Rejected')
    return undefined;
  return presented(
    task,
    { ...given, remark: task.remark },
    {
      tasks: [{ id: task.id, status: task.status }],
      request: stands,
      level: request.currentLevel,
    },
  );
};

/**
 * One person's answer to what they are asked (part 1 section 4, T43, T44): of two in the same moment exactly one decides,
 * and the other is told whose decision it is.
 * @throws Refusal FORBIDDEN, BAD_REQUEST or 422
 */
export const answerApproval = async (context: Writing, given: Given) => {
  const found = await ownTask(context, given.taskKey);
  if (!given.isApproved && !given.remark)
    throw invalidField('/remark', 'required', approvalRefusals.needsRemark);
  const { request, tasks } = await lockAll(context, found.request);
  const task = tasks.find(({ id }) => id === found.task.id) ?? found.task;
  const same = repeated(request, task, context.actor.id, given);
  if (same) {
    context.audit.nothingChanged();
    return same;
  }
  await refuseLate(context, request, task);
  await refuseChanged(context, request);
  if (request.entity === 'refunds') await refuseRefundAnswer(context, request.entityId);
  const result = answerTask(tasks, task, given.isApproved);
  await writeAnswer(context, task, given, result);
  await writeRequest(context, request, result);
  const opened = result.tasks.filter(({ status }) => status === 'open').map(({ id }) => id);
  const asked = tasks.filter(({ id }) => opened.includes(id)).map(one => one.assigneeId);
  await noticeAsked(context, request, asked);
  await context.audit.record({
    action: given.isApproved ? (task.role === 'reviewer' ? 'review' : 'approve') : 'reject',
    entity: 'approvals',
    entityId: request.id,
    version: request.version + 1,
    before: { status: request.status },
    after: { status: result.request, remark: given.remark },
  });
  return presented(task, given, result);
};

type Body<Id extends 'approvals.process' | 'approvals.rejectTask' | 'approvals.passTask'> = Context<
  CallOf<Id>
>['body'];

/** POST process-approval: with a remark either way. */
export const processApproval: Verb<CallOf<'approvals.process'>> = context => {
  const { taskKey, isApproved, remark }: Body<'approvals.process'> = context.body;
  return answerApproval(context, { taskKey, isApproved, remark: remark ?? null });
};

/** POST v2/task: the remark is the reason of a rejection. */
export const rejectTask: Verb<CallOf<'approvals.rejectTask'>> = context =>
  answerApproval(context, { ...context.body, isApproved: false });

/** POST v3/task: the task passes. */
export const passTask: Verb<CallOf<'approvals.passTask'>> = context =>
  answerApproval(context, { ...context.body, isApproved: true, remark: null });
