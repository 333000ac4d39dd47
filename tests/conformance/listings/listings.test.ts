import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { listings } from '#backend/database/schema/index.ts';
import {
  accounts,
  auditEntries,
  listingLeads,
  opportunityProducts,
  productListings,
} from '#backend/database/schema/index.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { sellerWithListings } from './sellerWithListings.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { testNow } from '#tests/support/server/template.ts';

type List = AnswerOf<CallOf<'listings.list'>>;
type Counts = AnswerOf<CallOf<'listings.counts'>>;
type Leads = AnswerOf<CallOf<'listings.leads'>>;
type Untagged = AnswerOf<CallOf<'listings.untagged'>>;
type Tagged = AnswerOf<CallOf<'listings.tag'>>;

const path = (n: number) => `/sapna/v1/nivaas/helper/${n}`;
const untaggedPath = '/sapna/v1/product-activation/get-packages-with-untagged-listings';
const tagPath = '/sapna/v1/product-activation/tag-product-listings';

let test: TestApp;
let manager: Caller;
let seller: { id: number; uuid: string };
let theirs: (typeof listings.$inferSelect)[];
/** A bought listing product of the seller, of five. */
let bought: number;

const ok = <Answer>(response: { statusCode: number; body: string }): Answer => {
  expect(response.statusCode, response.body).toBe(200);
  return JSON.parse(response.body) as Answer;
};

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.as('sales-manager');
  ({ seller, theirs, bought } = await sellerWithListings(test.client));
});
afterAll(() => test.close());

const live = () => theirs.filter(({ status }) => status !== 'INACTIVE');
const list = async (body: Record<string, unknown> = {}) =>
  ok<List>(await manager.post(path(36), { profile_uuid: seller.uuid, ...body }));

describe('listings of a seller', () => {
  it('are ACTIVE and PENDING, twenty to a page, the newest first', async () => {
    const first = await list();
    expect(first.totalCount).toBe(live().length);
    expect(first.results).toHaveLength(20);
    const second = await list({ page: 1 });
    const added = [...first.results, ...second.results].map(one => one.date_added);
    expect(added).toEqual(added.toSorted().toReversed());
    expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(
      Math.min(40, live().length),
    );
  });

  it.each([
    [{ service_type: 'Rent' }, { listingType: 'RENT' }],
    [{ service_type: 'Resale' }, { listingType: 'BUY' }],
    [{ service_type: 'PG' }, { listingType: 'PG' }],
    [{ property_category_id: 1 }, { category: 'RESIDENTIAL' }],
    [{ property_category_id: 2 }, { category: 'COMMERCIAL' }],
    [{ 'user_flats.final_status': ['PENDING'] }, { status: 'PENDING' }],
  ])('%j are %j', async (body, of) => {
    const { results, totalCount } = await list({ ...body, page_size: 100 });
    const [name, value] = Object.entries(of)[0] ?? [];
    expect(totalCount).toBe(live().filter(row => Object(row)[name ?? ''] === value).length);
    for (const row of results) expect(row).toMatchObject(of);
  });

  it('of another profile type are none', async () => {
    expect((await list({ profile_type: 'BROKER' })).totalCount).toBe(live().length);
    expect((await list({ profile_type: 'BUILDER' })).totalCount).toBe(0);
  });

  it('bring the components and the payment that are asked for', async () => {
    const [bare] = (await list()).results;
    expect(Object.keys(bare ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/hash|leads_data|payable|paid/)]),
    );
    const { results } = await list({
      components: ['polygons_hash', 'leads_data'],
      include_payment_status: true,
      page_size: 100,
    });
    const villa = results.find(({ title }) => title === 'Villa 0');
    expect(villa).toMatchObject({
      polygons_hash: { city: 'x' },
      leads_data: { leads: 0 },
      formatted_price: '₹45 L',
      paid: false,
      is_listing_payable: true,
      is_listing_ad_package_bought: false,
    });
    expect(villa).not.toHaveProperty('images_hash');
  });

  it('are counted by key and status', async () => {
    const body = { profile_uuids: [seller.uuid], keys: ['totalCountBuy', 'rentListings'] };
    const [row] = ok<Counts>(await manager.post(path(19), body)).results;
    const of = (type: string) => live().filter(({ listingType }) => listingType === type);
    expect(row).toEqual({
      profile_uuid: seller.uuid,
      totalCountBuy: of('BUY').length,
      rentListings: expect.arrayContaining(of('RENT').map(({ id }) => id)),
    });
    const more = { ...body, keys: ['np_total_count', 'resale_total_count', 'totalCountPg'] };
    const [pending] = ok<Counts>(
      await manager.post(path(19), { ...more, filter_status: ['PENDING'] }),
    ).results;
    const waiting = live().filter(({ status }) => status === 'PENDING');
    expect(pending).toEqual({
      profile_uuid: seller.uuid,
      np_total_count: waiting.filter(one => one.isNewProject).length,
      resale_total_count: waiting.filter(one => one.listingType === 'BUY' && !one.isNewProject)
        .length,
      totalCountPg: waiting.filter(one => one.listingType === 'PG').length,
    });
  });

  it('say which can be paid for, and leave out what nobody has', async () => {
    const [one] = live();
    const answer = await manager.get(path(25), { query: { listing_ids: `${one?.id},999999999` } });
    expect(JSON.parse(answer.body)).toEqual({
      results: [
        {
          listing_id: one?.id,
          is_listing_payable: one?.isListingPayable,
          is_listing_ad_package_bought: one?.isListingAdPackageBought,
        },
      ],
    });
  });
});

