import type { LightMyRequestResponse } from 'fastify';
import { callList } from '#contract/calls/index.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const scimCallIds = callList.map(({ id }) => id).filter(id => id.startsWith('scim.'));

const rule = {
  roles: { Sales: ['sales-agent'], Leads: ['sales-manager'], Bosses: ['admin', 'lookup-view'] },
};

export interface ScimConsole {
  readonly test: TestApp;
  /** A call as a directory makes it, with its token. */
  readonly ask: (method: Method, path: string, body?: unknown) => Promise<LightMyRequestResponse>;
  readonly with: (token: string) => ScimConsole['ask'];
  /** A token of a new service account. */
  readonly token: (roles: readonly string[], calls?: readonly string[]) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** The console, and a directory that pushes people and groups into it. */
export const startScimConsole = async (
  roles: readonly string[],
  env: Record<string, string> = { OIDC_ROLES: JSON.stringify(rule) },
): Promise<ScimConsole> => {
  const test = await startTestApp({ env });
  const admin = await test.as('admin');
  let made = 0;
  const token: ScimConsole['token'] = async (userRoles, calls) => {
    made += 1;
    const account = await admin.post('/console/v1/service-accounts', {
      name: `Directory ${made}`,
      userRoles,
    });
    const answer = await admin.post('/console/v1/api-tokens', {
      serviceAccountId: account.json<{ id: number }>().id,
      name: 'SCIM',
      expiresOn: '2026-12-31',
      ...(calls && { calls: calls.join('\n') }),
    });
    return answer.json<{ token: string }>().token;
  };
  const withToken =
    (bearer: string): ScimConsole['ask'] =>
    (method, path, body) =>
      test.app.inject({
        method,
        url: `/scim/v2/${path}`,
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/scim+json' },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
  return {
    test,
    token,
    with: withToken,
    ask: withToken(await token(roles, scimCallIds)),
    close: () => test.close(),
  };
};
