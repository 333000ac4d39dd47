import { beforeEach, describe, expect, it } from 'vitest';
import { json } from '#dataProvider/http/http.fixture.ts';
import { asha, caught, credentials, noSession, startAuth, ravi } from './auth.fixture.ts';
import { FieldRequired } from './FieldRequired.ts';

let test = startAuth();
beforeEach(() => {
  test = startAuth();
});

const signedIn = async (details = asha) => {
  test.network.reply(details);
  await test.provider.checkAuth({});
  test.network.seen.length = 0;
};

describe('sign-in', () => {
  it('by password: a form, then the user details once (part 1 section 7)', async () => {
    test.network.reply({}, asha);
    await test.provider.login(credentials);
    expect(test.sent()).toEqual([
      'POST /madrox/app/v1/login',
      'GET /madrox/app/v1/user/details?checkHRIS=true',
    ]);
    expect(String(test.network.seen[0]?.body)).toBe(
      'username=asha%40example.com&password=+p+&persistent=true',
    );
    expect(test.provider.state()).toEqual({ status: 'logged in' });
    await test.provider.checkAuth({});
    await test.provider.getIdentity?.();
    expect(test.network.seen).toHaveLength(2);
  });

  it('with a Google token: the header that no other site can send (T5)', async () => {
    test.network.reply({}, asha);
    await test.provider.login({ accessToken: 'a b' });
    expect(test.sent()[0]).toBe('GET /madrox/app/v1/login/google?access_token=a+b');
    expect(test.network.seen[0]?.headers.get('x-requested-with')).toBe('console');
    expect(test.network.seen[0]?.init.cache).toBe('no-store');
  });

  it.each([
    ['', 'p', ['username']],
    ['  ', 'p', ['username']],
    ['asha', '', ['password']],
    ['', '', ['username', 'password']],
  ])(
    'user %j and password %j: no request, the fields are marked (T7)',
    async (username, password, fields) => {
      const error = await caught(test.provider.login({ username, password }));
      expect(error).toBeInstanceOf(FieldRequired);
      expect(error).toMatchObject({ fields });
      expect(test.network.seen).toHaveLength(0);
      expect(test.provider.state()).toEqual({ status: 'logged out', hasExpired: false });
    },
  );

  it.each([
    [401, {}, 'Login Failed'],
    [401, { code: 'LOGIN_FAILED', message: 'Login Failed' }, 'Login Failed'],
    [401, { message: 'Your account is locked' }, 'Your account is locked'],
    [403, { code: 'UNAUTHORIZED_ACCESS', message: 'Unauthorized Access' }, 'Unauthorized Access'],
    [403, {}, 'Unauthorized Access'],
    [500, {}, 'Login Failed'],
  ])('a refusal with %i %j says %s (T1, part 1 section 8)', async (status, body, message) => {
    test.network.reply(json(body, { status }));
    expect(await caught(test.provider.login(credentials))).toMatchObject({ status, message });
    expect(test.provider.state()).toEqual({ status: 'login failed', message });
    expect(test.network.seen).toHaveLength(1);
  });

  it.each([
    ['that nobody is signed in', noSession()],
    ['another user', json(ravi)],
  ])('does not take the answer to an earlier question for its own: %s', async (_, late) => {
    let answer: (response: Response) => void = () => undefined;
    test.network.reply(() => new Promise<Response>(resolve => (answer = resolve)), {}, asha);
    const before = test.provider.checkAuth({});
    await test.provider.login(credentials);
    answer(late);
    await before.catch(() => undefined);
    expect(test.provider.state()).toEqual({ status: 'logged in' });
    expect(await test.provider.getIdentity?.()).toMatchObject({ id: 7 });
  });
});

describe('canAccess', () => {
  beforeEach(() => signedIn());

  it.each([
    ['a verb that a role grants', 'list', 'payments', undefined, true],
    ['delete is our remove', 'delete', 'payments', undefined, true],
    ['clone is our create, which is not granted', 'clone', 'payments', undefined, false],
    ['a record among the rows', 'edit', 'payments', { status: 'paid' }, true],
    ['another record', 'edit', 'payments', { status: 'new' }, false],
    ['a screen of other roles', 'list', 'packages', undefined, false],
    ['a screen for everyone', 'list', 'home', undefined, true],
    ['a name that no screen has', 'list', 'nothing', undefined, false],
    ['what belongs to no screen, of another role', 'call', 'console', undefined, false],
    ['what belongs to no screen', 'share-views', 'console', undefined, true],
  ])('%s', async (_, action, resource, record, expected) => {
    expect(await test.provider.canAccess?.({ action, resource, record })).toBe(expected);
    expect(test.network.seen).toHaveLength(0);
  });
});

describe('passwords', () => {
  it('a reset sends the address with the identity domain (T6)', async () => {
    test.network.reply({ emailSent: true });
    expect(await test.provider.resetPassword(' a@example.com ')).toEqual({ emailSent: true });
    expect(test.network.seen[0]?.body).toBe('{"email":"a@example.com","domainId":2}');
  });

  it('an empty address sends nothing', async () => {
    expect(await caught(test.provider.resetPassword(' '))).toMatchObject({ fields: ['email'] });
    expect(test.network.seen).toHaveLength(0);
  });

  it('a new one goes with the token of the link', async () => {
    test.network.reply({ passwordSet: true });
    await test.provider.setPassword({ token: 't', password: ' secret ' });
    expect(test.network.seen[0]?.body).toBe('{"token":"t","password":" secret "}');
    expect(await caught(test.provider.setPassword({ token: 't', password: '' }))).toMatchObject({
      fields: ['password'],
    });
  });
});
