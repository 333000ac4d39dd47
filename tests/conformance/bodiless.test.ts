import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('a change without a body', () => {
  it('is taken where nothing has to be told: the call itself answers', async () => {
    const admin = await test.as('admin');
    const answer = await admin.call('POST', '/sapna/v1/termsheet/999999999/case');
    expect(answer.statusCode, answer.body).toBe(404);
  });

  it('is told which fields are missing where there are some', async () => {
    const admin = await test.as('admin');
    const answer = await admin.call('POST', '/sapna/v1/products/create');
    expect(answer.statusCode).toBe(422);
    const fields = answer.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field);
    expect(fields).toContain('/name');
  });
});
