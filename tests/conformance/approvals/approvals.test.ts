import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  notifications,
  opportunities,
  opportunityPackages,
} from '#backend/database/schema/index.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { type Rows } from '../accounts/startClients.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { raceOfApprovers } from './raceOfApprovers.ts';
import { startApprovals, type Answer, type Approvals } from './startApprovals.ts';

let test: Approvals;
beforeAll(async () => {
  test = await startApprovals();
});
afterAll(() => test.close());

const pass = async (by: Caller, id: number): Promise<Answer> => {
  const { task } = await test.details(by, id);
  return ok<Answer>(await by.post('/sapna/v3/task', { taskKey: task?.taskKey }));
};

const mayNotView = 'You are not authorized to view Approval Details.';
const mayNotDecide = 'You are not authorized to approve/reject this approval.';

describe('a discount', () => {
  it('is reviewed, approved, passes when it gets smaller, and is superseded by another price', async () => {
    const part = await test.discounted(25);
    expect(part).toMatchObject({ discountStatus: 'Required' });
    const path = ok<{ steps: { role: string; people: { name: string }[] }[]; matrixLevel: number }>(
      await test.by('agent').get('/console/v1/approval-path', {
        query: { approvalType: 'Discount', entityId: part.id },
      }),
    );
    expect(path.matrixLevel).toBe(3);
    expect(path.steps.map(({ role, people }) => [role, people.map(({ name }) => name)])).toEqual([
      ['reviewer', ['Gurpreet Sandhu']],
      ['approver', ['Debjani Mukhopadhyay']],
    ]);
    const id = await test.ask(part.id, { remark: 'Renewal' });
    expect((await test.packageOf(part.id)).discountStatus).toBe('PendingApproval');
    const asked = await test.details(test.by('agent'), id);
    expect(asked).toMatchObject({
      status: 'PendingApproval',
      value: 'requested',
      shownStatus: 'sent',
    });
    expect(asked.task).toBeNull();
    expect(
      asked.steps.map(({ role, people }) => [role, people.map(({ status }) => status)]),
    ).toEqual([
      ['reviewer', ['open']],
      ['approver', ['waiting']],
    ]);

    // B-092 to B-094: reviewed by the reviewer, approved by the approver.
    expect(await pass(test.reviewer, id)).toMatchObject({
      taskResponseStatus: 'Reviewed',
      approvalStatus: 'PendingApproval',
      shownStatus: 'reviewed',
    });
    expect((await test.details(test.by('agent'), id)).shownStatus).toBe('reviewed');
    expect(await pass(test.approver, id)).toMatchObject({
      taskResponseStatus: 'Approved',
      approvalStatus: 'Approved',
      shownStatus: 'approved',
    });
    const decided = await test.details(test.by('agent'), id);
    expect(decided).toMatchObject({
      status: 'Approved',
      value: 'processed',
      shownStatus: 'approved',
    });
    expect(decided.approvalHistory.map(({ role, status }) => [role, status])).toEqual([
      ['requester', 'Sent'],
      ['reviewer', 'Reviewed'],
      ['approver', 'Approved'],
    ]);
    expect(decided.approvingAuthority).toEqual([
      { name: 'Debjani Mukhopadhyay', designation: 'Business Manager' },
    ]);
    expect(decided.approvalReviewerMappings).toMatchObject([{ status: 'Reviewed' }]);
    expect((await test.packageOf(part.id)).discountStatus).toBe('Approved');

    // Smaller: passes with a link to the decision.
    expect(await test.setPrice(part, 20)).toMatchObject({ discountStatus: 'Approved' });
    const { results } = ok<Rows<{ id: number; status: string; previousId?: number }>>(
      await test.by('agent').get('/sapna/v1/approval/all-approvals', {
        query: { opportunityId: Number(part['opportunityId']) },
      }),
    );
    expect(results.map(({ status, previousId }) => [status, previousId ?? null])).toEqual([
      ['Approved', id],
      ['Approved', null],
    ]);

    // Larger by a little: another question.
    expect(await test.setPrice(part, 25.1)).toMatchObject({ discountStatus: 'Required' });
    const after = ok<Rows<{ id: number; status: string }>>(
      await test.by('agent').get('/sapna/v1/approval/all-approvals', {
        query: { opportunityId: Number(part['opportunityId']) },
      }),
    ).results;
    expect(after[0]?.status).toBe('Superseded');
    // What was granted before still covers what it covers.
    expect(await test.setPrice(part, 25)).toMatchObject({ discountStatus: 'Approved' });
    expect(await test.setPrice(part, 0)).toMatchObject({ discountStatus: 'NotRequired' });
  });

  it('that changes while it is asked for is superseded, and answered with 400', async () => {
    const part = await test.discounted(25);
    const id = await test.ask(part.id);
    const { task } = await test.details(test.reviewer, id);
    await test.setPrice(part, 26);
    expect((await test.details(test.by('agent'), id)).status).toBe('Superseded');
    const late = await test.reviewer.post('/sapna/v3/task', { taskKey: task?.taskKey });
    expect([late.statusCode, refusal(late).message]).toEqual([
      400,
      'What this request is about has changed since, so the request is superseded.',
    ]);
    const told = await test.client.db
      .select({ title: notifications.title })
      .from(notifications)
      .where(
        and(
          eq(notifications.entityId, String(id)),
          eq(notifications.userId, await test.userId('broker-process-manager')),
        ),
      );
    expect(told.map(({ title }) => title)).toEqual([
      'Discount approval is waiting for you',
      'Discount approval superseded',
    ]);
    const again = await test.ask(part.id);
    expect(await test.details(test.by('agent'), again)).toMatchObject({ previousId: id });
  });

  it('T43 is over with the first rejection, which says why', async () => {
    const part = await test.discounted(25);
    const id = await test.ask(part.id);
    const { task } = await test.details(test.reviewer, id);
    const silent = await test.reviewer.post('/sapna/v1/approval/process-approval', {
      taskKey: task?.taskKey,
      isApproved: false,
    });
    expect([silent.statusCode, refusal(silent).errors]).toEqual([422, ['/remark required']]);
    const said = { taskKey: task?.taskKey, remark: 'Too much' };
    const rejected = ok<Answer>(await test.reviewer.post('/sapna/v2/task', said));
    expect(rejected).toMatchObject({
      taskResponseStatus: 'Rejected',
      approvalStatus: 'Rejected',
      shownStatus: 'rejected',
      remark: 'Too much',
    });
    // A lost answer that is sent once more has no second effect.
    expect(ok<Answer>(await test.reviewer.post('/sapna/v2/task', said))).toEqual(rejected);
    const over = await test.details(test.by('agent'), id);
    expect(over.steps.map(({ people }) => people.map(({ status }) => status))).toEqual([
      ['Rejected'],
      ['NotNeeded'],
    ]);
    expect(over.approvalHistory).toHaveLength(2);
    expect((await test.packageOf(part.id)).discountStatus).toBe('Required');
  });

  it('is sent once, and not at all where there is none', async () => {
    const part = await test.discounted(25);
    await test.ask(part.id);
    const send = (body: object) =>
      test.by('agent').post('/sapna/v1/approval/send-for-approval', body);
    const again = await send({ approvalType: 'Discount', entityId: part.id });
    expect([again.statusCode, refusal(again).message]).toEqual([
      409,
      'This has already been requested and is waiting for an answer.',
    ]);
    const none = await send({ approvalType: 'Discount', entityId: (await test.discounted(0)).id });
    expect(refusal(none).message).toBe('There is no discount to approve.');
    const unknown = await send({ approvalType: 'Discount', entityId: part.id, price: 1 });
    expect(unknown.statusCode).toBe(400);
  });
});

