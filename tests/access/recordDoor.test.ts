import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '#backend/calls/Actor.ts';
import { runCall } from '#backend/calls/runCall.ts';
import {
  accountMappings,
  accountMerges,
  approvalDelegations,
  auditEntries,
} from '#backend/database/schema/index.ts';
import { openLists } from '#backend/policies/openKinds.ts';
import { refuseUnstated } from '#backend/policies/recordDoor.ts';
import { storedRecord } from '#backend/records/storedRecord.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { mayHear } from '#backend/services/eventStream/mayHear.ts';
import { findActorById } from '#backend/session/findActorById.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { knownNames } from '../../scripts/screenSources.ts';
import { startClients, type Clients } from '../conformance/accounts/startClients.ts';

/*
 * What tells of a record by its kind and id agrees with the record's own calls: for every kind that can be opened, some of
 * its records and everyone. A kind is tested by being there.
 */

let test: Clients;

const kinds = [...readScreens().values()].flatMap(screen =>
  screen.type === 'records' &&
  screen.data.calls &&
  (screen.access === 'signed-in' ||
    Object.values(screen.access).some(grant => grant?.do.includes('show')))
    ? [screen]
    : [],
);

/** Records of another client's, or of a deal's: a list shows them to anyone who asks for that one. */
const parents = [
  'accountId',
  'opportunityId',
  'termsheetId',
  'milestoneId',
  'paymentId',
  'opmV2Id',
] as const;

/** An agent, their colleague, one of another team, Finance, who may only look things up, and an administrator. */
const people = ['agent', 'mate', 'stranger', 'finance', 'viewer', 'keeper'] as const;

/** Kinds that none of these people may list, with the role that does. */
const listedByOthers: Readonly<Record<string, RoleCode>> = {
  'locality-insights': 'locality-insight',
};

const actorOf = async (name: string): Promise<Actor> => {
  const found = await findActorById(test.client.db, test.idOf(name));
  if (!found) throw new Error(`Nobody is called ${name}`);
  return found;
};

const settingOf = async (actor: Actor) => ({
  actor,
  db: test.client.db,
  services: test.services,
  servedCalls: test.app.servedCalls,
  request: {
    id: crypto.randomUUID(),
    ip: '',
    userAgent: '',
    surface: 'api' as const,
    idempotencyKey: undefined,
  },
});

/** Some ids of a kind, of whomever they are: straight from its table, else what the administrator lists. */
const someIds = async (screen: RecordScreen, keeper: Actor): Promise<readonly string[]> => {
  const declared = test.app.declaredRecords.get(screen.resource);
  if (declared && screen.data.key === 'id') {
    const { table } = declared.records.declaration;
    const { id, deletedAt } = getTableColumns(table) as Record<string, PgColumn>;
    const rows = await test.client.db
      .select({ id: sql<string>`${id}::text` })
      .from(table)
      .where(deletedAt && sql`${deletedAt} is null`)
      .orderBy(sql`${id} desc`)
      .limit(3);
    return rows.map(one => one.id);
  }
  const { list } = screen.data.calls ?? {};
  if (!list) return [];
  try {
    const answer = await runCall(list.call, { query: list.query }, await settingOf(keeper));
    const rows = (answer as { results?: Record<string, unknown>[] }).results ?? [];
    return rows.slice(0, 3).map(row => String(row[screen.data.key]));
  } catch {
    return [];
  }
};

/** Whether someone gets the record by a call of its own: by its id, or in the list of what it belongs to. */
const getsIt = async (
  screen: RecordScreen,
  id: string,
  actor: Actor,
  whole: Readonly<Record<string, unknown>> | undefined,
): Promise<boolean> => {
  const setting = await settingOf(actor);
  if (await storedRecord(screen, id, setting)) return true;
  const { list } = screen.data.calls ?? {};
  if (!list) return false;
  for (const parent of parents) {
    const value = whole?.[parent];
    if (value === undefined || value === null) continue;
    const query = { ...list.query, [parent]: value, pageSize: 100 };
    const answer = await runCall(list.call, { query }, setting).catch(() => undefined);
    const rows = (answer as { results?: Record<string, unknown>[] } | undefined)?.results ?? [];
    if (rows.some(row => String(row[screen.data.key]) === id)) return true;
  }
  return false;
};

