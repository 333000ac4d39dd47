import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  builderExclusivityRequests as requests,
  opportunityProducts,
  opportunityPackages,
  opportunityProjects,
} from '#backend/database/schema/index.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { addBuilder, type Built } from './addBuilder.ts';
import { startPayments, type Payments } from '../payments/startPayments.ts';
import { decideApproval } from '#tests/support/decideApproval.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { testDay } from '#tests/support/server/template.ts';

const at = '/sapna/api/builder-exclusivity';
const exclusive =
  'This project is Builder exclusive - No agent is allowed to activate on this project';
const today = testDay;
const lastDay = addDays(today, 40);

interface Asked {
  id: number;
  approvalId: number;
  startDate: string;
  endDate: string;
  approvalStatus: string;
}

let test: Payments;
let admin: Caller;
beforeAll(async () => {
  test = await startPayments();
  admin = await test.as('admin');
});
afterAll(() => test.close());

/** A builder of the agent, with a slot until the last day unless told otherwise. */
const builderWith = ({ slotUntil = lastDay }: { slotUntil?: string | null } = {}) =>
  addBuilder(test.client.db, { agentId: test.idOf('agent'), slotUntil });

const ask = (
  { accountId, builderProfileUuid, projectId }: Built,
  more: Record<string, string | number> = {},
  by = test.by('agent'),
) =>
  by.post(
    at,
    {},
    {
      query: { accountId, builderProfileUuid, projectId, ...more },
    },
  );

const decide = (approvalId: number, isApproved: boolean) =>
  decideApproval(test, approvalId, isApproved);
const rowOf = async (id: number) => {
  const [row] = await test.client.db.select().from(requests).where(eq(requests.id, id));
  return row;
};
const granted = async (built: Built) => {
  const asked = ok<Asked>(await ask(built));
  expect(await decide(asked.approvalId, true)).toBeUndefined();
  return asked;
};

describe('P3-C-053 POST builder-exclusivity', () => {
  it('asks from today until the last slot of the builder ends', async () => {
    const built = await builderWith();
    const asked = ok<Asked>(await ask(built, { comments: ' Until the launch ' }));
    expect(asked).toMatchObject({
      startDate: today,
      endDate: lastDay,
      approvalStatus: 'PendingApproval',
    });
    expect(await rowOf(asked.id)).toMatchObject({
      userId: test.idOf('agent'),
      accountId: built.accountId,
      comments: 'Until the launch',
      approvalRequestId: asked.approvalId,
    });
    const details = ok<{ asked: object; approvalType: string }>(
      await test.by('agent').get(`/sapna/v1/approval-page-details/${asked.approvalId}`),
    );
    expect(details).toMatchObject({
      approvalType: 'BuilderExclusive',
      asked: { projectId: built.projectId, projectName: built.projectName, endDate: lastDay },
    });
  });

  it('P3-V-031 refuses a project of another builder, on its field', async () => {
    const [one, other] = [await builderWith(), await builderWith()];
    const refused = await ask({ ...one, projectId: other.projectId });
    expect(refused.statusCode).toBe(422);
    expect(refusal(refused)).toMatchObject({
      message: 'Requested project ID is not associated with the builder',
      errors: ['/projectId check'],
    });
  });

  it('refuses another builder’s profile, another person, and a second request', async () => {
    const [one, other] = [await builderWith(), await builderWith()];
    const asOther = await ask({ ...other, accountId: one.accountId });
    expect(refusal(asOther).errors).toEqual(['/builderProfileUuid check']);
    const asMate = await ask(one, { userId: test.idOf('mate') });
    expect(refusal(asMate).errors).toEqual(['/userId check']);
    ok(await ask(one, { userId: test.idOf('agent') }));
    expect(refusal(await ask(one)).message).toContain('is already waiting for approval');
  });

  it('refuses a builder without a slot that lasts', async () => {
    for (const slotUntil of [null, addDays(today, -1)])
      expect(refusal(await ask(await builderWith({ slotUntil }))).message).toContain(
        'This builder has no slot',
      );
  });

  it('is not for the clients of others', async () => {
    const built = await builderWith();
    expect((await ask(built, {}, test.by('stranger'))).statusCode).toBe(404);
    expect((await ask(built, {}, test.by('reader'))).statusCode).toBe(403);
  });
});

describe('a decision', () => {
  it('grants or refuses, as approvals do', async () => {
    const [one, other] = [await builderWith(), await builderWith()];
    expect((await rowOf((await granted(one)).id))?.approvalStatus).toBe('Approved');
    expect(refusal(await ask(one)).message).toBe(exclusive);
    const asked = ok<Asked>(await ask(other));
    await decide(asked.approvalId, false);
    expect((await rowOf(asked.id))?.approvalStatus).toBe('Rejected');
    ok(await ask(other));
  });

  it('grants no days that are over or are another’s by then', async () => {
    const built = await builderWith();
    const asked = ok<Asked>(await ask(built));
    const { db } = test.client;
    await db.update(requests).set({ endDate: today }).where(eq(requests.id, asked.id));
    await db.insert(requests).values({
      userId: test.idOf('agent'),
      accountId: test.held('mate').id,
      builderProfileUuid: built.builderProfileUuid,
      projectId: built.projectId,
      startDate: today,
      endDate: today,
      approvalStatus: 'Approved',
    });
    const taken = await decide(asked.approvalId, true);
    expect([taken?.statusCode, taken && refusal(taken).message]).toEqual([400, exclusive]);
    await db
      .update(requests)
      .set({ startDate: addDays(today, -9), endDate: addDays(today, -1) })
      .where(eq(requests.id, asked.id));
    const late = await decide(asked.approvalId, true);
    expect(late && refusal(late).message).toContain('Its last day passed');
    expect((await rowOf(asked.id))?.approvalStatus).toBe('PendingApproval');
  });
});

