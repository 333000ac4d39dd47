import { eq } from 'drizzle-orm';
import {
  accountCities,
  accounts,
  contacts,
  legalEntities,
  opportunities,
  users,
} from '#backend/database/schema/index.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

/** Numbers that nobody else in the demo data has, so that a leak is a leak. */
export const phoneOf = (at: number): string => `98765${String(40_000 + at)}`;

export interface Held {
  readonly id: number;
  readonly contactId: number;
  readonly legalEntityId: number;
  readonly opportunityId: number;
  readonly phone: string;
}

export interface Clients extends TestApp {
  /** A caller with the named people's rights. */
  readonly by: (name: string) => Caller;
  readonly idOf: (name: string) => number;
  readonly held: (name: string) => Held;
}

/** A lead with two agents, one of whom has a trainee; another lead with an agent; a reader; an administrator. */
const people: readonly [name: string, manager: string | null, roles: readonly RoleCode[]][] = [
  ['lead', null, ['broker-tele-sales', 'broker-team-lead']],
  ['agent', 'lead', ['broker-tele-sales']],
  ['mate', 'lead', ['broker-tele-sales']],
  ['trainee', 'agent', ['broker-tele-sales']],
  ['otherLead', null, ['broker-tele-sales', 'broker-team-lead']],
  ['stranger', 'otherLead', ['broker-tele-sales']],
  ['reader', null, ['lookup-view']],
  ['keeper', null, ['admin']],
];

/** The server with people of their own, each of whom has an account with a contact, a legal entity and a deal. */
export const startClients = async (env: Record<string, string> = {}): Promise<Clients> => {
  const test = await startTestApp({ env });
  const { db } = test.client;
  const ids = new Map<string, number>();
  const held = new Map<string, Held>();
  const callers = new Map<string, Caller>();
  for (const [name, manager, roles] of people) {
    const at = ids.size;
    const id = await addUser(test.client, `clients-${name}@example.com`, roles);
    ids.set(name, id);
    if (manager !== null)
      await db
        .update(users)
        .set({ parentId: ids.get(manager) ?? null })
        .where(eq(users.id, id));
    const phone = phoneOf(at);
    const one = async (rows: Promise<{ id: number }[]>) => (await rows)[0]?.id ?? 0;
    const accountId = await one(
      db
        .insert(accounts)
        .values({ name: `Client of ${name}`, clientTypeId: 2, agentId: id, mobile: phone })
        .returning({ id: accounts.id }),
    );
    await db.insert(accountCities).values({ accountId, cityId: 1 });
    held.set(name, {
      id: accountId,
      phone,
      contactId: await one(
        db
          .insert(contacts)
          .values({ accountId, name: `Person of ${name}`, phone, email: `${name}@client.example` })
          .returning({ id: contacts.id }),
      ),
      legalEntityId: await one(
        db
          .insert(legalEntities)
          .values({ accountId, legalName: `${name} Homes` })
          .returning({ id: legalEntities.id }),
      ),
      opportunityId: await one(
        db
          .insert(opportunities)
          .values({ name: `Deal of ${name}`, line: 'broker', accountId, agentId: id })
          .returning({ id: opportunities.id }),
      ),
    });
    callers.set(name, await test.as(`clients-${name}`));
  }
  const get = <Value>(map: ReadonlyMap<string, Value>, name: string): Value => {
    const value = map.get(name);
    if (value === undefined) throw new Error(`Nobody is called ${name}`);
    return value;
  };
  return {
    ...test,
    by: name => get(callers, name),
    idOf: name => get(ids, name),
    held: name => get(held, name),
  };
};

export interface Rows<Row> {
  results: Row[];
  totalCount: number;
}
