import { eq, sql } from 'drizzle-orm';
import {
  accounts,
  opportunities,
  packagePrices,
  packages,
} from '#backend/database/schema/index.ts';
import { startClients, type Clients } from '../accounts/startClients.ts';
import { ok } from '#tests/support/server/ok.ts';
import { testDay } from '#tests/support/server/template.ts';

export interface Deal {
  id: number;
  version: number;
  statusId: number;
  dealValue: number;
  [field: string]: unknown;
}

export interface Part {
  id: number;
  version: number;
  [field: string]: unknown;
}

export interface Deals extends Clients {
  /** An active package for brokers with a price that is in force. */
  readonly packageId: number;
  readonly page: (name: string, id: number) => Promise<Deal>;
  readonly setStatus: (id: number, statusId: number) => Promise<void>;
  /** A new deal of someone's account. */
  readonly log: (name: string, body?: object) => Promise<Deal>;
  readonly addPackage: (name: string, opportunityId: number, body?: object) => Promise<Part>;
}

/** The server with people of their own, each of whom has an account and a deal. */
export const startDeals = async (env: Record<string, string> = {}): Promise<Deals> => {
  const test = await startClients(env);
  const { db } = test.client;
  const [item] = await db
    .select({ id: packages.id })
    .from(packages)
    .innerJoin(packagePrices, eq(packagePrices.packageId, packages.id))
    .where(
      sql`${packages.clientTypeId} = 2 and ${packages.isActive} and ${packages.deletedAt} is null
        and ${packagePrices.deletedAt} is null and ${packagePrices.effective} @> ${testDay}::date`,
    )
    .orderBy(packages.id)
    .limit(1);
  const packageId = item?.id ?? 0;
  return {
    ...test,
    packageId,
    page: async (name, id) => ok<Deal>(await test.by(name).get(`/sapna/v3/opportunity-page/${id}`)),
    setStatus: async (id, statusId) => {
      await db.update(opportunities).set({ statusId }).where(eq(opportunities.id, id));
    },
    log: async (name, body = {}) =>
      ok<Deal>(
        await test
          .by(name)
          .post('/sapna/v1/opportunity', { accountId: test.held(name).id, ...body }),
      ),
    addPackage: async (name, opportunityId, body = {}) =>
      ok<Part>(
        await test
          .by(name)
          .post('/sapna/v1/opportunity-package', { opportunityId, packageId, ...body }),
      ),
  };
};

/** Makes a client a sub-broker of another. */
export const makeSubBroker = async (test: Clients, name: string, of: string): Promise<void> => {
  await test.client.db
    .update(accounts)
    .set({ isSubBroker: true, parentId: test.held(of).id })
    .where(eq(accounts.id, test.held(name).id));
};

/** What a refused call says, and of which fields. */
export const refusal = (response: { json: <T>() => T }) => {
  const { message, errors = [] } = response.json<{
    message: string;
    errors?: { field: string; code: string; message: string }[];
  }>();
  return { message, errors: errors.map(({ field, code }) => `${field} ${code}`) };
};
