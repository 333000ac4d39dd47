import { and, eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { approvalHistory, approvalRequests } from '#backend/database/schema/index.ts';
import type { Approvals } from './startApprovals.ts';

/**
 * Two approvers answer in the same moment, one with yes and one with no: exactly one decision stands, and the other is
 * told in a 400 whose it is (T46).
 * @returns how often
 */
export const raceOfApprovers = async (test: Approvals, times: number): Promise<number> => {
  const part = await test.discounted(12);
  const people = [
    await test.userId('broker-business-manager'),
    await test.userId('head-of-management'),
  ];
  const names = ['Debjani Mukhopadhyay', 'Vikramaditya Singh Chauhan'];
  for (let at = 0; at < times; at += 1) {
    const id = await test.contested(part, people);
    const answers = await Promise.all(
      [test.approver, test.head].map((by, place) =>
        by.post('/sapna/v1/approval/process-approval', {
          taskKey: `contested-${id}-${people[place]}`,
          isApproved: (place + at) % 2 === 0,
          remark: 'In the same moment',
        }),
      ),
    );
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    const loser = answers[1 - winner];
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(loser?.json<{ message: string }>().message).toContain(`${names[winner]} `);
    const [request] = await test.client.db
      .select()
      .from(approvalRequests)
      .where(eq(approvalRequests.id, id));
    expect(request?.decidedBy).toBe(people[winner]);
    expect(request?.status).toBe((winner + at) % 2 === 0 ? 'Approved' : 'Rejected');
    const decisions = await test.client.db
      .select({ id: approvalHistory.id })
      .from(approvalHistory)
      .where(
        and(
          eq(approvalHistory.approvalRequestId, id),
          inArray(approvalHistory.status, ['Approved', 'Rejected']),
        ),
      );
    expect(decisions).toHaveLength(1);
  }
  return times;
};
