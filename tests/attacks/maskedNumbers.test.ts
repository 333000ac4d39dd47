import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phoneNamesIn, phoneShape } from '#backend/policies/phones/phoneShape.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import type { Call } from '#contract/calls/call.ts';
import { callList } from '#contract/calls/index.ts';
import { roleCodes } from '#contract/domain/roles.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { asked as asksFor } from '../conformance/reports/askReport.ts';
import {
  fieldsIn,
  foreignFields,
  foreignIds,
  plantRecords,
  type ForeignField,
  type ForeignKind,
} from './foreignRecords.ts';
import { phoneColumns, plantedNumber, plantNumbers } from './plantNumbers.ts';
import { askWith } from './requestOf.ts';

/*
 * For whom numbers are masked no answer holds one whole: every call, with and without the ids of records, every file,
 * every history, refusals of old versions, and what was told by events and notices meanwhile. Asked by one person who
 * holds every role that is told numbers masked, so that as many calls as possible answer (T88, T89).
 */

const wholeSeers: readonly string[] = ['admin', 'master-data'];

let test: TestApp;
let person: Caller;
/** A record of each kind, whose history keeps numbers. */
let changed: ReadonlyMap<string, string>;
let ids: Readonly<Record<ForeignKind, number | string>>;
beforeAll(async () => {
  test = await startTestApp();
  await plantRecords(test);
  ids = await foreignIds(test);
  changed = await plantNumbers(test);
  const roles = roleCodes.filter(code => !wholeSeers.includes(code));
  await addUser(test.client, 'masked@example.com', roles);
  person = await test.as('masked');
});
afterAll(() => test.close());

const shown = (body: string): string | undefined => {
  const [found] = plantedNumber.exec(body) ?? [];
  if (found === undefined) return undefined;
  const at = body.indexOf(found);
  return body.slice(Math.max(0, at - 200), at + 12);
};

/** The stream of events has no end: what it would tell is read from where it is kept. */
const asked = callList.filter(({ id }: Call) => id !== 'console.events');
const reads = asked.filter(({ kind }) => kind === 'read');
/** Changes that answer a number, or tell the stored record to anyone who has an old version. */
const changes = asked.filter(
  ({ kind, body, answer }) =>
    kind !== 'read' &&
    (fieldsIn(body).includes('version') || phoneNamesIn(phoneShape(answer)).length > 0),
);

describe('a masked number', () => {
  it('stands in the columns that keep numbers', () => {
    expect(phoneColumns.map(([table, column]) => `${table}.${column}`)).toEqual(
      expect.arrayContaining(['accounts.mobile', 'contacts.phone', 'calls.receiver_number']),
    );
  });

  it('is told whole to those who keep the data', async () => {
    const admin = await test.as('admin');
    expect(shown((await admin.get('/sapna/v1/contact')).body)).toBeDefined();
  });

  it.each(reads.map(call => [call.id, call] as const))('%s tells none', async (_, call) => {
    const fields = foreignFields(call);
    const plain = await askWith(call, person, fields, () => undefined);
    expect(shown(plain.body)).toBeUndefined();
    if (fields.length === 0) return;
    const one = await askWith(call, person, fields, ({ kind }) => ids[kind]);
    expect(shown(one.body)).toBeUndefined();
  });

  it.each([...readScreens().keys()])('the file of %s tells none', async resource => {
    for (const use of ['view', 'change']) {
      const { body } = await person.get(`/console/v1/exports/${resource}`, { query: { use } });
      expect([use, shown(body)]).toEqual([use, undefined]);
    }
  });

  it('is in no history of a record', async () => {
    const told: string[] = [];
    let histories = 0;
    for (const [resource, id] of changed) {
      const query = { resource, id };
      const { body, statusCode } = await person.get('/console/v1/history', { query });
      if (statusCode === 200) histories += 1;
      if (shown(body)) told.push(`${resource}: ${shown(body)}`);
    }
    expect(told).toEqual([]);
    expect(histories).toBeGreaterThan(30);
  });

  it('is in no preview of a report', async () => {
    for (const [name, screen] of test.screens) {
      if (screen.type !== 'page' || !screen.report) continue;
      const { body } = await person.post(
        `/console/v1/reports/${name}/preview`,
        asksFor[name] ?? {},
      );
      expect([name, shown(body)]).toEqual([name, undefined]);
    }
  });

  it.each(changes.map(call => [call.id, call] as const))(
    '%s tells none, refused or done',
    async (_, call) => {
      const valueOf = ({ kind }: ForeignField) => ids[kind];
      for (const version of [99, 1]) {
        const answer = await askWith(call, person, foreignFields(call), valueOf, { version });
        expect(shown(answer.body)).toBeUndefined();
      }
    },
  );

  it('has been told by no event and no notice', async () => {
    const { rows } = (await test.client.db.execute(
      sql`select payload::text as told from events
        union all select concat_ws(' ', title, body) from notifications`,
    )) as { rows: unknown[] };
    expect(rows.length).toBeGreaterThan(0);
    expect(shown(JSON.stringify(rows))).toBeUndefined();
  });
});
