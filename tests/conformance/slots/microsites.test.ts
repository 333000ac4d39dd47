import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Microsite } from '#contract/calls/recordTypes.ts';
import type { SlotAnswer } from '#contract/calls/slots/slotCalls.ts';
import { startPanelSlots, type PanelSlots } from './startPanelSlots.ts';
import { slotUploads } from './slotUploads.ts';
import { faultsOf, ok, type Fields } from './startTakeovers.ts';

type Slot = SlotAnswer<Microsite>;

let test: PanelSlots;
beforeAll(async () => {
  test = await startPanelSlots('microsite_panel', {
    create: '/ads/api/v0/create-builder-slots',
    list: '/ads/v2/get-all-promoted-entities',
  });
});
afterAll(() => test.close());

const slotOf = (response: Parameters<typeof ok>[0]): Slot => ok<Slot>(response);
const complete = (changes: Fields = {}): Fields => {
  const { supply_user_uuid: _user, ...shared } = test.shared(changes);
  return shared;
};

const uploads = (place: string, count: number): Promise<string[]> =>
  slotUploads(
    test.client.db,
    'microsites',
    Array.from({ length: count }, () => place),
  );

describe('a microsite', () => {
  it('is booked with its whole page, product 75 on devices 1 and 2, and read by its panel alone', async () => {
    const [header_logo] = await uploads('product_details.header_logo', 1);
    const carousel = await uploads('product_details.carousel', 2);
    const product_details = {
      theme: 'Earth',
      redirection_url: '/projects/lakeside',
      project_name: 'Lakeside',
      header_logo,
      carousel,
      offer_details: { title: 'No GST', description: 'This month' },
      usp_details: ['By the metro'],
      highlights: ['Club house', 'Pool'],
      payment_plans: [{ name: '20:80', description: 'The rest on possession' }],
      overview_details: { description: 'Three towers', towers: 3, units: 0 },
      digitour: { url: 'https://tour.example/lakeside' },
      testimonials: [{ name: 'A resident', text: 'On the promised day' }],
    };
    const slot = slotOf(await test.create(complete({ product_details })));
    expect(slot).toMatchObject({
      product_id: 75,
      entity_type_id: 2,
      devices: [1, 2],
      duration_in_days: 7,
      slot_status: 'upcoming',
    });
    expect(slot.product_details).toEqual(product_details);
    expect(slotOf(await test.get(slot.id))).toEqual(slot);
    const again = slotOf(await test.update(slot.id, { version: 1, product_details }));
    expect(again.version).toBe(1);
    const elsewhere = await test.admin.get('/sapna/v1/nivaas/helper/8', {
      query: { slot_id: slot.id },
    });
    expect(elsewhere.statusCode).toBe(404);
  });

  it('is listed by its own call, ten to a page, and found by its theme', async () => {
    expect((await test.list()).results).toHaveLength(10);
    const { results } = await test.list({ filters: 'product_details.theme=="Dark"' });
    const themes = (results as unknown as Slot[]).map(one => one.product_details.theme);
    expect(new Set(themes)).toEqual(new Set(['Dark']));
  });
});

describe('what it lacks is told at the field, to the letter', () => {
  const lacks: [string, Fields, string][] = [
    ['start', { start_date: null }, '/start_date: Please enter start date'],
    ['end', { end_date: null }, '/end_date: Please enter end date'],
    ['project', { entity_id: null }, '/entity_id: Please enter project ID'],
    ['opportunity', { opportunity_id: null }, '/opportunity_id: Please enter opportunity ID'],
    ['polygon', { polygon_uuids: [] }, '/polygon_uuids: Please enter Polygon'],
    ['entity type', { entity_type_id: null }, '/entity_type_id: Please enter Entity Type'],
  ];
  it.each(lacks)('%s', async (_what, changes, expected) => {
    expect(faultsOf(await test.create(complete(changes)))).toEqual([expected]);
    ok(await test.create(complete({ ...changes, is_draft: true })));
  });
});

describe('what is wrong with it is refused at its field, in a draft too', () => {
  const wrong: [string, Fields, string][] = [
    [
      'the order of days',
      { start_date: '2026-12-09', end_date: '2026-12-01' },
      '/end_date: Please enter end date greater than start date',
    ],
    [
      'a day that has passed',
      { start_date: '2026-11-19' },
      '/start_date: Slot date is before today',
    ],
    ['no amount', { amount: 0 }, '/amount: Please enter an amount greater than 0'],
    [
      'a script as a link',
      { product_details: { redirection_url: 'javascript:alert(1)' } },
      '/product_details/redirection_url: Redirection URL must begin with https://, http:// or /',
    ],
    [
      'a tour that is no address',
      { product_details: { digitour: { url: 'tour' } } },
      '/product_details/digitour/url: Digitour URL must begin with https://, http:// or /',
    ],
    [
      'a logo from elsewhere',
      { product_details: { ad_logo: 'https://elsewhere.example/a.png' } },
      '/product_details/ad_logo: Upload the picture here before you save.',
    ],
    [
      'a project that is none',
      { entity_id: 99_999_999 },
      '/entity_id: Invalid ID selected in dropdown field',
    ],
  ];
  it.each(wrong)('%s', async (_what, changes, expected) => {
    expect(faultsOf(await test.create(complete(changes)))).toEqual([expected]);
    expect(faultsOf(await test.create(complete({ ...changes, is_draft: true })))).toEqual([
      expected,
    ]);
  });

  it.each([
    ['one picture twice', 2, 'This picture is already in the carousel'],
    ['eleven pictures', 11, 'A carousel shows at most 10 pictures'],
  ])('%s', async (_what, count, message) => {
    const urls = await uploads('product_details.carousel', count);
    const carousel = count === 2 ? [urls[0], urls[0]] : urls;
    const answer = await test.create(complete({ product_details: { carousel } }));
    expect(faultsOf(answer)).toEqual([`/product_details/carousel: ${message}`]);
  });

  it('one day is a range (T79)', async () => {
    const day = { start_date: '2026-12-09', end_date: '2026-12-09' };
    expect(slotOf(await test.create(complete(day))).duration_in_days).toBe(1);
  });

  it.each([{ devices: [1] }, { entity_type_id: 3 }, { product_details: { colour: 'red' } }])(
    '%j is not taken',
    async fields => {
      expect((await test.create(complete(fields))).statusCode).toBeOneOf([400, 422]);
    },
  );
});
