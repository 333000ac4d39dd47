import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { longestKey } from '../calls/longestKey.ts';
import { deepest } from './parseJson.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});
afterAll(() => test.close());

// A call that anyone may make, one with open values and one of the console's own: all have the one parser.
const posts = [
  '/madrox/app/v1/reset-password',
  '/sapna/v2/packages/share-details',
  '/console/v1/calls',
];
const json = { 'content-type': 'application/json', 'x-requested-with': 'console' };
const nested = (open: string, close: string, levels: number) =>
  `${open.repeat(levels)}1${close.repeat(levels)}`;

const refused = (levels: number): readonly (readonly [string, string])[] => [
  ['lists', nested('[', ']', levels)],
  ['objects', nested('{"a":', '}', levels)],
  ['a field', `{"name":${nested('[', ']', levels)}}`],
];

describe.each(posts)('%s', path => {
  it.each([...refused(100_000), ...refused(deepest + 1)])(
    'refuses %s nested too deeply',
    async (_name, body) => {
      const answer = await admin.post(path, body, { headers: json });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'BAD_REQUEST',
        message: 'The data is nested too deeply.',
      });
    },
  );

  it.each([
    ['in the body', { ['k'.repeat(12_000)]: 1 }],
    ['in a field', { name: [{ ['k'.repeat(longestKey + 1)]: 1 }] }],
  ])('refuses a key %s that is too long', async (_name, body) => {
    const answer = await admin.post(path, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: 'A name or key is too long.' });
  });

  it('leaves what is within the bounds to the rules of the call', async () => {
    const body = nested('{"a":', '}', deepest - 1);
    const answer = await admin.post(path, body, { headers: json });
    expect(answer.json<{ message: string }>().message).not.toContain('nested');
    expect(answer.statusCode).toBeLessThan(500);
  });
});

it('an idempotency key that no index takes is refused', async () => {
  const send = (key: string) =>
    admin.post('/console/v1/users/1/sign-in-link', undefined, {
      headers: { 'idempotency-key': key },
    });
  const answer = await send('k'.repeat(12_000));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message: 'A name or key is too long.' });
  expect((await send(randomUUID())).statusCode).not.toBe(400);
});
