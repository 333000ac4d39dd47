import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { automaticRole, personas } from '#backend/database/seed/people/personas.ts';
import { countedTables } from '#backend/query/countedTables.ts';
import { tablesOfTile } from '#backend/services/dashboards/tileRows.ts';
import { countView, waitingViews } from '#backend/services/records/views/countViews.ts';
import type { Actor } from '#backend/calls/Actor.ts';
import { tileKeys } from '#contract/domain/dashboards/tiles.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Tables that statements of numbers name and by which no number changes. */
const untold: Readonly<Record<string, string>> = {
  audit_entries: 'who had a hand in money: written with the payment, refund or batch itself',
  builders: 'names of what is advertised',
  contacts: 'whose mail address a client has, which is asked of refunds',
  payees: 'who keeps the accounts that a batch is paid to',
  projects: 'names of what is advertised',
  users: 'names of people who changed a slot',
};

const actors = personas
  .filter(({ isRefused }) => !isRefused)
  .map((persona): Actor => {
    const automatic = automaticRole(persona);
    const grants = persona.roles.map(code => ({ code, isAutomatic: false }));
    if (automatic) grants.push({ code: automatic, isAutomatic: true });
    return {
      id: 1,
      email: persona.key,
      firstName: '',
      lastName: '',
      grants,
      roleCodes: grants.map(({ code }) => code),
      roleVersion: 1,
      session: { id: 1, csrfToken: '' },
    };
  });

const tablesOfNumbers = async (): Promise<ReadonlySet<string>> => {
  const { client, services, app, screens } = test;
  const found = new Set<string>();
  const add = (tables: Iterable<string>) => {
    for (const table of tables) found.add(table);
  };
  const request = {
    id: 'told',
    ip: '',
    userAgent: '',
    surface: 'api',
    idempotencyKey: undefined,
  } as const;
  for (const actor of actors) {
    const setting = { actor, today: indiaDay(services.now()) };
    for (const key of tileKeys) {
      const { rows, scope } = tablesOfTile(client.db, key, setting);
      expect(rows, key).not.toEqual([]);
      add([...rows, ...scope]);
    }
    const around = { screens, servedCalls: app.servedCalls };
    for (const view of waitingViews(screens, actor)) {
      const tables = await countedTables(() =>
        countView(around, view, { actor, db: client.db, services, request }),
      );
      expect([...tables], `${view.screen.resource} ${view.view.name}`).not.toEqual([]);
      add(tables);
    }
  }
  return found;
};

it('every table of which a number is made tells that it was written, in each way, and no other does', async () => {
  const { rows } = (await test.client.db.execute(sql`
    select tgrelid::regclass::text as name, count(*)::int as ways from pg_trigger
    where tgname ~ '_tell_(insert|update|delete)$' group by tgrelid order by 1`)) as {
    rows: { name: string; ways: number }[];
  };
  const counted = await tablesOfNumbers();
  expect(rows).toEqual(
    [...counted]
      .filter(table => !Object.hasOwn(untold, table))
      .toSorted()
      .map(name => ({ name, ways: 3 })),
  );
  expect(Object.keys(untold).filter(table => !counted.has(table))).toEqual([]);
});
