import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  opportunities,
  opportunityPackages,
  outbox,
  shareLinks,
  termsheets,
} from '#backend/database/schema/index.ts';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { termsheetRefusals } from '#contract/domain/termsheets/termsheetMessages.ts';
import { ok } from '#tests/support/server/ok.ts';
import { makeSubBroker, refusal } from '../opportunities/startDeals.ts';
import { startTermsheets, type Sheet, type Termsheets } from './startTermsheets.ts';

let test: Termsheets;
beforeAll(async () => {
  test = await startTermsheets();
});
afterAll(() => test.close());

const make = (opportunityId: number, name = 'agent', body: object = {}) =>
  test.by(name).post('/sapna/v1/termsheet', {
    opportunityId,
    accountLegalEntityId: test.held(name).legalEntityId,
    contactId: test.held(name).contactId,
    ...body,
  });

describe('a termsheet', () => {
  it('is made of the deal and tells its parts, JSON as text', async () => {
    const id = await test.agreed();
    const made = await test.sheet(id);
    expect(made).toMatchObject({
      statusId: 1,
      packageCount: 1,
      milestoneCount: 1,
      pending: made.total,
    });
    expect(made['shippingAddress']).toBe('Not Available');
    const page = await test.read(made.id);
    expect(page['opportunityPackageMappings']).toHaveLength(1);
    expect(page['milestones']).toMatchObject([{ total: made.total, paid: 0 }]);
    for (const one of page['productMappings'] as Record<string, unknown>[])
      for (const field of [
        'activationParameters',
        'extraDetail',
        'fixedParameters',
        'requiredActivationParameters',
      ])
        expect(typeof one[field]).toBe('string');
  });

  it('T31 is the only one while it is new, at RCM or approved', async () => {
    const id = await test.agreed();
    const first = await test.sheet(id);
    for (const statusId of [1, 2, 3]) {
      await test.client.db.update(termsheets).set({ statusId }).where(eq(termsheets.id, first.id));
      const again = await make(id);
      expect([again.statusCode, refusal(again).message]).toEqual([
        409,
        'Unable to create a new Termsheet!',
      ]);
    }
    await test.client.db.update(termsheets).set({ statusId: 4 }).where(eq(termsheets.id, first.id));
    ok(await make(id));
  });

  it('T43 T45 T59 waits for discounts and delayed activation, and is none of a sub-broker', async () => {
    const id = await test.agreed('mate');
    const { db } = test.client;
    const set = (discountStatus: 'Required' | 'Approved') =>
      db
        .update(opportunityPackages)
        .set({ discountStatus })
        .where(eq(opportunityPackages.opportunityId, id));
    await set('Required');
    const discount = await make(id, 'mate');
    expect([discount.statusCode, refusal(discount).message]).toEqual([
      409,
      'Unable to create a new Termsheet!',
    ]);
    await set('Approved');
    for (const status of [
      'Required',
      'PendingApproval',
      'Rejected',
      'NotApplicable',
      'Lapsed',
    ] as const) {
      await db
        .update(opportunities)
        .set({ delayedActivationStatus: status })
        .where(eq(opportunities.id, id));
      const blocked = await make(id, 'mate');
      expect(blocked.json<{ errors: object[] }>().errors).toMatchObject([
        termsheetRefusals.delayedActivation(status),
      ]);
    }
    await db
      .update(opportunities)
      .set({ delayedActivationStatus: 'Approved' })
      .where(eq(opportunities.id, id));
    await makeSubBroker(test, 'mate', 'agent');
    const sub = await make(id, 'mate');
    expect(sub.json<{ errors: { message: string }[] }>().errors[0]?.message).toContain(
      String(test.held('agent').id),
    );
  });

  it('refuses parties of another account, on their field', async () => {
    const id = await test.agreed();
    for (const [field, value] of [
      ['accountLegalEntityId', test.held('stranger').legalEntityId],
      ['contactId', test.held('stranger').contactId],
    ] as const)
      expect(refusal(await make(id, 'agent', { [field]: value })).errors).toEqual([
        `/${field} reference`,
      ]);
  });

  it('of somebody else answers as one that does not exist', async () => {
    const made = await test.sheet(await test.agreed());
    const theirs = await test.by('stranger').get(`/sapna/v3/termsheet-page/${made.id}`);
    const none = await test.by('stranger').get('/sapna/v3/termsheet-page/999999');
    expect([theirs.statusCode, refusal(theirs)]).toEqual([404, refusal(none)]);
  });
});

