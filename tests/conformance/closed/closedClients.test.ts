import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '#backend/calls/Actor.ts';
import type { Context, Verb } from '#backend/calls/Context.ts';
import { Refusal } from '#backend/calls/Refusal.ts';
import type { DatabaseClient } from '#backend/database/client.ts';
import { accounts, opportunities } from '#backend/database/schema/index.ts';
import { clientsOf, type ClientIds } from '#backend/policies/clientOf.ts';
import { guardClosed } from '#backend/policies/refuseClosed.ts';
import type { Call } from '#contract/calls/call.ts';
import { clientPlaces } from '#contract/requests/clientSubjects.ts';
import { callList } from '#contract/calls/index.ts';
import { standingOf } from '#contract/domain/clients/clientStanding.ts';
import { actOf, isPossibleIn, staysPossible } from '#contract/domain/clients/staysPossible.ts';
import { openTestDatabase } from '#tests/support/server/openTestDatabase.ts';
import { sampleOf } from './sampleOf.ts';

let client: DatabaseClient;
beforeAll(async () => {
  client = await openTestDatabase();
  // Of these the demo data have none.
  await client.db.execute(sql`
    insert into account_mappings (account_id, mapped_account_id)
    select min(id), max(id) from accounts`);
  await client.db.execute(sql`
    insert into complimentary_products (opportunity_id, product_id)
    select (select min(id) from opportunities), (select min(id) from products)`);
});
afterAll(() => client.close());

const actor = {
  id: 1,
  grants: [{ code: 'admin', isAutomatic: false }],
  roleCodes: ['admin'],
} as unknown as Actor;

interface State {
  readonly name: string;
  readonly deal?: { readonly statusId: number; readonly line: 'owner' | 'broker' };
  readonly accountStatusId: number;
}

const states: readonly State[] = [
  ...([2, 6, 7] as const).map(statusId => ({
    name: `a deal in ${statusId}`,
    deal: { statusId, line: 'broker' as const },
    accountStatusId: 1,
  })),
  { name: 'an owner’s deal in 8', deal: { statusId: 8, line: 'owner' }, accountStatusId: 1 },
  { name: 'an account in 5', accountStatusId: 5 },
  { name: 'an account in 6', accountStatusId: 6 },
];

class Undone extends Error {}

