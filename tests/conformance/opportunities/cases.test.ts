import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountActivities,
  comments,
  opportunities,
  shareLinks,
} from '#backend/database/schema/index.ts';
import { type Rows } from '../accounts/startClients.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal, startDeals, type Deal, type Deals, type Part } from './startDeals.ts';

let test: Deals;
beforeAll(async () => {
  test = await startDeals();
});
afterAll(() => test.close());

describe('the case', () => {
  const say = (id: number, body: object) =>
    test.by('agent').call('PATCH', `/sapna/v1/opportunity/${id}/change-status`, { body });

  it('moves with a reason, and keeps what was said', async () => {
    const { id } = await test.log('agent');
    const fupTime = '2026-12-01T06:30:00.000Z';
    expect(refusal(await say(id, { caseReasonId: 3 })).errors).toEqual(['/fupTime required']);
    const moved = ok<Deal>(await say(id, { comment: 'Call at noon', caseReasonId: 3, fupTime }));
    expect(moved).toMatchObject({
      caseStatusId: 44,
      fupTime,
      lastReasonName: 'Call back',
      commentCount: 1,
    });
    const list = ok<Rows<Part>>(
      await test
        .by('agent')
        .get('/console/v1/opportunity-comments', { query: { opportunityId: id } }),
    );
    expect(list.results).toMatchObject([
      { text: 'Call at noon', reasonName: 'Call back', statusName: 'Follow-up' },
    ]);
    const [activity] = await test.client.db
      .select()
      .from(accountActivities)
      .where(eq(accountActivities.opportunityId, id));
    expect(activity).toMatchObject({ activityType: 'Status Change', nextStatusName: 'Follow-up' });
  });

  it('is lost with a reason and, where it has one, its detail', async () => {
    const { id } = await test.log('agent');
    const lose = (body: object) =>
      test.by('agent').put(`/sapna/v1/opportunity/${id}/mark-opportunity-as-lost`, body);
    expect(refusal(await lose({ sourceId: 1 })).errors).toEqual(['/sourceId reference']);
    expect(refusal(await lose({ sourceId: 31, childId: 133 })).errors).toEqual([
      '/childId reference',
    ]);
    const lost = ok<Deal>(await lose({ sourceId: 31, childId: 131, comment: 'Too dear' }));
    expect(lost).toMatchObject({
      statusId: 6,
      caseStatusId: 6,
      bucket: 'lost',
      lostReasonName: 'Price too high',
      lostChildReasonName: 'Discount was refused',
      isEditable: false,
    });
    const again = await lose({ sourceId: 31 });
    expect([again.statusCode, refusal(again).message]).toEqual([
      409,
      'Unable to mark this opportunioty as lost, please try again after some time.',
    ]);
  });

  it('T34 T35 takes nothing but comments while the status locks it', async () => {
    const { id } = await test.log('agent');
    const one = await test.addPackage('agent', id);
    for (const statusId of [2, 6, 7]) {
      await test.setStatus(id, statusId);
      const { version } = await test.page('agent', id);
      const by = test.by('agent');
      const tried: [string, number, string][] = [];
      const keep = (what: string, response: Awaited<ReturnType<typeof by.get>>) =>
        tried.push([what, response.statusCode, refusal(response).message]);
      keep('update', await by.put(`/sapna/v1/opportunity/${id}`, { name: 'X', version }));
      keep(
        'package',
        await by.post('/sapna/v1/opportunity-package', {
          opportunityId: id,
          packageId: test.packageId,
        }),
      );
      keep(
        'quantity',
        await by.put(`/sapna/v1/opportunity-package/${one.id}`, { quantity: 2, version: 1 }),
      );
      keep(
        'milestone',
        await by.post('/sapna/v1/milestone', {
          opportunityId: id,
          name: 'X',
          amount: 1,
          startDate: '2026-12-01',
        }),
      );
      keep(
        'project',
        await by.post('/sapna/v1/opportunity/project-mapping', { opportunityId: id, projectId: 1 }),
      );
      keep('reason', await say(id, { caseReasonId: 4 }));
      keep('link', await by.post('/sapna/v4/opportunity', { opportunityId: id }));
      expect(tried).toEqual([
        ['update', 409, 'Unable to update opportunity'],
        ['package', 409, 'Unable to add package'],
        ['quantity', 409, 'Unable to update opportunity'],
        ['milestone', 409, 'Unable to create a new milestone'],
        ['project', 409, 'Failed to link projects'],
        ['reason', 409, 'Unable to post comment'],
        ['link', 409, 'Link sharing failed'],
      ]);
      ok(await say(id, { comment: `In ${statusId}` }));
    }
    const said = await test.client.db
      .select({ text: comments.text })
      .from(comments)
      .where(and(eq(comments.entity, 'opportunity'), eq(comments.entityId, id)));
    expect(said).toHaveLength(3);
  });

  it('T34 of an owner is locked in 8 too, which is open', async () => {
    const { id } = await test.log('agent');
    await test.setStatus(id, 8);
    expect(await test.page('agent', id)).toMatchObject({ isEditable: true, bucket: 'open' });
    await test.client.db
      .update(opportunities)
      .set({ line: 'owner' })
      .where(eq(opportunities.id, id));
    expect(await test.page('agent', id)).toMatchObject({ isEditable: false, bucket: 'open' });
  });

  it('goes to the client as a link, and is then link sent', async () => {
    const { id } = await test.log('agent');
    const body = { opportunityId: id, amount: 118_000_00, pincode: '411001' };
    const answer = ok(await test.by('agent').post('/sapna/v4/opportunity', body));
    expect(answer).toMatchObject({ message: 'Link shared successfully', isSimulated: true });
    expect(await test.page('agent', id)).toMatchObject({ caseStatusId: 57 });
    const links = await test.client.db.select().from(shareLinks).where(eq(shareLinks.entityId, id));
    expect(links).toMatchObject([{ kind: 'payment', contactId: test.held('agent').contactId }]);
  });
});

describe('key search', () => {
  const selectors = (list: object[]) => ({
    query: { salesOpportunitySelectorsArray: JSON.stringify(list) },
  });

  it('T72 takes five selectors and answers in their order', async () => {
    const { id } = await test.log('agent', { name: 'Lantern Heights' });
    const asked = [
      { key: 'opportunityName', value: 'lantern heights' },
      { key: 'opportunityId', value: String(id) },
      { key: 'phone', value: test.held('agent').phone },
    ];
    const get = ok<{ results: { key: string; opportunities: { id: number }[] }[] }>(
      await test.by('agent').get('/mystique/v1/soc/key-search', selectors(asked)),
    );
    expect(get.results.map(({ key }) => key)).toEqual([
      'opportunityName',
      'opportunityId',
      'phone',
    ]);
    expect(get.results.every(({ opportunities: found }) => found.some(one => one.id === id))).toBe(
      true,
    );
    expect(
      ok(await test.by('agent').post('/mystique/v1/soc/post/key-search', { selectors: asked })),
    ).toEqual(get);
    const six = Array.from({ length: 6 }, () => asked[1] ?? {});
    expect(
      (await test.by('agent').get('/mystique/v1/soc/key-search', selectors(six))).statusCode,
    ).toBe(400);
  });
});
