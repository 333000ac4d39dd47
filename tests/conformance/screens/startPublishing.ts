import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { addUser, sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import type { RoleCode } from '#contract/domain/roles.ts';

export const path = '/console/v1/published-screens';
export const livePath = '/console/v1/live-screens';

/** A screen that no file has. */
export const gatesFile = {
  format: 1,
  resource: 'gates',
  route: '/gates',
  label: { one: { en: 'Gate' }, other: { en: 'Gates' } },
  schema: 'gate.schema.json',
  menu: { group: 'work', icon: 'briefcase', order: 900 },
  access: {
    admin: ['list', 'show', 'create', 'edit', 'remove'],
    finance: ['list', 'show'],
  },
};

export const gatesSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  required: ['name'],
  properties: {
    name: { title: 'Name', type: 'string', minLength: 3 },
    width: { title: 'Width', type: 'integer', minimum: 1 },
  },
};

/** Two servers on one database, and those who ask them. */
export interface Publishing {
  readonly first: TestApp;
  readonly second: TestApp;
  readonly admin: Caller;
  /** Holds one role on the first server. */
  readonly with: (role: RoleCode) => Promise<Record<string, string>>;
  readonly close: () => Promise<void>;
}

const signIn = async ({ client }: TestApp, role: RoleCode): Promise<Record<string, string>> => {
  const id = await addUser(client, `publishing-${role}@example.com`, [role]);
  return { ...(await sessionHeaders(client, id)) };
};

export const startPublishing = async (): Promise<Publishing> => {
  const known = new Map<RoleCode, Promise<Record<string, string>>>();
  const first = await startTestApp();
  const second = await startTestApp({ client: first.client });
  await Promise.all([first.app.ready(), second.app.ready()]);
  return {
    first,
    second,
    admin: await first.as('admin'),
    with: role => {
      const headers = known.get(role) ?? signIn(first, role);
      known.set(role, headers);
      return headers;
    },
    close: async () => {
      await second.app.close();
      await first.close();
    },
  };
};

/** Asks until it is so. @throws Error when it is not within the time */
export const until = async (isSo: () => Promise<boolean>, most = 2_000): Promise<number> => {
  const begun = performance.now();
  while (performance.now() - begun < most) {
    if (await isSo()) return performance.now() - begun;
    await new Promise(done => setTimeout(done, 5));
  }
  throw new Error(`It was not so within ${most} ms`);
};
