import { beforeEach, describe, expect, it } from 'vitest';
import { caught, mixedCalls } from './client.fixture.ts';
import { asha, createTestClient, json } from './http.fixture.ts';

let test = createTestClient(mixedCalls);
beforeEach(() => {
  test = createTestClient(mixedCalls);
  test.client.identify(asha);
});

describe('idempotency keys of money calls', () => {
  const pay = (amount: number, options = {}) =>
    test.client.send('payment.create', { body: { amount, mode: 4 }, ...options });
  const keys = () => test.network.seen.map(request => request.headers.get('idempotency-key'));

  it('only money calls carry one', async () => {
    test.network.reply({}, {});
    await pay(100);
    await test.client.send('account.update', { params: { id: 1 }, body: {} });
    expect(keys()).toEqual(['key-1', null]);
  });

  it.each([
    ['a time-out of the server', () => json({}, { status: 504 })],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'half an answer',
      () => new Response('{', { headers: { 'content-type': 'application/json' } }),
    ],
    ['an ended session', () => json({}, { status: 401 })],
  ])('pressing again after %s sends the same key', async (_, failure) => {
    test.network.reply(failure, {});
    await caught(pay(100));
    await test.client.send('payment.create', { body: { mode: 4, amount: 100 } });
    expect(keys()).toEqual(['key-1', 'key-1']);
  });

  it.each([
    ['a success', {}],
    ['a refusal', json({}, { status: 422 })],
    ['an answered error', { error: 'Wallet is empty' }],
  ])('after %s the same words are a new intent', async (_, reply) => {
    test.network.reply(reply, {});
    await pay(100).catch(() => undefined);
    await pay(100);
    expect(keys()).toEqual(['key-1', 'key-2']);
  });

  it('another amount is another intent', async () => {
    test.network.reply(json({}, { status: 500 }), {});
    await caught(pay(100));
    await pay(200);
    expect(keys()).toEqual(['key-1', 'key-2']);
  });

  it('a reload of the page keeps the key, and no money data is stored for it', async () => {
    test.network.reply(json({}, { status: 500 }));
    await caught(pay(98_765));
    const stored = JSON.stringify(
      Array.from({ length: test.sessionStorage.length }, (_, index) =>
        test.sessionStorage.key(index),
      ),
    );
    expect(stored).not.toContain('98765');
    const next = createTestClient(mixedCalls, {
      sessionStorage: test.sessionStorage,
      newKey: () => 'new',
    });
    next.client.identify(asha);
    next.network.reply({});
    await next.client.send('payment.create', { body: { amount: 98_765, mode: 4 } });
    expect(next.network.seen[0]?.headers.get('idempotency-key')).toBe('key-1');
  });

  it('sign-out forgets it', async () => {
    test.network.reply(json({}, { status: 500 }));
    await caught(pay(100));
    test.client.identify(undefined);
    expect(test.sessionStorage.length).toBe(0);
  });

  it('a key given by the caller is sent as it is', async () => {
    test.network.reply({});
    await pay(100, { idempotencyKey: 'mine' });
    expect(keys()).toEqual(['mine']);
    expect(test.sessionStorage.length).toBe(0);
  });
});