describe('RCM', () => {
  it('sends back, is corrected, approves; each step is kept', async () => {
    const made = await test.sheet(await test.agreed());
    const sent = await test.send(made.id);
    expect(sent).toMatchObject({ statusId: 2, rcmStatus: 'open' });
    expect(refusal(await test.decide(sent, 'send-back')).errors).toEqual(['/reason required']);
    const back = ok<Sheet>(await test.decide(sent, 'send-back', 'Address is incomplete'));
    expect(back).toMatchObject({ statusId: 7, rejectionReason: 'Address is incomplete' });
    const why = ok<object>(await test.by('agent').get(`/mystique/rcm/v1/${sent.rcmCaseId}`));
    expect(why).toMatchObject({ rcmCaseId: sent.rcmCaseId, reason: 'Address is incomplete' });
    const fixed = ok<Sheet>(
      await test.by('agent').put('/sapna/v1/correct-rcm-case', {
        rcmCaseId: sent.rcmCaseId,
        remark: 'Address added',
      }),
    );
    expect(fixed.statusId).toBe(2);
    const approved = ok<Sheet>(await test.decide(fixed, 'approve'));
    expect(approved.statusId).toBe(3);
    const steps = ok<{ results: { step: string }[] }>(
      await test
        .by('agent')
        .get('/console/v1/termsheet-steps', { query: { termsheetId: made.id, sort: 'createdAt' } }),
    );
    expect(steps.results.map(({ step }) => step).sort()).toEqual(
      ['Approved', 'New', 'Pending at RCM', 'Pending at RCM', 'Sent back to RAM'].sort(),
    );
  });

  it('rejects; only a correction leads back, in 4 and 7, and a decided case is decided', async () => {
    const made = await test.sheet(await test.agreed());
    const fix = (rcmCaseId: number) =>
      test.by('agent').put('/sapna/v1/correct-rcm-case', { rcmCaseId, remark: 'Done' });
    const sent = await test.send(made.id);
    expect(refusal(await fix(sent.rcmCaseId)).message).toBe('Unable to fix the RCM Case!');
    ok(await test.decide(sent, 'reject', 'Other'));
    expect(refusal(await test.decide(sent, 'approve')).message).toBe("Case didn't Proceed");
    const again = await test.by('agent').post(`/sapna/v1/termsheet/${made.id}/case`, {});
    expect([again.statusCode, refusal(again).message]).toEqual([409, "Case didn't Proceed"]);
    expect(ok<Sheet>(await fix(sent.rcmCaseId)).statusId).toBe(2);
  });

  it('checks only what comes to the price', async () => {
    const id = await test.agreed();
    await test.client.db
      .update(opportunityPackages)
      .set({ salesPaise: 1 })
      .where(eq(opportunityPackages.opportunityId, id));
    const made = await test.sheet(id);
    const refused = await test.by('agent').post(`/sapna/v1/termsheet/${made.id}/case`, {});
    expect(refusal(refused).message).toBe("Case didn't Proceed");
  });
});

