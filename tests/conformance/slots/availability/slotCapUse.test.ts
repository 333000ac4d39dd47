import { afterAll, beforeAll, expect, it } from 'vitest';
import { caps, packages, saleEvents } from '#backend/database/schema/index.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { siteTakeoverProductId } from '#contract/domain/slots/slotProducts.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { ok } from '../startTakeovers.ts';

type CapUse = AnswerOf<CallOf<'slotAvailability.caps'>>;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('a cap of an event or a package says so: it holds for what carries it alone', async () => {
  const { db } = test.client;
  const [event] = await db.select({ id: saleEvents.id }).from(saleEvents).limit(1);
  const [pack] = await db.select({ id: packages.id }).from(packages).limit(1);
  if (!event || !pack) throw new Error('The demo data has no event or no package');
  const march = { startDate: '2031-03-01', endDate: '2031-03-31' };
  const cap = { ...march, productId: siteTakeoverProductId, limitCount: 900 };
  const made = await db
    .insert(caps)
    .values([
      { ...cap, level: 'PAN_INDIA', eventId: event.id },
      { ...cap, level: 'PAN_INDIA', packageId: pack.id },
      { ...cap, level: 'PAN_INDIA' },
    ])
    .returning({ id: caps.id });
  const reader = await test.as('lookup-view');
  const query = { product_id: cap.productId, start_date: '2031-03-05', end_date: '2031-03-06' };
  const { results } = ok<CapUse>(await reader.get('/console/v1/slots/caps', { query }));
  const found = made.map(({ id }) => results.find(({ cap_id }) => cap_id === id));
  expect(found.map(one => [one?.left, one?.event_id, one?.package_id])).toEqual([
    [900, event.id, undefined],
    [900, undefined, pack.id],
    [900, undefined, undefined],
  ]);
});
