import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientCalls } from 'virtual:client-calls';
import { accounts, opportunities } from '#backend/database/schema/index.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { clientKinds, subjectKey } from '#contract/requests/clientSubjects.ts';
import { clientStandings, type ClientStanding } from '#contract/domain/clients/clientStanding.ts';
import { actOf, isPossibleIn, staysPossible } from '#contract/domain/clients/staysPossible.ts';
import { roleCodes } from '#contract/domain/roles.ts';
import { heldBy } from '#contract/model/complete/completeRecordPage.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen, Screen } from '#contract/model/types.ts';
import { askedOf, askedToCreate, closedTo, type AskedVerb } from '#engine/closed/closedVerbs.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startDeals, type Deals } from '../opportunities/startDeals.ts';
import { sampleOf } from './sampleOf.ts';

/*
 * What a page offers of a closed client is what the server does: the function by which the browser decides, for every screen, every
 * act, every role and every standing.
 */

const isOfRecords = (screen: Screen): screen is RecordScreen => screen.type === 'records';
const screens = [...readScreens().values()].filter(isOfRecords);

/** A record whose every field names something. */
const recordOf = ({ fields }: RecordScreen) => ({
  ...Object.fromEntries(Object.keys(fields).map(path => [path, 7])),
  id: 7,
});

/** Acts that name a client's record by nothing that is known before they are filled in, or none out of the catalogue. */
const namedLater: readonly string[] = [
  'bank-notices choose',
  'my-incentives dispute',
  'packages share-details',
  'payees edit',
  'support-tickets edit',
  'support-tickets take',
  'support-tickets resolve',
];

const verbsOf = (screen: RecordScreen): readonly AskedVerb[] => askedOf(screen, recordOf(screen));

const acts = screens.flatMap(screen =>
  verbsOf(screen).map(one => ({ name: `${screen.resource} ${one.verb}`, screen, one })),
);

describe('an act of a record of a client', () => {
  it('is known for every call that names one', () => {
    const asked = new Set(acts.map(({ name }) => name));
    const missing = screens.flatMap(({ resource, data, actions }) => {
      const calls = [
        ['edit', data.calls?.update?.call],
        ['remove', data.calls?.remove?.call],
        ...Object.values(actions).map(({ name, call }) => [name, call?.call]),
      ] as const;
      return calls.flatMap(([verb, call]) =>
        call !== undefined && Object.hasOwn(clientCalls, call) ? [`${resource} ${verb}`] : [],
      );
    });
    expect(missing.length).toBeGreaterThan(60);
    expect(missing.filter(name => !asked.has(name) && !namedLater.includes(name))).toEqual([]);
  });

  it.each(acts)('$name is offered only where it is possible', ({ screen, one }) => {
    const { callId, body, offers } = one.request;
    for (const standing of clientStandings) {
      const standings = new Map<string, ClientStanding>(
        one.subjects.map(subject => [subjectKey(subject), standing]),
      );
      const isShut = closedTo(one, standings) !== undefined;
      const act = actOf(callId, body);
      const isNamed = staysPossible.has(act) && offers !== 'any';
      // Of a call that has parts, the page may not know yet which it will be: then some request of it is possible.
      const possible = isNamed
        ? isPossibleIn(act, standing)
        : [
            callId,
            act,
            ...[...staysPossible.keys()].filter(key => key.startsWith(`${callId}:`)),
          ].some(name => isPossibleIn(name, standing));
      const roles = roleCodes.filter(role => canDo(screen, [role], one.verb));
      const offered = roles.map(role => [standing, role, !isShut]);
      expect(offered).toEqual(roles.map(role => [standing, role, possible]));
    }
  });
});

describe('a new record in a list of a page', () => {
  const sections = screens.flatMap(({ resource, record }) =>
    [...record.tabs.flatMap(({ of }) => of), ...record.side].flatMap(section => {
      const held = section.type === 'list' ? heldBy(section) : undefined;
      const other = screens.find(
        one => section.type === 'list' && one.resource === section.resource,
      );
      if (held === undefined || !other || !other.data.calls?.create) return [];
      const [one] = askedToCreate(other, { [held]: 7 });
      return one ? [{ name: `${other.resource} of ${resource}`, one }] : [];
    }),
  );

  it('of clients is among them', () => {
    const names = sections.map(({ name }) => name);
    for (const name of ['milestones of opportunities', 'contacts of accounts'])
      expect(names).toContain(name);
  });

  it.each(sections)('$name is begun only where it is possible', ({ one }) => {
    for (const standing of clientStandings) {
      const standings = new Map<string, ClientStanding>(
        one.subjects.map(subject => [subjectKey(subject), standing]),
      );
      expect([standing, closedTo(one, standings) === undefined]).toEqual([
        standing,
        isPossibleIn(one.request.callId, standing),
      ]);
    }
  });
});

describe('GET client-standings', () => {
  let test: Deals;
  let opportunityId = 0;
  beforeAll(async () => {
    test = await startDeals();
    opportunityId = (await test.log('agent')).id;
    await test.client.db.execute(`
      insert into account_mappings (account_id, mapped_account_id)
      select min(id), max(id) from accounts`);
    await test.client.db.execute(`
      insert into complimentary_products (opportunity_id, product_id)
      select (select min(id) from opportunities), (select min(id) from products)`);
  });
  afterAll(() => test.close());

  const ask = async (name: string, of: string) =>
    ok<{ results: { of: string; standing: string }[] }>(
      await test.by(name).get('/console/v1/client-standings', { query: { of } }),
    ).results;

  it.each([
    ['open', 1, 'broker', 1],
    ['agreed', 2, 'broker', 1],
    ['lost', 6, 'broker', 1],
    ['lost', 7, 'broker', 1],
    ['agreed', 8, 'owner', 1],
    ['gone', 1, 'broker', 5],
    ['gone', 2, 'broker', 6],
  ] as const)(
    'tells %s of a deal in %i (%s) under an account in %i',
    async (standing, statusId, line, of) => {
      const { db } = test.client;
      const accountId = test.held('agent').id;
      await db
        .update(opportunities)
        .set({ statusId, line })
        .where(eq(opportunities.id, opportunityId));
      await db.update(accounts).set({ statusId: of }).where(eq(accounts.id, accountId));
      const word = `opportunity:${opportunityId}`;
      expect(await ask('keeper', `${word},account:${accountId}`)).toEqual(
        expect.arrayContaining([
          { of: word, standing },
          { of: `account:${accountId}`, standing: of === 1 ? 'open' : 'gone' },
        ]),
      );
      expect(await ask('stranger', `${word},account:${accountId}`)).toEqual([]);
    },
  );

  it.each(clientKinds)('knows the client of each %s', async kind => {
    const id = await sampleOf(test.client.db, kind);
    const word = subjectKey({ kind, id });
    expect((await ask('keeper', word)).map(({ of }) => of)).toEqual([word]);
  });

  it('takes kinds and ids alone', async () => {
    for (const of of ['', 'opportunity', 'opportunity:x', 'user:1', 'account:1,'])
      expect(
        (await test.by('keeper').get('/console/v1/client-standings', { query: { of } })).statusCode,
      ).toBe(422);
  });
});
