import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  approvalRequests,
  auditEntries,
  opportunities,
  opportunityPackages,
} from '#backend/database/schema/index.ts';
import { decideApproval } from '#tests/support/decideApproval.ts';
import { ok } from '#tests/support/server/ok.ts';
import { externalOf, startLinks, type Links } from '../payments/startLinks.ts';
import type { Due } from '../payments/startPayments.ts';

let test: Links;
beforeAll(async () => {
  test = await startLinks();
});
afterAll(() => test.close());

/** Every way in which a deal ends; each leaves nothing that a client could still pay by. */
const ways: Readonly<Record<string, { status: number; end: (due: Due) => Promise<unknown> }>> = {
  'is marked as lost': {
    status: 6,
    end: async ({ opportunityId }) =>
      ok(
        await test
          .by('agent')
          .put(`/sapna/v1/opportunity/${opportunityId}/mark-opportunity-as-lost`, { sourceId: 31 }),
      ),
  },
  'is lost by the reason of its case': {
    status: 6,
    end: async ({ opportunityId }) =>
      ok(
        await test
          .by('agent')
          .call('PATCH', `/sapna/v1/opportunity/${opportunityId}/change-status`, {
            body: { caseReasonId: 31 },
          }),
      ),
  },
  'is dropped by an approval': {
    status: 7,
    end: async ({ opportunityId }) => {
      const { approvalId } = ok<{ approvalId: number }>(
        await test.by('agent').post('/sapna/v1/approval/send-for-approval', {
          approvalType: 'DealDropped',
          entityId: opportunityId,
        }),
      );
      expect(await decideApproval(test, approvalId, true)).toBeUndefined();
    },
  },
  'is paid whole': {
    status: 2,
    end: async due => {
      const sheet = await test.sheet(due.opportunityId);
      await test.decide(await test.send(sheet.id), 'approve');
      await test.settle(await test.collect(due), 'clear');
    },
  },
};

describe('a deal that ends', () => {
  it.each(Object.entries(ways))('%s: its payment links are over', async (_, { status, end }) => {
    const due = await test.due();
    const link = await test.made(due);
    const advance = await test.made(due, {
      milestoneId: undefined,
      opportunityId: due.opportunityId,
      amount: 5000,
    });
    await end(due);
    const [deal] = await test.client.db
      .select()
      .from(opportunities)
      .where(eq(opportunities.id, due.opportunityId));
    expect(deal?.statusId).toBe(status);
    for (const { id } of [link, advance]) {
      expect(await test.linkOf(due, id)).toMatchObject({ status: 'expired', isOpen: false });
      const told = await test.client.db
        .select()
        .from(auditEntries)
        .where(
          and(eq(auditEntries.entity, 'payment-links'), eq(auditEntries.entityId, String(id))),
        );
      expect(told.map(({ action }) => action)).toContain('expired');
    }
    const page = await test.anonymous.get(`/pay/${externalOf(link)}`);
    expect(page.body).toContain('This link has expired.');
  });

  it('ends what was asked about it and could not be approved any more', async () => {
    const due = await test.due();
    const [part] = await test.client.db
      .select()
      .from(opportunityPackages)
      .where(eq(opportunityPackages.opportunityId, due.opportunityId));
    const ask = async (
      approvalType: 'Discount' | 'DealDropped',
      entity: string,
      entityId: number,
    ) =>
      test.client.db.insert(approvalRequests).values({
        approvalType,
        entity,
        entityId,
        opportunityId: due.opportunityId,
        status: 'PendingApproval',
        digest: approvalType,
        snapshot: {},
        requestedBy: 1,
        requestedAt: new Date(),
      });
    await ask('Discount', 'opportunity_packages', part?.id ?? 0);
    await ask('DealDropped', 'opportunities', due.opportunityId);
    await test.client.db
      .update(opportunityPackages)
      .set({ discountStatus: 'PendingApproval' })
      .where(eq(opportunityPackages.id, part?.id ?? 0));
    await ways['is marked as lost']?.end(due);
    const rows = await test.client.db
      .select()
      .from(approvalRequests)
      .where(eq(approvalRequests.opportunityId, due.opportunityId));
    expect(rows.map(({ status }) => status)).toEqual(['Superseded', 'Superseded']);
    const [after] = await test.client.db
      .select()
      .from(opportunityPackages)
      .where(eq(opportunityPackages.id, part?.id ?? 0));
    expect(after?.discountStatus).toBe('Required');
  });

  it('keeps its links while it is open', async () => {
    const due = await test.due();
    const link = await test.made(due);
    ok(
      await test
        .by('agent')
        .call('PATCH', `/sapna/v1/opportunity/${due.opportunityId}/change-status`, {
          body: { caseReasonId: 3, fupTime: '2026-12-01T06:30:00.000Z' },
        }),
    );
    expect(await test.linkOf(due, link.id)).toMatchObject({ isOpen: true });
  });
});
