import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientTypesOfLine } from '#contract/domain/clients/clientTypesOfLine.ts';
import { clientReach, type ClientAct } from '#contract/domain/clients/clientReach.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import { openTestDatabase } from '#tests/support/server/openTestDatabase.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import { randomFor } from '../../database/seed/pen/random.ts';
import type { DatabaseClient } from '../../database/client.ts';
import {
  accounts,
  callLogs,
  calls,
  opportunities,
  ticketCategories,
  tickets,
  users,
} from '../../database/schema/index.ts';
import { accountScope, ofAccountInScope } from './accountScope.ts';
import { callLogScope } from './callLogScope.ts';
import { ofOpportunityInScope, opportunityScope } from './opportunityScope.ts';
import { ticketScope } from './ticketScope.ts';
import type { Actor } from '../../calls/Actor.ts';

let client: DatabaseClient;
beforeAll(async () => {
  client = await openTestDatabase();
});
afterAll(() => client.close());

const lines = ['owner', 'broker', 'builder'] as const;
const roles: readonly RoleCode[][] = [
  ['broker-tele-sales'],
  ['owner-agent', 'broker-team-lead'],
  ['broker-business-manager'],
  ['builder-process-manager'],
  ['owner-process-owner', 'broker-tele-sales'],
  ['sales-manager'],
  ['finance'],
  ['lookup-view'],
];
const acts: readonly ClientAct[] = ['read', 'list', 'change'];

interface World {
  readonly everyone: readonly Pick<typeof users.$inferSelect, 'id' | 'parentId'>[];
  readonly held: readonly (typeof accounts.$inferSelect)[];
  readonly deals: readonly (typeof opportunities.$inferSelect)[];
}

/** The slow and obvious reading of records 0072 and T12 to T14. */
const reference = (
  { everyone, held, deals }: World,
  actorId: number,
  grants: readonly { code: RoleCode; isAutomatic: boolean }[],
  act: ClientAct,
) => {
  const reach = clientReach(grants, act);
  const below = new Set([actorId]);
  for (let size = 0; size !== below.size;) {
    size = below.size;
    for (const { id, parentId } of everyone)
      if (parentId !== null && below.has(parentId)) below.add(id);
  }
  const boss = everyone.find(({ id }) => id === actorId)?.parentId ?? null;
  if (reach.team && boss !== null)
    for (const { id, parentId } of everyone) if (parentId === boss) below.add(id);
  const isOurs = (agentId: number | null) => reach.own && agentId !== null && below.has(agentId);
  const types = new Set<number>(reach.lines.flatMap(line => clientTypesOfLine[line]));
  return {
    people: below,
    accounts: held
      .filter(
        ({ id, agentId, clientTypeId }) =>
          reach.everybody ||
          isOurs(agentId) ||
          types.has(clientTypeId) ||
          deals.some(deal => deal.accountId === id && !deal.deletedAt && isOurs(deal.agentId)),
      )
      .map(({ id }) => id),
    deals: deals
      .filter(
        ({ agentId, accountId, line }) =>
          reach.everybody ||
          isOurs(agentId) ||
          reach.lines.includes(line) ||
          isOurs(held.find(({ id }) => id === accountId)?.agentId ?? null),
      )
      .map(({ id }) => id),
  };
};