describe('whose approvals they are', () => {
  it('T5 is told alike of one that is not there and one that is somebody else’s', async () => {
    const id = await test.ask((await test.discounted(25)).id);
    for (const wanted of [id, 999_999_999]) {
      const response = await test.by('stranger').get(`/sapna/v1/approval-page-details/${wanted}`);
      expect([response.statusCode, refusal(response).message]).toEqual([403, mayNotView]);
    }
    const more = await test.by('stranger').get('/sapna/v1/approval/package-more-details', {
      query: { entityId: 1, approvalType: 'Discount' },
    });
    expect([more.statusCode, refusal(more).message]).toEqual([403, mayNotView]);
  });

  it('nobody answers but who is asked, and nobody their own', async () => {
    const id = await test.ask((await test.discounted(25)).id);
    const { task } = await test.details(test.reviewer, id);
    for (const by of [test.by('agent'), test.by('stranger'), test.by('lead'), test.approver]) {
      const response = await by.post('/sapna/v3/task', { taskKey: task?.taskKey });
      expect([response.statusCode, refusal(response).message]).toEqual([403, mayNotDecide]);
    }
    const unknown = await test.reviewer.post('/sapna/v3/task', { taskKey: 'none' });
    expect(unknown.statusCode).toBe(403);
  });

  it('T44 an approver answers after the reviews', async () => {
    const part = await test.discounted(25);
    const id = await test.ask(part.id);
    const approver = await test.userId('broker-business-manager');
    const early = await test.approver.post('/sapna/v3/task', {
      taskKey: `task-${id}-2-${approver}`,
    });
    expect([early.statusCode, refusal(early).message]).toEqual([
      400,
      'Others have to answer first. You can answer after them.',
    ]);
  });

  it('whose turn it is can be asked for', async () => {
    const id = await test.ask((await test.discounted(25)).id);
    const waiting = async (by: Caller) =>
      ok<Rows<{ id: number; waitsForMe: boolean }>>(
        await by.get('/sapna/v1/approval/all-approvals', {
          query: { waitsForMe: true, pageSize: 100 },
        }),
      ).results;
    const mine = await waiting(test.reviewer);
    expect(mine.map(row => row.id)).toContain(id);
    expect(mine.every(row => row.waitsForMe)).toBe(true);
    expect(await waiting(test.by('agent'))).toEqual([]);
  });
});

