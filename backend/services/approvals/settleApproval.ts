import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ApprovalEntity } from '#contract/domain/approvals/approvalSubjects.ts';
import {
  approvalHistory,
  approvalRequests as r,
  approvalTasks as t,
} from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';

type Writing = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;

interface Settled {
  readonly entity: ApprovalEntity;
  readonly entityId: number;
  readonly isApproved: boolean;
  readonly remark: string | null;
}

/** A request whose subject was decided on its own page is decided with it: nobody is asked any more. */
export const settleApproval = async (
  { db, actor, services, audit }: Writing,
  { entity, entityId, isApproved, remark }: Settled,
): Promise<void> => {
  const [request] = await db
    .select()
    .from(r)
    .where(and(eq(r.entity, entity), eq(r.entityId, entityId), eq(r.status, 'PendingApproval')))
    .for('update');
  if (!request) return;
  const status = isApproved ? 'Approved' : 'Rejected';
  const now = services.now();
  await db
    .update(r)
    .set({
      status,
      decidedBy: actor.id,
      decidedAt: now,
      version: sql`${r.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(r.id, request.id));
  await db
    .update(t)
    .set({ status: 'NotNeeded', version: sql`${t.version} + 1`, updatedBy: actor.id })
    .where(and(eq(t.approvalRequestId, request.id), inArray(t.status, ['open', 'waiting'])));
  await db.insert(approvalHistory).values({
    approvalRequestId: request.id,
    userId: actor.id,
    role: 'approver',
    status,
    remark,
    at: now,
  });
  await audit.record({
    action: isApproved ? 'approve' : 'reject',
    entity: 'approvals',
    entityId: request.id,
    version: request.version + 1,
    before: { status: request.status },
    after: { status, remark },
  });
};
