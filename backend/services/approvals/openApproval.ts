import type { ApprovalContent } from '#contract/domain/approvals/approvalContent.ts';
import { subjectOf } from '#contract/domain/approvals/approvalSubjects.ts';
import { firstStatuses } from '#contract/domain/approvals/taskRules.ts';
import { Refusal } from '../../calls/Refusal.ts';
import {
  approvalHistory,
  approvalRequests as r,
  approvalTasks as t,
} from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { digestOf } from './contentOf.ts';
import { noticeAsked } from './notices.ts';
import { plannedPath } from './path/plannedPath.ts';

type Writing = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;
type Steps = Awaited<ReturnType<typeof plannedPath>>['steps'];

/** What is asked, of a record that exists and has no request that waits. */
export interface Opened {
  readonly approvalType: string;
  readonly entityId: number;
  readonly opportunityId: number | null;
  /** What it is bound to, and what those who decide are shown. */
  readonly content: ApprovalContent;
  readonly remark: string | null;
  readonly durationInDays?: number | null;
  readonly previousId?: number | null;
}

const writeTasks = async (
  { db, actor }: Pick<InWrite, 'db' | 'actor'>,
  requestId: number,
  steps: Steps,
) => {
  const people = steps.flatMap((step, at) =>
    step.people.map(person => ({ ...step, person, level: at + 1 })),
  );
  const statuses = firstStatuses(people.map(({ level }) => level));
  await db.insert(t).values(
    people.map(({ person, level, role, isAnyEnough }, at) => ({
      taskKey: `task-${requestId}-${level}-${person.id}`,
      approvalRequestId: requestId,
      level,
      role,
      assigneeId: person.id,
      designationId: person.designationId,
      isAnyEnough,
      status: statuses[at] ?? 'waiting',
      createdBy: actor.id,
      updatedBy: actor.id,
    })),
  );
  return people.filter((_, at) => statuses[at] === 'open').map(({ person }) => person.id);
};

/**
 * Writes a request with its tasks and history, and tells the person who is asked first.
 * @returns the id of the request
 * @throws Refusal CONFLICT where nobody decides it
 */
export const openApproval = async (context: Writing, opened: Opened): Promise<number> => {
  const { db, actor, services, audit } = context;
  const { approvalType, entityId, opportunityId, content, remark } = opened;
  const subject = subjectOf(approvalType);
  const now = services.now();
  const { steps } = await plannedPath(db, {
    subject,
    content,
    opportunityId,
    requesterId: actor.id,
  });
  const [made] = await db
    .insert(r)
    .values({
      approvalType: subject.type,
      entityTypeId: subject.entityTypeId ?? null,
      entity: subject.entity,
      entityId,
      opportunityId,
      digest: digestOf(subject.type, content),
      snapshot: { ...content },
      remark,
      durationInDays: opened.durationInDays ?? null,
      previousId: opened.previousId ?? null,
      requestedBy: actor.id,
      requestedAt: now,
      createdBy: actor.id,
      updatedBy: actor.id,
    })
    .returning({ id: r.id });
  if (!made) throw new Error('The request was not written');
  const { id } = made;
  const people = await writeTasks(context, id, steps);
  await db.insert(approvalHistory).values({
    approvalRequestId: id,
    userId: actor.id,
    role: 'requester',
    status: 'Sent',
    remark,
    at: now,
  });
  await noticeAsked(context, { id, approvalType: subject.type, opportunityId, entityId }, people);
  await audit.record({
    action: 'create',
    entity: 'approvals',
    entityId: id,
    version: 1,
    after: { approvalType: subject.type, entityId, status: 'PendingApproval', remark },
  });
  return id;
};

/**
 * The same where the matrix may name nobody: then it is decided on the page of what it is about alone.
 * @returns the id of the request, or undefined
 */
export const openWhereSetUp = async (
  context: Writing,
  opened: Opened,
): Promise<number | undefined> => {
  try {
    return await openApproval(context, opened);
  } catch (error) {
    // It is thrown before anything is written.
    if (error instanceof Refusal && error.code === 'CONFLICT') return undefined;
    throw error;
  }
};