describe('what a status allows', () => {
  it('T31 T32 T33 holds on the server, status by status', async () => {
    const made = await test.sheet(await test.agreed());
    const { db } = test.client;
    for (const statusId of [1, 2, 3, 4, 5, 6, 7]) {
      await db.update(termsheets).set({ statusId }).where(eq(termsheets.id, made.id));
      const { version, acts } = await test.read(made.id);
      const by = test.by('agent');
      const edit = await by.put(`/sapna/v1/termsheet/${made.id}`, {
        contactId: test.held('agent').contactId,
        version,
      });
      expect([statusId, edit.statusCode]).toEqual([statusId, acts.includes('edit') ? 200 : 409]);
      if (edit.statusCode === 409)
        expect(refusal(edit).message).toBe('Unable to update the Termsheet!');
      const pdf = await by.get(`/sapna/v1/termsheet-pdf/${made.id}`);
      expect([statusId, pdf.statusCode]).toEqual([statusId, statusId <= 2 ? 200 : 409]);
      if (pdf.statusCode === 200) {
        expect(pdf.headers['content-type']).toContain('application/pdf');
        expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      }
    }
  });

  it('T30 the answer of the client is a field of its own, and final once they accepted', async () => {
    const made = await test.sheet(await test.agreed());
    const say = (acceptanceId: number) =>
      test.by('agent').put(`/sapna/v1/termsheet/${made.id}/acceptance`, { acceptanceId });
    expect(ok(await say(6))).toMatchObject({ acceptanceId: 6, statusId: 1 });
    expect(ok(await say(5))).toMatchObject({ acceptanceId: 5, statusId: 1 });
    expect(refusal(await say(6)).message).toBe('Unable to update the Termsheet!');
  });

  it('is shared by mail, cancelled with a reason, and dropped once approved', async () => {
    const made = await test.sheet(await test.agreed());
    const shared = ok<{ message: string; isSimulated: boolean }>(
      await test.by('agent').post('/sapna/v1/share-termsheet-link', { termsheetId: made.id }),
    );
    expect(shared).toEqual({ message: 'Termsheet will be shared shortly', isSimulated: true });
    const sent = await test.client.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, 'agent@client.example'));
    const mail = sent.find(({ subject }) => subject?.includes(`termsheet ${made.id}`));
    const address = /https?:\/\/\S+(\/s\/\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
    const follow = () => test.anonymous.get(address, { headers: { 'user-agent': 'Mozilla/5.0' } });
    const opened = await follow();
    expect(opened.statusCode).toBe(200);
    expect(opened.payload).toContain('<h1>Your termsheet</h1>');
    expect(opened.payload).toContain(`Total: ${formatRupees(made.total)}`);
    const [link] = await test.client.db
      .select({ openedAt: shareLinks.openedAt })
      .from(shareLinks)
      .where(and(eq(shareLinks.entity, 'termsheet'), eq(shareLinks.entityId, made.id)));
    expect(link?.openedAt).not.toBeNull();
    const drop = (id: number) =>
      test.by('agent').put(`/sapna/v1/termsheet/${id}/drop`, { reason: 'Client left' });
    expect((await drop(made.id)).statusCode).toBe(409);
    const cancelled = ok<Sheet>(
      await test
        .by('agent')
        .put(`/sapna/v1/termsheet/${made.id}/cancel`, { reason: 'Wrong packages' }),
    );
    expect([cancelled.statusId, cancelled.acts]).toEqual([5, []]);
    expect((await follow()).statusCode).toBe(410);
    const other = await test.sheet(await test.agreed());
    ok(await test.decide(await test.send(other.id), 'approve'));
    expect(ok<Sheet>(await drop(other.id)).statusId).toBe(6);
  });

  it('activation parameters are JSON; anything else is refused on its field', async () => {
    const made = await test.sheet(await test.agreed());
    const page = await test.read(made.id);
    const [product] = page['productMappings'] as { id: number; version: number }[];
    if (!product) return;
    const save = (activationParameters: string) =>
      test.by('agent').put(`/sapna/v1/termsheet-product-details/${product.id}`, {
        activationParameters,
        version: product.version,
      });
    expect(refusal(await save('{')).errors).toEqual(['/activationParameters json']);
    expect(
      ok<{ activationParameters: string }>(await save('{"slots":2}')).activationParameters,
    ).toBe('{"slots":2}');
  });
});