it('of two approvers in the same moment exactly one decides', async () => {
  expect(await raceOfApprovers(test, 50)).toBe(50);
});

describe('the other kinds', () => {
  it('B-091 a product goes level by level', async () => {
    const part = await test.discounted(0);
    const id = await test.ask(part.id, { approvalType: 'ProductApproval' });
    const { steps } = await test.details(test.by('agent'), id);
    expect(steps.map(({ role }) => role)).toEqual(expect.arrayContaining(['approver']));
    expect((await test.packageOf(part.id)).productStatus).toBe('PendingApproval');
    await pass(test.by('lead'), id);
    await pass(test.reviewer, id);
    if (steps.length > 2) await pass(test.approver, id);
    expect((await test.packageOf(part.id)).productStatus).toBe('Approved');
  });

  it('B-096 an extension becomes requested; once granted the end is later', async () => {
    const part = await test.discounted(0);
    await test.client.db
      .update(opportunityPackages)
      .set({ startDate: '2026-12-01', endDate: '2026-12-31' })
      .where(eq(opportunityPackages.id, part.id));
    const body = { approvalType: 'ExtendSlotDate', entityId: part.id };
    const lacking = await test.by('agent').post('/sapna/v1/approval/send-for-approval', body);
    expect(refusal(lacking).errors).toEqual(['/durationInDays required']);
    const sent = ok<{ approvalId: number; shownStatus: string }>(
      await test
        .by('agent')
        .post('/sapna/v1/approval/send-for-approval', { ...body, durationInDays: 15 }),
    );
    expect(sent.shownStatus).toBe('requested');
    await pass(test.by('lead'), sent.approvalId);
    const { steps } = await test.details(test.by('agent'), sent.approvalId);
    await pass(test.reviewer, sent.approvalId);
    if (steps.length > 2) await pass(test.approver, sent.approvalId);
    const row = await test.packageOf(part.id);
    expect([row.extensionStatus, row.endDate]).toEqual(['Approved', addDays('2026-12-31', 15)]);
  });

  it('T45 delayed activation shows on the opportunity', async () => {
    const part = await test.discounted(0);
    const opportunityId = Number(part['opportunityId']);
    await test.ask(opportunityId, { approvalType: 'DelayedActivation', durationInDays: 30 });
    const [deal] = await test.client.db
      .select({ status: opportunities.delayedActivationStatus })
      .from(opportunities)
      .where(eq(opportunities.id, opportunityId));
    expect(deal?.status).toBe('PendingApproval');
  });
});