describe('whose clients somebody reaches', () => {
  it.each(['tree 1', 'tree 2', 'tree 3'])('is what the rule says: %s', async seed => {
    const random = randomFor(seed);
    const { db } = client;
    const people: number[] = [];
    for (let at = 0; at < 14; at += 1) {
      const id = await addUser(client, `${seed.replace(' ', '')}-${at}@scopes.example`, []);
      if (at > 0 && random.chance(0.85))
        await db
          .update(users)
          .set({ parentId: random.pick(people) })
          .where(eq(users.id, id));
      people.push(id);
    }
    const anybody = () => (random.chance(0.2) ? null : random.pick(people));
    const own: number[] = [];
    const deals: number[] = [];
    for (let at = 0; at < 25; at += 1) {
      const [account] = await db
        .insert(accounts)
        .values({
          name: `${seed} ${at}`,
          clientTypeId: random.pick([1, 2, 3, 4, 5]),
          agentId: anybody(),
        })
        .returning({ id: accounts.id });
      own.push(account?.id ?? 0);
      for (let deal = random.int(0, 3); deal > 0; deal -= 1) {
        const [row] = await db
          .insert(opportunities)
          .values({
            name: `${seed} ${at} ${deal}`,
            line: random.pick(lines),
            accountId: account?.id ?? 0,
            agentId: anybody(),
            ...(random.chance(0.15) && { deletedAt: new Date() }),
          })
          .returning({ id: opportunities.id });
        deals.push(row?.id ?? 0);
      }
    }
    const [category] = await db.select({ id: ticketCategories.id }).from(ticketCategories).limit(1);
    const told = await db
      .insert(tickets)
      .values(
        Array.from({ length: 40 }, (_, at) => ({
          key: `${seed}-${at}`,
          summary: seed,
          categoryId: category?.id ?? 0,
          reporterId: random.pick(people),
          assigneeId: anybody(),
          accountId: random.chance(0.3) ? null : random.pick(own),
          opportunityId: random.chance(0.3) ? null : random.pick(deals),
        })),
      )
      .returning();
    const made = await db
      .insert(calls)
      .values(
        Array.from({ length: 20 }, (_, at) => ({
          communicationId: `${seed}-${at}`,
          agentId: random.pick(people),
          opportunityId: random.chance(0.3) ? null : random.pick(deals),
          fromNumber: '9000000001',
          receiverNumber: '9000000000',
          state: 'ended' as const,
          outcomeId: 13,
          endedAt: new Date(),
        })),
      )
      .returning();
    const logged = await db
      .insert(callLogs)
      .values(
        made.map(({ id }) => ({
          callId: id,
          calledAt: new Date(),
          channel: 'seller',
          leadGenerator: 'scopes',
          recordingUrl: 'https://recordings.example/1',
        })),
      )
      .returning();
    const moves = [
      () =>
        db
          .update(users)
          .set({ parentId: random.chance(0.2) ? null : random.pick(people) })
          .where(eq(users.id, random.pick(people))),
      () =>
        db
          .update(accounts)
          .set({ agentId: anybody() })
          .where(inArray(accounts.id, random.sample(own, 3))),
      () =>
        db
          .update(opportunities)
          .set({ accountId: random.pick(own) })
          .where(eq(opportunities.id, random.pick(deals))),
      () =>
        db
          .update(opportunities)
          .set({ agentId: anybody() })
          .where(inArray(opportunities.id, random.sample(deals, 3))),
    ];
    for (let round = 0; round < 6; round += 1) {
      for (let at = 0; at < 4; at += 1) await random.pick(moves)();
      const id = random.pick(people);
      const grants = random.pick(roles).map(code => ({ code, isAutomatic: false }));
      const world: World = {
        everyone: await db.select({ id: users.id, parentId: users.parentId }).from(users),
        held: await db.select().from(accounts).where(inArray(accounts.id, own)),
        deals: await db.select().from(opportunities).where(inArray(opportunities.id, deals)),
      };
      for (const act of acts) {
        const expected = reference(world, id, grants, act);
        const seen = await db
          .select({ id: accounts.id })
          .from(accounts)
          .where(and(inArray(accounts.id, own), accountScope({ id, grants }, act)));
        const worked = await db
          .select({ id: opportunities.id })
          .from(opportunities)
          .where(and(inArray(opportunities.id, deals), opportunityScope({ id, grants }, act)));
        const where = `${seed}, round ${round}, ${JSON.stringify(grants)} may ${act}`;
        const sorted = (rows: readonly { id: number }[]) =>
          rows.map(row => row.id).toSorted((a, b) => a - b);
        expect(sorted(seen), where).toEqual(expected.accounts.toSorted((a, b) => a - b));
        expect(sorted(worked), where).toEqual(expected.deals.toSorted((a, b) => a - b));
        const ticketsOf = async (scope: SQL | undefined) =>
          sorted(
            await db
              .select({ id: tickets.id })
              .from(tickets)
              .where(
                and(
                  inArray(
                    tickets.id,
                    told.map(ticket => ticket.id),
                  ),
                  scope,
                ),
              ),
          );
        const isReached = (ticket: (typeof told)[number]) => ({
          byAccount: ticket.accountId !== null && expected.accounts.includes(ticket.accountId),
          byDeal: ticket.opportunityId !== null && expected.deals.includes(ticket.opportunityId),
        });
        const isAll = clientReach(grants, act).everybody;
        expect(
          await ticketsOf(ofAccountInScope(tickets.accountId, { id, grants }, act)),
          where,
        ).toEqual(sorted(told.filter(ticket => isAll || isReached(ticket).byAccount)));
        // Whichever way it is asked.
        for (const teamSize of [1, 50])
          expect(
            await ticketsOf(
              ofOpportunityInScope(tickets.opportunityId, { id, grants, teamSize }, act),
            ),
            where,
          ).toEqual(sorted(told.filter(ticket => isAll || isReached(ticket).byDeal)));
        expect(await ticketsOf(ticketScope({ id, grants }, act)), where).toEqual(
          sorted(
            told.filter(
              ticket =>
                isAll ||
                isReached(ticket).byAccount ||
                isReached(ticket).byDeal ||
                ticket.reporterId === id ||
                ticket.assigneeId === id,
            ),
          ),
        );
        if (act !== 'change') continue;
        const below = reference(
          world,
          id,
          [{ code: 'broker-tele-sales', isAutomatic: false }],
          'list',
        );
        const heard = await db
          .select({ id: callLogs.id })
          .from(callLogs)
          .where(
            and(
              inArray(
                callLogs.id,
                logged.map(log => log.id),
              ),
              callLogScope({
                id,
                grants,
                roleCodes: grants.map(({ code }) => code),
              } as unknown as Actor),
            ),
          );
        expect(sorted(heard), where).toEqual(
          sorted(
            logged.filter(({ callId }) => {
              const call = made.find(one => one.id === callId);
              const isOwn = call !== undefined && below.people.has(call.agentId ?? 0);
              return isOwn || (call?.opportunityId && expected.deals.includes(call.opportunityId));
            }),
          ),
        );
      }
    }
  });
});
