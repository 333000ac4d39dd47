import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClientAct } from '#contract/domain/clients/clientReach.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import { openTestDatabase } from '#tests/support/server/openTestDatabase.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import type { DatabaseClient } from '../database/client.ts';
import { accounts, opportunities, tickets, users } from '../database/schema/index.ts';
import { accountsInScope, refuseAccount } from './scopes/accountScope.ts';
import { opportunityScope, refuseOpportunity } from './scopes/opportunityScope.ts';
import { ticketScope } from './scopes/ticketScope.ts';

let client: DatabaseClient;
/** Ids of people and accounts by the same names: the account of each person is their own. */
const people = new Map<string, number>();
const held = new Map<string, number>();
const deals = new Map<string, number>();

const idIn = (ids: ReadonlyMap<string, number>, name: string): number => {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`Nobody is called ${name}`);
  return id;
};

const asActor = (name: string, codes: readonly RoleCode[] = ['broker-tele-sales']) => ({
  id: idIn(people, name),
  grants: codes.map(code => ({ code, isAutomatic: false })),
});

/** A lead with two agents, one of whom has a trainee; another lead with an agent; nobody's account. */
const organisation: readonly [name: string, manager: string | null][] = [
  ['lead', null],
  ['agent', 'lead'],
  ['mate', 'lead'],
  ['trainee', 'agent'],
  ['otherLead', null],
  ['stranger', 'otherLead'],
];

const addAccount = async (name: string, agentId: number | null, clientTypeId = 2) => {
  const [row] = await client.db
    .insert(accounts)
    .values({ name: `Account of ${name}`, clientTypeId, agentId })
    .returning({ id: accounts.id });
  if (row) held.set(name, row.id);
};

beforeAll(async () => {
  client = await openTestDatabase();
  for (const [name, manager] of organisation) {
    const id = await addUser(client, `${name}@policies.example`, ['broker-tele-sales']);
    people.set(name, id);
    if (manager !== null)
      await client.db
        .update(users)
        .set({ parentId: idIn(people, manager) })
        .where(eq(users.id, id));
    await addAccount(name, id);
  }
  await addAccount('nobody', null);
  await addAccount('builder', null, 1);
  for (const [name, accountId] of held) {
    const [row] = await client.db
      .insert(opportunities)
      .values({
        name: `Deal of ${name}`,
        line: name === 'builder' ? 'builder' : 'broker',
        accountId,
        agentId: people.get(name) ?? null,
      })
      .returning({ id: opportunities.id });
    if (row) deals.set(name, row.id);
  }
});
afterAll(() => client.close());

const reached = async (actor: ReturnType<typeof asActor>, act: ClientAct) => {
  const ids = await accountsInScope(client.db, actor, act, [...held.values()]);
  return [...held].filter(([, id]) => ids.has(id)).map(([name]) => name);
};

const dealsReached = async (actor: ReturnType<typeof asActor>, act: ClientAct) => {
  const rows = await client.db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(and(opportunityScope(actor, act)));
  const ids = new Set(rows.map(({ id }) => id));
  return [...deals].filter(([, id]) => ids.has(id)).map(([name]) => name);
};

const all = [...organisation.map(([name]) => name), 'nobody', 'builder'];
const brokers = all.filter(name => name !== 'builder');

describe('accounts and opportunities', () => {
  it.each<[string, readonly RoleCode[], ClientAct, string[]]>([
    ['agent', ['broker-tele-sales'], 'read', ['agent', 'mate', 'trainee']],
    ['agent', ['broker-tele-sales'], 'list', ['agent', 'trainee']],
    ['agent', ['broker-tele-sales'], 'change', ['agent', 'trainee']],
    ['trainee', ['broker-tele-sales'], 'read', ['trainee']],
    [
      'lead',
      ['broker-tele-sales', 'broker-team-lead'],
      'list',
      ['lead', 'agent', 'mate', 'trainee'],
    ],
    ['stranger', ['broker-tele-sales'], 'read', ['stranger']],
    ['lead', ['broker-tele-sales', 'broker-process-manager'], 'change', brokers],
    ['lead', ['builder-business-manager'], 'list', ['lead', 'agent', 'mate', 'trainee', 'builder']],
    ['stranger', ['sales-manager'], 'change', all],
    ['stranger', ['finance'], 'list', all],
    ['stranger', ['finance'], 'change', ['stranger']],
    ['stranger', ['lookup-view'], 'read', all],
    ['stranger', ['lookup-view'], 'change', []],
  ])('%s as %j may %s', async (name, codes, act, expected) => {
    expect(await reached(asActor(name, codes), act)).toEqual(expected);
    expect(await dealsReached(asActor(name, codes), act)).toEqual(expected);
  });

  it('are reached through the other: who works a deal has its account, who has the account its deals', async () => {
    await client.db
      .update(opportunities)
      .set({ agentId: idIn(people, 'stranger') })
      .where(eq(opportunities.id, idIn(deals, 'agent')));
    expect(await reached(asActor('stranger'), 'change')).toEqual(['agent', 'stranger']);
    expect(await dealsReached(asActor('agent'), 'change')).toContain('agent');
    await client.db
      .update(opportunities)
      .set({ deletedAt: new Date() })
      .where(eq(opportunities.id, idIn(deals, 'agent')));
    expect(await reached(asActor('stranger'), 'change')).toEqual(['stranger']);
  });

  it('are not there for those who may not see them, in the words for what does not exist', async () => {
    const stranger = asActor('stranger');
    for (const id of [idIn(held, 'mate'), 999_999_999])
      await expect(refuseAccount(client.db, stranger, 'read', id)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        ...notThere.account,
      });
    for (const id of [idIn(deals, 'mate'), 999_999_999])
      await expect(refuseOpportunity(client.db, stranger, 'read', id)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        ...notThere.opportunity,
      });
    await refuseAccount(client.db, stranger, 'read', idIn(held, 'stranger'));
    await refuseOpportunity(client.db, stranger, 'read', idIn(deals, 'stranger'));
  });

  it('end in a ring of managers', async () => {
    await client.db
      .update(users)
      .set({ parentId: idIn(people, 'stranger') })
      .where(eq(users.id, idIn(people, 'otherLead')));
    expect(await reached(asActor('stranger'), 'list')).toEqual(['otherLead', 'stranger']);
  });
});

describe('tickets', () => {
  it('belong to who reports or works them, and to who has the client', async () => {
    const about = async (name: string, reporter: string) => {
      const [row] = await client.db
        .insert(tickets)
        .values({
          key: `POL-${name}-${reporter}`,
          summary: 'Help',
          categoryId: 1,
          reporterId: idIn(people, reporter),
          accountId: idIn(held, name),
        })
        .returning({ id: tickets.id });
      return row?.id ?? 0;
    };
    const mine = await about('mate', 'trainee');
    const ofClient = await about('trainee', 'mate');
    const other = await about('mate', 'mate');
    const rows = await client.db
      .select({ id: tickets.id })
      .from(tickets)
      .where(ticketScope(asActor('trainee'), 'read'));
    const found = new Set(rows.map(({ id }) => id));
    expect([mine, ofClient, other].map(id => found.has(id))).toEqual([true, true, false]);
  });
});
