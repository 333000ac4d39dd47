import { beforeEach, describe, expect, it } from 'vitest';
import { caught, mixedCalls } from './client.fixture.ts';
import { asha, createTestClient, json } from './http.fixture.ts';

let test = createTestClient(mixedCalls);
beforeEach(() => {
  test = createTestClient(mixedCalls);
  test.client.identify(asha);
});

describe('caches (T102)', () => {
  const read = (id: string, options = {}) => test.client.send(id, options);

  it('a call without a cache entry is read each time', async () => {
    test.network.reply({ n: 1 }, { n: 2 });
    expect(await read('account.get', { params: { id: 1 } })).toEqual({ n: 1 });
    expect(await read('account.get', { params: { id: 1 } })).toEqual({ n: 2 });
    expect(test.localStorage.length).toBe(0);
  });

  it('one is kept by address and data until its expiry', async () => {
    test.network.reply({ n: 1 }, { n: 2 }, { n: 3 });
    expect(await read('reference.list', { query: { a: 1, b: 2 } })).toEqual({ n: 1 });
    expect(await read('reference.list', { query: { b: 2, a: 1 } })).toEqual({ n: 1 });
    expect(await read('reference.list', { query: { a: 2 } })).toEqual({ n: 2 });
    test.clock.now += 60_001;
    expect(await read('reference.list', { query: { a: 1, b: 2 } })).toEqual({ n: 3 });
    expect(test.localStorage.length).toBe(0);
  });

  it('a fresh read skips it and renews it', async () => {
    test.network.reply({ n: 1 }, { n: 2 });
    await read('reference.list');
    expect(await read('reference.list', { isFresh: true })).toEqual({ n: 2 });
    expect(await read('reference.list')).toEqual({ n: 2 });
  });

  it('an expiry of one request is obeyed, an invalid one refused before anything is sent', async () => {
    test.network.reply({ n: 1 });
    const cacheUntil = test.clock.now + 10;
    await read('account.get', { params: { id: 1 }, cacheUntil });
    expect(await read('account.get', { params: { id: 1 }, cacheUntil })).toEqual({ n: 1 });
    const invalid = read('account.get', { params: { id: 2 }, cacheUntil: Number.NaN });
    await expect(invalid).rejects.toThrow('Cache expiry timestamp is invalid');
  });

  it('the browser store outlives the page until the end of the day in India', async () => {
    test.network.reply({ n: 1 });
    await read('city.list');
    const next = createTestClient(mixedCalls, { localStorage: test.localStorage });
    next.client.identify(asha);
    expect(await next.client.send('city.list')).toEqual({ n: 1 });
    next.clock.now = Date.parse('2026-01-05T18:30:00Z');
    next.network.reply({ n: 2 });
    expect(await next.client.send('city.list')).toEqual({ n: 2 });
  });

  it.each([
    ['another user', { ...asha, userId: 8 }],
    ['other rights', { ...asha, roleVersion: 4 }],
  ])('%s sees nothing of it and nothing is left', async (_, other) => {
    test.network.reply({ n: 1 }, { n: 1 });
    await read('city.list');
    await read('reference.list');
    const next = createTestClient(mixedCalls, { localStorage: test.localStorage });
    next.client.identify(other);
    expect(next.localStorage.length).toBe(0);
    test.client.identify(other);
    test.network.reply({ n: 2 }, { n: 2 });
    expect(await read('city.list')).toEqual({ n: 2 });
    expect(await read('reference.list')).toEqual({ n: 2 });
  });

  it('sign-out empties it', async () => {
    test.network.reply({ n: 1 });
    await read('city.list');
    test.client.identify(undefined);
    expect(test.localStorage.length).toBe(0);
  });

  it('nothing is kept before it is known who asks', async () => {
    test.client.identify(undefined);
    test.network.reply({ n: 1 }, { n: 2 });
    await read('city.list');
    expect(await read('city.list')).toEqual({ n: 2 });
  });

  it('a renewed CSRF token of the same user keeps it', async () => {
    test.network.reply({ n: 1 });
    await read('city.list');
    test.client.identify({ ...asha, csrfToken: 'new' });
    expect(await read('city.list')).toEqual({ n: 1 });
  });

  it.each([
    ['reference.list', 'account.update', 2],
    ['city.list', 'city.rename', 2],
    ['city.list', 'account.update', 1],
  ])('%s after %s: %i requests', async (cached, changed, requests) => {
    test.network.reply({ n: 1 }, { ok: true });
    await read(cached);
    await read(changed, { params: { id: 1 } });
    if (requests === 2) test.network.reply({ n: 2 });
    expect(await read(cached)).toEqual({ n: requests });
    expect(test.network.isDone).toBe(true);
  });

  it('a failed change empties too, since it may have been made', async () => {
    test.network.reply({ n: 1 }, json({}, { status: 500 }), { n: 2 });
    await read('reference.list');
    await caught(read('account.update', { params: { id: 1 } }));
    expect(await read('reference.list')).toEqual({ n: 2 });
  });

  it('a read that began before a change is neither joined nor kept', async () => {
    let answer: (response: Response) => void = () => undefined;
    test.network.reply(
      () => new Promise<Response>(resolve => (answer = resolve)),
      { ok: true },
      { n: 'after' },
    );
    const before = read('reference.list');
    await read('account.update', { params: { id: 1 } });
    const after = read('reference.list');
    answer(json({ n: 'before' }));
    expect([await before, await after, await read('reference.list')]).toEqual([
      { n: 'before' },
      { n: 'after' },
      { n: 'after' },
    ]);
  });
});