beforeAll(async () => {
  const started = await startClients();
  const more: [string, RoleCode[]][] = [
    ['finance', ['finance', 'sales-agent']],
    ['viewer', ['lookup-view']],
  ];
  const made = new Map<string, { id: number; caller: Caller }>();
  for (const [name, roles] of more) {
    const id = await addUser(started.client, `clients-${name}@example.com`, roles);
    made.set(name, { id, caller: await started.as(`clients-${name}`) });
  }
  test = {
    ...started,
    by: name => made.get(name)?.caller ?? started.by(name),
    idOf: name => made.get(name)?.id ?? started.idOf(name),
  };
  // Kinds of which the demo data has none.
  const { db } = started.client;
  const [own, other] = [started.held('agent').id, started.held('stranger').id];
  await db.insert(accountMappings).values({ accountId: own, mappedAccountId: other });
  await db.insert(accountMerges).values({ survivorId: own, undoUntil: new Date('2026-12-31') });
  await db.insert(approvalDelegations).values({
    userId: started.idOf('keeper'),
    delegateId: started.idOf('agent'),
    startsAt: new Date('2026-11-01'),
    endsAt: new Date('2026-12-31'),
  });
});
afterAll(() => test.close());

describe('what tells of records beside their calls', () => {
  it.each(kinds.map(screen => [screen.resource, screen] as const))(
    '%s: history, recent changes and topics are for those who get the record itself',
    async (resource, screen) => {
      const keeper = await actorOf('keeper');
      const ids = await someIds(screen, keeper);
      if (Object.hasOwn(listedByOthers, resource)) {
        expect(canDo(screen, [listedByOthers[resource]!], 'list')).toBe(true);
        expect(canDo(screen, keeper.roleCodes, 'list')).toBe(false);
        return;
      }
      expect(ids.length, `there is no row of ${resource} to ask for`).toBeGreaterThan(0);
      await test.client.db.insert(auditEntries).values(
        ids.map(entityId => ({
          action: 'update',
          entity: resource,
          entityId,
          surface: 'api' as const,
          requestId: crypto.randomUUID(),
          actorId: keeper.id,
          before: {},
          after: { note: 'x' },
        })),
      );
      const wrong: string[] = [];
      const wholes = new Map<string, Readonly<Record<string, unknown>>>();
      for (const id of ids) {
        const whole = await storedRecord(screen, id, await settingOf(keeper));
        if (whole) wholes.set(id, whole);
      }
      for (const name of people) {
        const actor = await actorOf(name);
        const setting = await settingOf(actor);
        const recent = await test
          .by(name)
          .get('/console/v1/recent-changes?limit=5')
          .then(answer =>
            answer.json<{ results: { resource: string; records: { id: string }[] }[] }>(),
          );
        for (const [id, whole] of wholes) {
          const gets =
            canDo(screen, actor.roleCodes, 'show') && (await getsIt(screen, id, actor, whole));
          const history = await test
            .by(name)
            .get(`/console/v1/history?resource=${resource}&id=${encodeURIComponent(id)}`);
          const hears = await mayHear(
            { screens: test.screens, servedCalls: test.app.servedCalls },
            `record/${resource}/${id}`,
            setting,
          );
          const isRecent = recent.results.some(
            one => one.resource === resource && one.records.some(record => record.id === id),
          );
          const told = [history.statusCode === 200, hears, isRecent];
          if (told.some(one => one !== gets))
            wrong.push(`${name} ${id}: gets ${gets}, told ${told}`);
          if (canDo(screen, actor.roleCodes, 'show')) {
            const why = await test
              .by(name)
              .get(`/console/v1/why?resource=${resource}&id=${encodeURIComponent(id)}&verb=show`);
            if (why.statusCode === 200 && !gets) wrong.push(`${name} ${id}: why tells`);
          }
          if (!gets && canDo(screen, actor.roleCodes, 'export')) {
            const filter = encodeURIComponent(`${screen.data.key}==${id}`);
            const file = await test
              .by(name)
              .get(`/console/v1/exports/${resource}?filters=${filter}`);
            if (file.body.trimEnd().split('\r\n').length > 1) wrong.push(`${name} ${id}: exports`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it('tells nothing of what no declaration and no named list says whose it is', () => {
    const unstated = new Map(
      [...test.app.servedCalls].map(([id, served]) => [
        id,
        id === 'invoices.list' ? { ...served, readable: undefined } : served,
      ]),
    );
    expect(() => refuseUnstated(unstated, test.screens.values())).toThrow('invoices');
    expect(() => refuseUnstated(test.app.servedCalls, test.screens.values())).not.toThrow();
  });

  it('is known of each list before a server is built, where screens are checked', () => {
    const { calls } = knownNames();
    const lists = [...test.app.servedCalls.values()].filter(({ call }) => 'query' in call);
    const wrong = lists.flatMap(({ call: { id, kind }, readable }) => {
      const isStated = readable !== undefined || Object.hasOwn(openLists, id);
      return kind === 'read' && calls[id]?.isUnstated === isStated ? [id] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('keeps the changes of jobs to who started them', async () => {
    await test.client.db.insert(auditEntries).values({
      action: 'create',
      entity: 'jobs',
      entityId: '424242',
      surface: 'api' as const,
      requestId: crypto.randomUUID(),
      before: null,
      after: { kind: 'report' },
    });
    const answer = await test.by('stranger').get('/console/v1/history?resource=jobs&id=424242');
    expect(answer.statusCode).toBe(404);
  });
});
