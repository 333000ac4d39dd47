import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftStore } from '#dataProvider/drafts/createDraftStore.ts';
import { json } from '#dataProvider/http/http.fixture.ts';
import { asha, caught, credentials, noSession, ravi, startAuth } from './auth.fixture.ts';

let test = startAuth();
beforeEach(() => {
  test = startAuth();
});

const signedIn = async (details = asha) => {
  test.network.reply(details);
  await test.provider.checkAuth({});
  test.network.seen.length = 0;
};

describe('the session', () => {
  it('several questions at once are one request', async () => {
    test.network.reply(asha);
    const [, identity, permissions] = await Promise.all([
      test.provider.checkAuth({}),
      test.provider.getIdentity?.(),
      test.provider.getPermissions?.({}),
    ]);
    expect(identity).toMatchObject({ id: 7, fullName: 'Asha Rao' });
    expect(permissions).toEqual(['finance', 'lookup-view']);
    expect(test.network.seen).toHaveLength(1);
  });

  it('gives calls the CSRF token of the details', async () => {
    await signedIn();
    test.network.reply({});
    await test.client.send('city.add', { body: {} });
    expect(test.network.seen[0]?.headers.get('x-csrf-token')).toBe('token-7');
  });

  it('checkAuth leads to /login without a notice when nobody is signed in', async () => {
    test.network.reply(noSession());
    const error = await caught(test.provider.checkAuth({}));
    expect(error).toMatchObject({ redirectTo: '/login', message: false });
    expect(test.provider.state()).toEqual({ status: 'logged out', hasExpired: false });
  });

  it.each([
    ['a dead server', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a fault of the server', () => json({}, { status: 503 })],
  ])('%s signs nobody out (F4)', async (_, reply) => {
    test.network.reply(reply);
    await test.provider.checkAuth({});
    test.network.reply(asha);
    expect(await test.provider.getIdentity?.()).toMatchObject({ id: 7 });
  });

  it('a question that was given up leaves the others theirs', async () => {
    const controller = new AbortController();
    let answer: (response: Response) => void = () => undefined;
    test.network.reply(() => new Promise<Response>(resolve => (answer = resolve)));
    const first = test.provider.getIdentity?.({ signal: controller.signal });
    const second = test.provider.getIdentity?.();
    controller.abort();
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    answer(json(asha));
    expect(await second).toMatchObject({ id: 7 });
  });

  it('another role version asks anew, empties the caches and tells who watches', async () => {
    await signedIn();
    test.network.reply({ n: 1 });
    await test.client.send('city.list');
    const watcher = vi.fn<(details: unknown) => void>();
    test.provider.watch(watcher);
    const promoted = { ...asha, roleVersion: 4, roleCodes: ['admin'] };
    test.network.reply(json({}, { headers: { 'x-role-version': '4' } }), promoted);
    await test.client.send('city.add');
    await vi.waitFor(() => expect(watcher).toHaveBeenCalledOnce());
    expect(await test.provider.getPermissions?.({})).toEqual(['admin']);
    expect(test.localStorage.length).toBe(0);
    expect(test.network.seen.filter(({ address }) => address.includes('details'))).toHaveLength(1);
  });
});

describe('checkError', () => {
  beforeEach(() => signedIn());

  const errorOf = (status: number, code: string) => {
    test.network.reply(json({ code, message: 'x' }, { status }));
    return caught(test.client.send('city.list'));
  };

  it('401 ends the session and keeps what was typed', async () => {
    const drafts = createDraftStore(test.sessionStorage, 7);
    drafts.keep({ resource: 'packages' }, { values: { name: 'A' }, savedAt: 1 });
    const error = await errorOf(401, 'NOT_SIGNED_IN');
    expect(await caught(test.provider.checkError(error))).toMatchObject({ redirectTo: '/login' });
    expect(test.provider.state()).toEqual({ status: 'logged out', hasExpired: true });
    // ra-core signs out next: there is nothing to end on the server.
    await test.provider.logout({});
    expect(test.network.seen).toHaveLength(1);
    expect(drafts.find({ resource: 'packages' })?.values).toEqual({ name: 'A' });
    expect(test.provider.state()).toEqual({ status: 'logged out', hasExpired: true });
  });

  it.each([
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [409, 'STALE_VERSION'],
    [500, 'INTERNAL'],
  ])('%i %s signs nobody out', async (status, code) => {
    await test.provider.checkError(await errorOf(status, code));
    expect(test.provider.state()).toEqual({ status: 'logged in' });
  });

  it('an own abort signs nobody out (T120)', async () => {
    await test.provider.checkError(new DOMException('', 'AbortError'));
    expect(test.provider.state()).toEqual({ status: 'logged in' });
  });

  it('a CSRF token that became old is fetched anew', async () => {
    const error = await errorOf(403, 'CSRF');
    test.network.reply({ ...asha, csrfToken: 'token-new' }, {});
    await test.provider.checkError(error);
    await test.client.send('city.add');
    expect(test.network.seen.at(-1)?.headers.get('x-csrf-token')).toBe('token-new');
  });
});

describe('sign-out', () => {
  beforeEach(() => signedIn());

  it('ends the session on the server and leaves nothing in the browser (T102)', async () => {
    test.network.reply({ n: 1 }, { signedOut: true });
    await test.client.send('city.list');
    createDraftStore(test.sessionStorage, 7).keep(
      { resource: 'packages' },
      { values: {}, savedAt: 1 },
    );
    await test.provider.logout({});
    expect(test.sent().at(-1)).toBe('POST /madrox/app/v1/logout');
    expect([test.localStorage.length, test.sessionStorage.length]).toEqual([0, 0]);
    expect(test.provider.state()).toEqual({ status: 'logged out', hasExpired: false });
    test.network.reply(noSession());
    await caught(test.provider.checkAuth({}));
  });

  it('a session that is over already is no failure', async () => {
    test.network.reply(noSession());
    await test.provider.logout({});
    expect(test.provider.state()).toEqual({ status: 'logged out', hasExpired: false });
  });

  it('the user is told when the server did not end it', async () => {
    test.network.reply(json({}, { status: 500 }));
    expect(await caught(test.provider.logout({}))).toMatchObject({ status: 500 });
    expect(test.provider.state()).toEqual({ status: 'logged in' });
  });
});

it('another user finds neither drafts nor caches of the one before', async () => {
  await signedIn();
  test.network.reply({ n: 1 }, noSession());
  await test.client.send('city.list');
  createDraftStore(test.sessionStorage, 7).keep({ resource: 'x' }, { values: {}, savedAt: 1 });
  await caught(test.client.send('city.add'));
  test.network.reply({}, ravi);
  await test.provider.login(credentials);
  expect([test.localStorage.length, test.sessionStorage.length]).toEqual([0, 0]);
});

describe('a page that says who it was made for', () => {
  it('asks nobody while it knows', async () => {
    const known = startAuth(asha);
    await known.provider.checkAuth({});
    expect(await known.provider.getPermissions?.({})).toEqual(asha.roleCodes);
    expect(known.provider.state()).toEqual({ status: 'logged in' });
    expect(known.sent()).toEqual([]);
  });

  it('gives calls the token at once', async () => {
    const known = startAuth(asha);
    known.network.reply({});
    await known.client.send('city.add', { body: {} });
    expect(known.network.seen[0]?.headers.get('x-csrf-token')).toBe('token-7');
  });

  it('leads strangers to sign-in without a refused call', async () => {
    const stranger = startAuth(null);
    expect(await caught(stranger.provider.checkAuth({}))).toMatchObject({ redirectTo: '/login' });
    expect(stranger.sent()).toEqual([]);
  });

  it('asks again after a sign-in, and not after a sign-out', async () => {
    const stranger = startAuth(null);
    stranger.network.reply(asha);
    stranger.network.reply(asha);
    await stranger.provider.login(credentials);
    await stranger.provider.checkAuth({});
    stranger.network.reply({ signedOut: true });
    await stranger.provider.logout({});
    const before = stranger.sent().length;
    await caught(stranger.provider.checkAuth({}));
    expect(stranger.sent()).toHaveLength(before);
  });
});