/** Puts the clients into a state, asks, and forgets all of it. */
const inState = async (
  { opportunityIds, accountIds }: ClientIds,
  { deal, accountStatusId }: State,
  ask: (db: DatabaseClient['db']) => Promise<void>,
): Promise<void> => {
  try {
    await client.db.transaction(async db => {
      for (const id of opportunityIds) {
        const status = deal ?? { statusId: 1, line: 'broker' as const };
        const [row] = await db
          .update(opportunities)
          .set(status)
          .where(eq(opportunities.id, id))
          .returning({ accountId: opportunities.accountId });
        await db
          .update(accounts)
          .set({ statusId: accountStatusId })
          .where(eq(accounts.id, row?.accountId ?? 0));
      }
      for (const id of accountIds)
        await db.update(accounts).set({ statusId: accountStatusId }).where(eq(accounts.id, id));
      await ask(db);
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
};

/** Whether a request gets as far as its verb; else it was refused in the words of the state. */
const isLetThrough = async (call: Call, request: object, db: DatabaseClient['db']) => {
  let hasRun = false;
  const verb: Verb<Call> = () => {
    hasRun = true;
    return Promise.resolve({});
  };
  const context = { params: {}, query: {}, body: {}, ...request, actor, db } as unknown as Context;
  try {
    await guardClosed(call, verb)(context);
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).code).toBe('CONFLICT');
    expect((error as Refusal).details.errors).toMatchObject([{ code: 'LOCKED' }]);
    expect(hasRun).toBe(false);
  }
  return hasRun;
};

/** Requests that differ in what they do, where a part of the request says it. */
const variants: Readonly<Record<string, readonly object[]>> = {
  'products.decideForce': [{ decision: 'approve' }, { decision: 'reject' }],
  'opportunities.changeStatus': [{ comment: 'x' }, { caseReasonId: 1 }, { fupTime: 'x' }],
  'soc.update': [{ comment: 'x' }, { caseReasonId: 1 }],
  'approvals.process': [{ isApproved: true }, { isApproved: false }],
};

/** What an entity is says its type beside it. */
const besides = (field: string): object => (field === 'entity_id' ? { entity_type_id: 2 } : {});

const held = callList.flatMap(call =>
  clientPlaces(call).map(place => ({ name: `${call.id} by ${place.field}`, call, place })),
);

describe('a call that changes something of a client', () => {
  it('is known by the names of its fields', () => {
    expect(held.length).toBeGreaterThan(100);
    const ids = new Set(held.map(({ call }) => call.id));
    for (const id of ['rcm.decide', 'payments.create', 'contacts.create', 'accounts.addCity'])
      expect(ids).toContain(id);
  });

  it.each(held)('$name is held to the states of part 1 section 4', async ({ call, place }) => {
    const id = await sampleOf(client.db, place.kind);
    const clients = await clientsOf(client.db, [{ kind: place.kind, id }]);
    expect([...clients.opportunityIds, ...clients.accountIds]).not.toEqual([]);
    const value = /s$/i.test(place.field) ? [id] : id;
    for (const state of states) {
      const isOfDeal = clients.opportunityIds.length > 0;
      const standing = standingOf(state.accountStatusId, isOfDeal ? state.deal : undefined);
      for (const more of variants[call.id] ?? [{}]) {
        await inState(clients, state, async db => {
          const body = {
            ...more,
            ...besides(place.field),
            ...(place.in === 'body' && { [place.field]: value }),
          };
          const request = { [place.in]: { [place.field]: value }, body };
          const { rows } = (await db.execute(
            sql`select asked.approval_type from approval_tasks one join approval_requests asked
              on asked.id = one.approval_request_id where one.task_key = ${String(id)}`,
          )) as { rows: { approval_type: string }[] };
          const act = actOf(call.id, body, rows[0]?.approval_type);
          const through = await isLetThrough(call, request, db);
          expect({ act, state: state.name, through }).toEqual({
            act,
            state: state.name,
            through: isPossibleIn(act, standing),
          });
        });
      }
    }
  });

  it('is let through where nothing is closed', async () => {
    const id = await sampleOf(client.db, 'opportunity');
    const clients = await clientsOf(client.db, [{ kind: 'opportunity', id }]);
    const letThrough: boolean[] = [];
    await inState(clients, { name: 'open', accountStatusId: 1 }, async db => {
      for (const { call, place } of held)
        if (place.kind === 'opportunity')
          letThrough.push(await isLetThrough(call, { [place.in]: { [place.field]: id } }, db));
    });
    expect(letThrough.length).toBeGreaterThan(20);
    expect(letThrough).not.toContain(false);
  });
});

describe('the list of what stays possible', () => {
  const ids = new Map(callList.map(call => [call.id, call]));

  it.each([...staysPossible.keys()])('%s names a call that changes something', act => {
    const call = ids.get(act.split(':')[0] ?? '');
    expect(call?.kind).not.toBe('read');
    expect(call).toBeDefined();
  });

  it('leaves out what the specification closes', () => {
    for (const act of [
      'rcm.decide',
      'opportunities.update',
      'opportunities.create',
      'opportunityPackages.create',
      'milestones.update',
      'termsheets.create',
      'legalEntities.create',
      'addresses.create',
      'accounts.update',
      'accounts.addCity',
      'opportunities.changeStatus:move',
      'approvals.send:Discount',
    ])
      expect([act, isPossibleIn(act, 'agreed')]).toEqual([act, false]);
    for (const act of ['payments.create', 'paymentLinks.generate', 'products.activate'])
      expect([act, isPossibleIn(act, 'agreed'), isPossibleIn(act, 'lost')]).toEqual([
        act,
        true,
        false,
      ]);
  });
});