describe('P3-V-030 activation', () => {
  const soldOn = async (projectId: number) => {
    const { db } = test.client;
    const due = await test.due();
    await db.insert(opportunityProjects).values({ opportunityId: due.opportunityId, projectId });
    const lines = await db
      .select({ id: opportunityProducts.id })
      .from(opportunityProducts)
      .innerJoin(
        opportunityPackages,
        eq(opportunityPackages.id, opportunityProducts.opportunityPackageId),
      )
      .where(
        and(
          eq(opportunityPackages.opportunityId, due.opportunityId),
          isNull(opportunityProducts.deletedAt),
        ),
      );
    for (const { id } of lines)
      await db
        .update(opportunityProducts)
        .set({ requiredActivationParameters: [], fixedParameters: {}, activationParameters: {} })
        .where(eq(opportunityProducts.id, id));
    const sheet = await test.sheet(due.opportunityId);
    ok(await test.decide(await test.send(sheet.id), 'approve'));
    ok(await test.settle(await test.collect(due), 'clear'));
    return { id: sheet.id, lines };
  };
  const activate = async (termsheetId: number) =>
    ok<{ processed: boolean; results: { error: string | null }[] }>(
      await test.by('agent').post('/sapna/v1/product-activation', {}, { query: { termsheetId } }),
    );

  it('is refused on a project that another client sells alone, and not before that', async () => {
    const built = await builderWith();
    const [first, second] = [await soldOn(built.projectId), await soldOn(built.projectId)];
    const asked = ok<Asked>(await ask(built));
    expect((await activate(first.id)).processed).toBe(true);
    await decide(asked.approvalId, true);
    const refused = await activate(second.id);
    expect(refused.processed).toBe(false);
    expect(new Set(refused.results.map(({ error }) => error))).toEqual(new Set([exclusive]));
  });

  it('goes on for the builder, and for a product of another project', async () => {
    const built = await builderWith();
    await granted(built);
    const own = await soldOn(built.projectId);
    await test.client.db
      .update(requests)
      .set({ accountId: test.held('agent').id })
      .where(eq(requests.projectId, built.projectId));
    expect((await activate(own.id)).processed).toBe(true);
    const [other, next] = [await builderWith(), await builderWith()];
    await granted(other);
    const sold = await soldOn(other.projectId);
    for (const { id } of sold.lines)
      await test.client.db
        .update(opportunityProducts)
        .set({ activationParameters: { projectId: next.projectId } })
        .where(eq(opportunityProducts.id, id));
    expect((await activate(sold.id)).processed).toBe(true);
  });
});

describe('what is read', () => {
  it('P3-C-051 the last day of the builder’s slots', async () => {
    const built = await builderWith();
    const read = (by: Caller, more: object = {}) =>
      by.get(`${at}/max-slot-end-date`, {
        query: {
          projectId: built.projectId,
          builderProfileUuid: built.builderProfileUuid,
          ...more,
        },
      });
    expect(ok(await read(test.by('agent')))).toEqual({ maxSlotEndDate: lastDay });
    expect((await read(test.by('stranger'))).statusCode).toBe(404);
    const { builderProfileUuid } = await builderWith();
    expect(refusal(await read(test.by('agent'), { builderProfileUuid })).message).toBe(
      'Requested project ID is not associated with the builder',
    );
  });

  it('P3-C-052 P3-T-001 the history of an account, newest first', async () => {
    const built = await builderWith();
    const asked = await granted(built);
    const path = `${at}/builder-requests/${built.accountId}`;
    expect(ok(await test.by('agent').get(path))).toEqual({
      results: [
        {
          startDate: asked.startDate,
          projectId: built.projectId,
          projectName: built.projectName,
          endDate: asked.endDate,
          approvalStatus: 'Approved',
        },
      ],
    });
    expect((await test.by('stranger').get(path)).statusCode).toBe(404);
  });

  it('says of each project whether it may be asked for', async () => {
    const built = await builderWith();
    const list = async () =>
      ok<{ results: { id: number; exclusivity: string; mayAsk: boolean }[] }>(
        await admin.get('/console/v1/builder-projects', {
          query: { accountId: built.accountId },
        }),
      ).results;
    expect(await list()).toMatchObject([{ exclusivity: 'free', mayAsk: true }]);
    const asked = ok<Asked>(await ask(built));
    expect(await list()).toMatchObject([{ exclusivity: 'asked', mayAsk: false }]);
    await decide(asked.approvalId, true);
    expect(await list()).toMatchObject([
      { exclusivity: 'exclusive', exclusiveUntil: lastDay, mayAsk: false },
    ]);
    const none = await builderWith({ slotUntil: null });
    const rows = ok<{ results: object[] }>(
      await admin.get('/console/v1/builder-projects', { query: { accountId: none.accountId } }),
    ).results;
    expect(rows).toMatchObject([{ exclusivity: 'no-slot', mayAsk: false }]);
  });
});
