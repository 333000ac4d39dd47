import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

let test: TestApp;
let agent: Caller;
beforeAll(async () => {
  test = await startTestApp();
  agent = await test.as('owner-agent');
});
afterAll(() => test.close());

describe('reference data', () => {
  it('tells the choices that are asked for', async () => {
    const answer = await agent.get('/sapna/v1/reference-data?names=clientTypes,productTypes');
    const { clientTypes, productTypes } =
      answer.json<Record<string, { id: number; label: string }[]>>();
    expect(clientTypes?.map(({ label }) => label)).toEqual([
      'Builder',
      'Broker',
      'Owner',
      'Financial Institution',
      'Marketing Agency',
    ]);
    expect(productTypes?.find(({ id }) => id === 9)?.label).toBe('Trail');
  });

  it('tells all when none is named, with the product filled in', async () => {
    const answer = await agent.get('/sapna/v1/reference-data');
    expect(Object.keys(answer.json<object>()).length).toBeGreaterThan(40);
    expect(answer.body).toContain('Nivaas');
    expect(answer.body).not.toContain('{product}');
  });

  it('refuses a name that does not exist, with the nearest that does', async () => {
    const answer = await agent.get('/sapna/v1/reference-data?names=clientType');
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      expect.stringContaining('did you mean "clientTypes"?'),
    ]);
  });
});
