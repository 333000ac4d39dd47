import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AnalyticsEvent } from '#backend/adapters/analytics/Analytics.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';

let test: TestApp;
let told: AnalyticsEvent[] = [];

beforeAll(async () => {
  const analytics = {
    isOn: true,
    track: (event: AnalyticsEvent) => void told.push(event),
    flush: () => Promise.resolve(),
  };
  test = await startTestApp({ services: { analytics } });
});
beforeEach(() => {
  told = [];
});
afterAll(() => test.close());

const path = '/console/v1/analytics/page-timing';

it('passes page timings on, and never what could be a number of somebody', async () => {
  const agent = await test.as('finance');
  const timings = { firstByte: 12, layoutShift: 0.02 };
  expect((await agent.post(path, { page: '/payment/:id', timings })).json()).toEqual({
    isSent: true,
  });
  expect(told).toEqual([{ name: 'page timing', page: '/payment/:id', timings }]);
  for (const bad of [
    { page: '/account/9820012345', timings },
    { page: '/account?phone=9820012345', timings },
    { page: '/account', timings: { ...timings, phone: 9_820_012_345 } },
    { page: '/account', timings: { firstByte: 9_820_012_345 } },
  ])
    expect([bad, (await agent.post(path, bad)).statusCode >= 400]).toEqual([bad, true]);
  expect(told).toHaveLength(1);
});

it('tells events of owner agents alone, by their id', async () => {
  const [owner, broker] = [await test.as('owner-agent'), await test.as('broker-agent')];
  const dashboard = '/console/v1/renewals/summary';
  expect((await broker.get(dashboard)).statusCode).toBe(200);
  expect(told).toEqual([]);
  expect((await owner.get(dashboard)).statusCode).toBe(200);
  expect((await owner.get(dashboard, { query: { month: 'never' } })).statusCode).toBe(422);
  await expect.poll(() => told).toHaveLength(1);
  expect(told).toEqual([{ name: 'renewal dashboard', agentId: expect.any(Number) as number }]);
});
