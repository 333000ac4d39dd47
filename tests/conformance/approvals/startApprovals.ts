import { and, eq } from 'drizzle-orm';
import {
  approvalRequests,
  approvalTasks,
  opportunityPackages,
  users,
} from '#backend/database/schema/index.ts';
import { boundText } from '#contract/domain/approvals/approvalContent.ts';
import { createHash } from 'node:crypto';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startDeals, type Deals, type Part } from '../opportunities/startDeals.ts';

export interface Answer {
  taskResponseStatus: string;
  approvalStatus: string;
  shownStatus: string;
  approvalId: number;
}

export interface Details {
  id: number;
  status: string;
  value: string;
  shownStatus: string;
  waitsForMe: boolean;
  isChanged: boolean;
  previousId?: number;
  task: { taskKey: string; role: string; onBehalfOfName: string | null } | null;
  approvalHistory: { userName: string; role: string; status: string }[];
  approvalReviewerMappings: { reviewerId: number; status: string }[];
  approvingAuthority: { name: string; designation: string | null }[];
  steps: { level: number; role: string; people: { id: number; status: string }[] }[];
}

export interface Approvals extends Deals {
  readonly reviewer: Caller;
  readonly approver: Caller;
  readonly head: Caller;
  readonly userId: (persona: string) => Promise<number>;
  /** A package of a new deal of the agent, with a discount in percent of the rate. */
  readonly discounted: (percent: number) => Promise<Part>;
  readonly setPrice: (part: Part, percent: number) => Promise<Part>;
  readonly ask: (entityId: number, more?: object) => Promise<number>;
  readonly details: (by: Caller, id: number) => Promise<Details>;
  readonly packageOf: (id: number) => Promise<typeof opportunityPackages.$inferSelect>;
  /** A pending request of the agent that two people are asked to decide. */
  readonly contested: (part: Part, people: readonly number[]) => Promise<number>;
}

const salesOf = (rate: number, percent: number): number =>
  Math.round((rate * (100 - percent)) / 100);

/** An agent whose team leader works for the broker process manager, who works for the business manager. */
export const startApprovals = async (): Promise<Approvals> => {
  const test = await startDeals();
  const { db } = test.client;
  const userId = async (persona: string) => {
    const [row] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, `${persona}@example.com`));
    return row?.id ?? 0;
  };
  const manager = await userId('broker-process-manager');
  await db
    .update(users)
    .set({ parentId: manager, designationId: 32 })
    .where(eq(users.id, test.idOf('lead')));
  const packageOf = async (id: number) => {
    const [row] = await db.select().from(opportunityPackages).where(eq(opportunityPackages.id, id));
    if (!row) throw new Error('The package is gone');
    return row;
  };
  const setPrice = async (part: Part, percent: number) => {
    const row = await packageOf(part.id);
    return ok<Part>(
      await test.by('agent').put(`/sapna/v1/opportunity-package/${part.id}`, {
        salesPrice: salesOf(row.ratePaise, percent),
        version: row.version,
      }),
    );
  };
  const digest = (content: Record<string, unknown>) =>
    createHash('sha256').update(boundText('Discount', content)).digest('hex');
  return {
    ...test,
    userId,
    packageOf,
    setPrice,
    reviewer: await test.as('broker-process-manager'),
    approver: await test.as('broker-business-manager'),
    head: await test.as('head-of-management'),
    discounted: async percent => {
      const { id } = await test.log('agent');
      return setPrice(await test.addPackage('agent', id), percent);
    },
    ask: async (entityId, more = {}) =>
      ok<{ approvalId: number }>(
        await test.by('agent').post('/sapna/v1/approval/send-for-approval', {
          approvalType: 'Discount',
          entityId,
          ...more,
        }),
      ).approvalId,
    details: async (by, id) => ok<Details>(await by.get(`/sapna/v1/approval-page-details/${id}`)),
    contested: async (part, people) => {
      const row = await packageOf(part.id);
      await db
        .update(approvalRequests)
        .set({ status: 'Lapsed' })
        .where(
          and(
            eq(approvalRequests.entityId, part.id),
            eq(approvalRequests.entity, 'opportunity_packages'),
          ),
        );
      const content = {
        packageId: row.packageId,
        quantity: row.quantity,
        ratePaise: row.ratePaise,
        salesPaise: row.salesPaise,
      };
      const [made] = await db
        .insert(approvalRequests)
        .values({
          approvalType: 'Discount',
          entity: 'opportunity_packages',
          entityId: part.id,
          opportunityId: row.opportunityId,
          digest: digest(content),
          snapshot: content,
          requestedBy: test.idOf('agent'),
        })
        .returning({ id: approvalRequests.id });
      const id = made?.id ?? 0;
      await db.insert(approvalTasks).values(
        people.map(assigneeId => ({
          taskKey: `contested-${id}-${assigneeId}`,
          approvalRequestId: id,
          level: 1,
          role: 'approver' as const,
          assigneeId,
          status: 'open' as const,
        })),
      );
      return id;
    },
  };
};
