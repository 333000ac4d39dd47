import { eq } from 'drizzle-orm';
import { opportunities, opportunityPackages } from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startDeals, type Deals } from '../opportunities/startDeals.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';

export interface Sheet {
  id: number;
  version: number;
  statusId: number;
  rcmCaseId: number;
  total: number;
  acts: string[];
  [field: string]: unknown;
}

export interface Termsheets extends Deals {
  readonly rcm: Caller;
  /** A deal with a package and one milestone over its price. */
  readonly agreed: (name?: string) => Promise<number>;
  readonly sheet: (opportunityId: number, name?: string) => Promise<Sheet>;
  readonly send: (id: number, name?: string) => Promise<Sheet>;
  readonly decide: (
    sheet: Sheet,
    decision: 'approve' | 'reject' | 'send-back',
    reason?: string,
  ) => ReturnType<Caller['put']>;
  readonly read: (id: number, name?: string) => Promise<Sheet>;
}

/** People who sell, someone of RCM, and deals of which termsheets can be made. */
export const startTermsheets = async (env: Record<string, string> = {}): Promise<Termsheets> => {
  const test = await startDeals(env);
  const { db } = test.client;
  await addUser(test.client, 'money-rcm@example.com', ['rcm-approval-admin', 'lookup-view']);
  const rcm = await test.as('money-rcm');
  return {
    ...test,
    rcm,
    agreed: async (name = 'agent') => {
      const { id } = await test.log(name);
      await test.addPackage(name, id);
      await db
        .update(opportunityPackages)
        .set({ discountStatus: 'NotRequired' })
        .where(eq(opportunityPackages.opportunityId, id));
      const [line] = await db
        .select({ sales: opportunityPackages.salesPaise })
        .from(opportunityPackages)
        .where(eq(opportunityPackages.opportunityId, id));
      await db
        .update(opportunities)
        .set({ delayedActivationStatus: 'NotRequired' })
        .where(eq(opportunities.id, id));
      ok(
        await test.by(name).post('/sapna/v1/milestone', {
          opportunityId: id,
          name: 'Booking',
          amount: line?.sales ?? 0,
          startDate: '2026-12-01',
        }),
      );
      return id;
    },
    sheet: async (opportunityId, name = 'agent') =>
      ok<Sheet>(
        await test.by(name).post('/sapna/v1/termsheet', {
          opportunityId,
          accountLegalEntityId: test.held(name).legalEntityId,
          contactId: test.held(name).contactId,
        }),
      ),
    send: async (id, name = 'agent') =>
      ok<Sheet>(await test.by(name).post(`/sapna/v1/termsheet/${id}/case`, {})),
    decide: ({ rcmCaseId }, decision, reason) =>
      rcm.put(`/mystique/rcm/v1/${rcmCaseId}`, {
        decision,
        ...(reason !== undefined && { reason }),
      }),
    read: async (id, name = 'agent') =>
      ok<Sheet>(await test.by(name).get(`/sapna/v3/termsheet-page/${id}`)),
  };
};
