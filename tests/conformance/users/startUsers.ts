import { eq } from 'drizzle-orm';
import { HrisAway } from '#backend/adapters/hris/Hris.ts';
import { databaseHris } from '#backend/adapters/hris/databaseHris.ts';
import { users } from '#backend/database/schema/index.ts';
import { ok } from '#tests/conformance/catalogue/startCatalogue.ts';
import { startTestApp } from '#tests/support/server/startTestApp.ts';

export const path = '/madrox/data/v1/entity/company-users';

export interface User {
  id: number;
  name: string;
  email: string;
  userRoles: string[];
  parentId?: number;
  departmentId?: number;
  status: number;
  agentPhone?: string;
  isCallingActive?: boolean;
  virtualNumber?: string;
  campaignIds: number[];
  isOwnerAgent: boolean;
  accountCount: number;
  version: number;
}

/** What was said of which field. */
export const fieldsOf = (answer: { json: <T>() => T }) =>
  answer.json<{ errors?: { field: string; message: string }[] }>().errors ?? [];

/** The server with two user managers, and an HR system that can be away. */
export const startUsers = async () => {
  const test = await startTestApp();
  const table = databaseHris(test.client.db);
  const hris = { isAway: false };
  test.services.hris = {
    ...table,
    find: code => (hris.isAway ? Promise.reject(new HrisAway('down')) : table.find(code)),
  };
  const admin = await test.as('admin');
  const um = await test.as('tele-sales-um');
  let serial = 0;
  const idOf = async (persona: string): Promise<number> => {
    const [found] = await test.client.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, `${persona}@example.com`));
    return found?.id ?? 0;
  };
  const body = async (more: object = {}) => ({
    name: 'Meera Nair',
    email: `meera${(serial += 1)}@example.com`,
    userRoles: ['tele-sales-agent'],
    parentId: await idOf('owner-manager'),
    designationId: 1,
    ...more,
  });
  return {
    ...test,
    hris,
    admin,
    um,
    idOf,
    body,
    get: async (id: number): Promise<User> => ok<User>(await admin.get(`${path}/${id}`)),
    make: async (more: object = {}): Promise<User> =>
      ok<User>(await admin.post(path, await body(more))),
  };
};
