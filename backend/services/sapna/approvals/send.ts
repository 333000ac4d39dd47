import { and, desc, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { extensionRequested } from '#contract/domain/approvals/approvalStatus.ts';
import { approvalRefusals } from '#contract/domain/approvals/approvalRefusals.ts';
import { firstStatuses } from '#contract/domain/approvals/taskRules.ts';
import type { Verb } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import {
  approvalHistory,
  approvalRequests as r,
  approvalTasks as t,
} from '../../../database/schema/index.ts';
import type { InWrite } from '../../../tables/Declaration.ts';
import { lockOpportunity } from '../opportunities/refuseLocked.ts';
import { digestOf } from './contentOf.ts';
import { noticeAsked } from './notices.ts';
import { plannedPath } from './plannedPath.ts';
import { writeSubject } from './statusOf.ts';
import { subjectToAsk, type AskedAbout, type Subject } from './subjectToAsk.ts';
import { supersede } from './supersede.ts';

type Writing = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;

/** What was asked of the same thing before, newest first; locked. */
const before = ({ db }: Pick<InWrite, 'db'>, { subject }: Subject, entityId: number) =>
  db
    .select()
    .from(r)
    .where(
      and(eq(r.approvalType, subject.type), eq(r.entity, subject.entity), eq(r.entityId, entityId)),
    )
    .orderBy(desc(r.id))
    .for('update');

const refuseAgain = (rows: readonly (typeof r.$inferSelect)[], digest: string): void => {
  const isSame = (status: string) =>
    rows.some(row => row.status === status && row.digest === digest);
  if (isSame('PendingApproval')) throw new Refusal('CONFLICT', approvalRefusals.pending);
  if (rows[0]?.status === 'Approved' && isSame('Approved'))
    throw new Refusal('CONFLICT', approvalRefusals.approved);
};

const writeTasks = async (
  { db, actor }: Pick<InWrite, 'db' | 'actor'>,
  requestId: number,
  steps: Awaited<ReturnType<typeof plannedPath>>['steps'],
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

/** Asks for an approval of what stands now; an older question about the same thing ends (T43). */
export const sendForApproval = async (
  context: Writing,
  asked: AskedAbout & { readonly remark?: string | null },
): Promise<number> => {
  const { db, actor, audit, services } = context;
  const about = await subjectToAsk(context, asked);
  const { subject, content, opportunityId } = about;
  await lockOpportunity(context, opportunityId);
  const digest = digestOf(subject.type, content);
  const rows = await before(context, about, asked.entityId);
  refuseAgain(rows, digest);
  const { steps } = await plannedPath(db, { ...about, requesterId: actor.id });
  for (const row of rows) if (row.status === 'PendingApproval') await supersede(context, row);
  const now = services.now();
  const [made] = await db
    .insert(r)
    .values({
      approvalType: subject.type,
      entityTypeId: subject.entityTypeId ?? null,
      entity: subject.entity,
      entityId: asked.entityId,
      opportunityId,
      digest,
      snapshot: { ...content },
      remark: asked.remark ?? null,
      durationInDays: subject.needsDays ? (asked.durationInDays ?? null) : null,
      previousId: rows[0]?.id ?? null,
      requestedBy: actor.id,
      requestedAt: now,
      createdBy: actor.id,
      updatedBy: actor.id,
    })
    .returning({ id: r.id });
  if (!made) throw new Error('The request was not written');
  const { id } = made;
  const people = await writeTasks(context, id, steps);
  for (const row of rows)
    if (row.status === 'PendingApproval')
      await db.update(r).set({ supersededById: id }).where(eq(r.id, row.id));
  await db.insert(approvalHistory).values({
    approvalRequestId: id,
    userId: actor.id,
    role: 'requester',
    status: 'Sent',
    remark: asked.remark ?? null,
    at: now,
  });
  await writeSubject(
    context,
    subject,
    { entityId: asked.entityId, opportunityId, durationInDays: asked.durationInDays ?? null },
    'PendingApproval',
  );
  await noticeAsked(context, { id, approvalType: subject.type, opportunityId }, people);
  await audit.record({
    action: 'create',
    entity: 'approvals',
    entityId: id,
    version: 1,
    after: {
      approvalType: subject.type,
      entityId: asked.entityId,
      status: 'PendingApproval',
      remark: asked.remark ?? null,
    },
  });
  return id;
};

/** POST send-for-approval. */
export const send: Verb<CallOf<'approvals.send'>> = async context => {
  const approvalId = await sendForApproval(context, context.body);
  const isExtension = context.body.approvalType === 'ExtendSlotDate';
  return {
    approvalId,
    approvalStatus: 'PendingApproval',
    shownStatus: isExtension ? extensionRequested : 'sent',
  };
};
