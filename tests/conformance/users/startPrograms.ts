import type { ApiToken, ServiceAccount } from '#contract/calls/recordTypes.ts';
import { ok } from '#tests/conformance/catalogue/startCatalogue.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

export type Made = ApiToken & { token: string };

let serial = 0;

/** Calls by a token alone. */
export const byToken = ({ anonymous }: Pick<TestApp, 'anonymous'>, token: string): Caller => {
  const own = { authorization: `Bearer ${token}` };
  const call: Caller['call'] = (method, path, options = {}) =>
    anonymous.call(method, path, { ...options, headers: { ...own, ...options.headers } });
  return {
    call,
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, { ...options, body }),
    put: (path, body, options) => call('PUT', path, { ...options, body }),
  };
};

/** Programs and their tokens, made as the admin of the demo makes them. */
export const startPrograms = async (options: Parameters<typeof startTestApp>[0] = {}) => {
  const test = await startTestApp(options);
  const admin = await test.as('admin');

  const makeAccount = async (userRoles: readonly string[], by = admin): Promise<ServiceAccount> => {
    serial += 1;
    return ok<ServiceAccount>(
      await by.post('/console/v1/service-accounts', { name: `Program ${serial}`, userRoles }),
    );
  };

  const makeToken = async (serviceAccountId: number, more: object = {}): Promise<Made> =>
    ok<Made>(
      await admin.post('/console/v1/api-tokens', {
        serviceAccountId,
        name: `Token ${(serial += 1)}`,
        expiresOn: '2027-01-31',
        ...more,
      }),
    );

  /** A program of the roles, and what it calls by a token. */
  const program = async (userRoles: readonly string[], more: object = {}) => {
    const account = await makeAccount(userRoles);
    const made = await makeToken(account.id, more);
    return { account, made, caller: byToken(test, made.token) };
  };

  return { ...test, admin, makeAccount, makeToken, program };
};