describe('lead data', () => {
  it('spans the past 6 months to tomorrow, of the services and properties asked for', async () => {
    const villas = live().filter(({ title }) => title.startsWith('Villa'));
    const [one, other] = villas.filter(({ listingType }) => listingType === 'BUY');
    const day = (offset: number) =>
      new Date(testNow().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
    await test.client.db.insert(listingLeads).values([
      { listingId: one?.id ?? 0, day: day(-1), leads: 3 },
      { listingId: one?.id ?? 0, day: day(-250), leads: 50 },
      { listingId: other?.id ?? 0, day: day(-30), leads: 4 },
    ]);
    const query = { profile_uuid: seller.uuid, property_ids: `${one?.id},${other?.id}` };
    const usual = ok<Leads>(await manager.get(path(24), { query }));
    expect([usual.total, usual.results.length]).toEqual([7, 2]);
    const long = { ...query, start_date: day(-300), end_date: day(-200) };
    expect(ok<Leads>(await manager.get(path(24), { query: long })).total).toBe(50);
    const rent = { ...query, services: 'Rent,PG' };
    expect(ok<Leads>(await manager.get(path(24), { query: rent })).results).toEqual([]);
    const wrong = await manager.get(path(24), {
      query: { ...query, start_date: day(0), end_date: day(-1) },
    });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({
      errors: [{ field: '/end_date', message: expect.stringContaining('Choose a later one') }],
    });
  });
});

const tag = (listingIds: readonly (number | undefined)[], id = bought, caller = manager) =>
  caller.post(
    tagPath,
    { opportunityProductMappingId: id, listingIds },
    { query: { profileUuid: seller.uuid } },
  );
const untagged = async () =>
  ok<Untagged>(await manager.get(untaggedPath, { query: { profileUuid: seller.uuid } })).results;

describe('tagging', () => {
  it('offers what is left, refuses what does not fit, and tags all of them or none', async () => {
    const [one, two, three, four, five, six] = live().map(({ id }) => id);
    const hidden = theirs.find(({ status }) => status === 'INACTIVE')?.id;
    expect(await untagged()).toMatchObject([
      { products: [{ opportunityProductMappingId: bought, quantity: 5, tagged: 0, untagged: 5 }] },
    ]);
    expect(ok<Tagged>(await tag([one, two]))).toMatchObject({ tagged: 2, untagged: 3 });
    const refusals: [(number | undefined)[], string][] = [
      [[three, four, five, six], 'Only 3 of 5 bought listings are left. Choose at most 3.'],
      [[two, three], `Listing ${two} already has this product. Choose others.`],
      [
        [three, hidden],
        `Listing ${hidden} is not a live or pending listing of this seller. Choose others.`,
      ],
    ];
    for (const [ids, message] of refusals) {
      const answer = await tag(ids);
      expect([answer.statusCode, answer.json<{ errors: unknown[] }>().errors]).toMatchObject([
        422,
        [{ in: 'body', field: '/listingIds', message }],
      ]);
    }
    const [first] = await untagged();
    expect(first?.products[0]?.untagged).toBe(3);
    const history = await test.client.db
      .select()
      .from(auditEntries)
      .where(
        and(eq(auditEntries.entity, 'termsheet-products'), eq(auditEntries.action, 'tag-listings')),
      );
    expect(history).toMatchObject([
      { entityId: String(bought), before: { taggedCount: 0 }, after: { taggedCount: 2 } },
    ]);
  });

  it('gives the last listing to one of eight who tag at once', async () => {
    const free = live()
      .slice(2, 12)
      .map(({ id }) => id);
    ok(await tag(free.slice(0, 2)));
    const answers = await Promise.all(free.slice(2, 10).map(id => tag([id])));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 422),
    ]);
    expect(answers.find(({ statusCode }) => statusCode === 422)?.json()).toMatchObject({
      errors: [{ message: 'All the listings that were bought are already tagged.' }],
    });
    const rows = await test.client.db
      .select()
      .from(productListings)
      .where(eq(productListings.opportunityProductId, bought));
    expect(rows).toHaveLength(5);
    expect(await untagged()).toEqual([]);
  });

  it('is refused for a product of somebody else, and to those who may not', async () => {
    const [other] = await test.client.db
      .select({ id: opportunityProducts.id })
      .from(opportunityProducts)
      .limit(1);
    expect((await tag([live()[0]?.id], other?.id)).statusCode).toBe(404);
    expect((await tag([live()[0]?.id], bought, await test.as('lookup-view'))).statusCode).toBe(403);
  });

  it.each(['36', '24'])('a profile that nobody has is not there in helper/%s', async n => {
    const uuid = '4b0c2f63-2f75-4b6e-9f0e-7f3a2b1c0d9e';
    const answer =
      n === '36'
        ? await manager.post(path(36), { profile_uuid: uuid })
        : await manager.get(path(24), { query: { profile_uuid: uuid } });
    expect(answer.statusCode).toBe(404);
  });

  it('the seller of somebody else is not there, nor among the counts', async () => {
    const [line] = await test.client.db
      .select({ agentId: accounts.agentId })
      .from(accounts)
      .where(eq(accounts.id, seller.id));
    expect(line).toBeDefined();
    const stranger = await test.as('tenant-agent');
    expect((await stranger.post(path(36), { profile_uuid: seller.uuid })).statusCode).toBe(404);
    expect(
      (
        await stranger.post(path(19), { profile_uuids: [seller.uuid], keys: ['totalCountPg'] })
      ).json(),
    ).toEqual({ results: [] });
    expect(
      (await stranger.get(path(25), { query: { listing_ids: String(live()[0]?.id) } })).json(),
    ).toEqual({ results: [] });
    const answer = await stranger.get(untaggedPath, { query: { profileUuid: seller.uuid } });
    expect(answer.statusCode).toBe(404);
  });
});
