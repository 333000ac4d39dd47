import { and, eq } from 'drizzle-orm';
import { approvalTasks, users } from '#backend/database/schema/index.ts';
import type { TestApp } from './server/startTestApp.ts';

/**
 * Everyone who is asked answers, until it is decided.
 * @returns the answer that was refused, if one was
 */
export const decideApproval = async (test: TestApp, approvalId: number, isApproved: boolean) => {
  for (;;) {
    const [open] = await test.client.db
      .select({ taskKey: approvalTasks.taskKey, email: users.email })
      .from(approvalTasks)
      .innerJoin(users, eq(users.id, approvalTasks.assigneeId))
      .where(and(eq(approvalTasks.approvalRequestId, approvalId), eq(approvalTasks.status, 'open')))
      .orderBy(approvalTasks.id);
    if (!open) return undefined;
    const by = await test.as(open.email.split('@')[0] ?? '');
    const answer = await by.post('/sapna/v1/approval/process-approval', {
      taskKey: open.taskKey,
      isApproved,
      remark: 'Decided',
    });
    if (answer.statusCode !== 200) return answer;
  }
};
