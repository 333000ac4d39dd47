import { bookedKinds, ofEachKind } from '#contract/domain/slots/slotProducts.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/calls/call.ts';
import { callList } from '#contract/calls/index.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { startForeigners, type Foreigner } from './foreigners.ts';
import {
  canary,
  foreignFields,
  foreignIds,
  foreignTables,
  plantRecords,
  type ForeignField,
  type ForeignKind,
} from './foreignRecords.ts';
import { askWith, type ValueOf } from './requestOf.ts';

/*
 * Every call that names a record of a client or of a person, in path, query or body, asked by five people whose it is not:
 * they hear what they hear of one that does not exist, and nothing is written. A call is asked by being there.
 */

/** Calls, and areas of calls, that rightly answer in other words, and why. */
const open: Readonly<Record<string, string>> = {
  slotHolds: 'the places of all slots are shown to everybody, taken or not',
  churnSchedules: 'owner agents give leads to every builder (part 1 section 6)',
  churnDryRuns: 'the same',
  'videoTours.create': 'sellers are chosen from a list that every editor of slots has',
};

/** Areas in which content users name any deal: they prepare the slots of all of them (record 0060). */
const openToContent: readonly string[] = [...bookedKinds.map(({ area }) => area), 'videoTours'];

/** Changes that answer a list of faults, the unknown record among them, as for one that does not exist. */
const listsFaults: readonly string[] = [...ofEachKind('create'), 'builderExclusivity.ask'];

/** Changes that leave out what is not the person's own instead of refusing it. */
const leavesOut: readonly string[] = ['notifications.read'];

const isOpen = (id: string): boolean =>
  Object.keys(open).some(name => id === name || id.startsWith(`${name}.`));

const isOpenTo = ({ roles }: Foreigner, { id }: Call): boolean =>
  roles.includes('content') && openToContent.includes(id.split('.')[0] ?? '');

const nobodys = 2_000_000_000;
const nobodysKey = '00000000-0000-4000-8000-000000000000';

const absent = (kind: ForeignKind): number | string =>
  kind === 'accountUuid' || kind === 'approvalTask' ? nobodysKey : nobodys;

interface Attacked {
  readonly call: Call;
  readonly fields: readonly ForeignField[];
}

const attacked: readonly Attacked[] = callList
  .map((call: Call) => ({ call, fields: foreignFields(call) }))
  .filter(({ call, fields }) => fields.length > 0 && !isOpen(call.id));

let test: TestApp;
let people: readonly Foreigner[];
let ids: Readonly<Record<ForeignKind, number | string>>;
let before: Readonly<Record<string, unknown>>;
beforeAll(async () => {
  test = await startTestApp();
  await plantRecords(test);
  ids = await foreignIds(test);
  people = await startForeigners(test);
  before = await stored();
});
afterAll(() => test.close());

const rowOf = async (query: string): Promise<unknown> => {
  const { rows } = (await test.client.db.execute(sql.raw(query))) as { rows: unknown[] };
  return rows[0];
};

const entries = () => rowOf('select count(*) as entries from audit_entries');

/** What is in the tables of all records that are attacked. */
const stored = async (): Promise<Readonly<Record<string, unknown>>> => {
  const found: [string, unknown][] = [];
  for (const table of foreignTables)
    found.push([
      table,
      await rowOf(`select count(*) as rows, md5(string_agg(one::text, '|' order by one::text)) as hash
        from ${table} one`),
    ]);
  return Object.fromEntries(found);
};

/** An answer without what differs from request to request. */
const told = (
  { statusCode, body }: Awaited<ReturnType<typeof askWith>>,
  asked: readonly (number | string)[],
) => ({
  status: statusCode,
  body: asked
    .reduce<string>((text, one) => text.replaceAll(new RegExp(`\\b${one}\\b`, 'g'), '#'), body)
    .replaceAll(/"requestId":"[^"]*"/g, ''),
});

/** All fields another's, or one of them in a request about one's own. */
const waysOf = (fields: readonly ForeignField[]): readonly (readonly ForeignField[])[] =>
  fields.length > 1 ? [fields, ...fields.map(field => [field])] : [fields];

const nameOf = ({ in: part, field }: ForeignField): string => `${part}.${field}`;

const attack = async (
  { call, fields }: Attacked,
  person: Foreigner,
  foreign: readonly ForeignField[],
) => {
  const valueOf =
    (idOf: (kind: ForeignKind) => number | string): ValueOf =>
    field =>
      foreign.includes(field) ? idOf(field.kind) : person.own[field.kind];
  const theirs = await askWith(
    call,
    person.caller,
    fields,
    valueOf(kind => ids[kind]),
  );
  const missing = await askWith(call, person.caller, fields, valueOf(absent));
  const asked = foreign.flatMap(({ kind }) => [ids[kind], absent(kind)]);
  const who = `${person.name}: ${foreign.map(nameOf).join(', ')}`;
  return { who, theirs: told(theirs, asked), missing: told(missing, asked), body: theirs.body };
};

const refusals = [403, 404];

const isRefused = (call: Call, status: number): boolean =>
  call.kind === 'read' ||
  refusals.includes(status) ||
  (status === 200 && leavesOut.includes(call.id)) ||
  (status === 422 && listsFaults.includes(call.id));

describe('an id of somebody else', () => {
  it('is asked for in most calls', () => {
    expect(attacked.length).toBeGreaterThan(200);
  });

  it.each(attacked.map(one => [one.call.id, one] as const))('%s', async (_, one) => {
    const { call, fields } = one;
    const known = await entries();
    for (const [at, person] of people.entries()) {
      if (isOpenTo(person, call)) continue;
      // What is one's own and what is not go through the same door for all five: the first of them mixes.
      for (const foreign of at === 0 ? waysOf(fields) : [fields]) {
        const { who, theirs, missing, body } = await attack(one, person, foreign);
        expect({ who, ...theirs }).toEqual({ who, ...missing });
        expect([who, body.includes(canary)]).toEqual([who, false]);
        expect([who, theirs.body, theirs.status < 500]).toEqual([who, theirs.body, true]);
        if (foreign.length === fields.length)
          expect({ who, ...theirs, isRefused: isRefused(call, theirs.status) }).toEqual({
            who,
            ...theirs,
            isRefused: true,
          });
      }
    }
    expect(await entries()).toEqual(known);
  });

  it('has changed nothing', async () => {
    expect(await stored()).toEqual(before);
  });

  it.each(Object.keys(open))('%s is a call or an area of calls', name => {
    expect(callList.some(({ id }) => id === name || id.startsWith(`${name}.`))).toBe(true);
  });
});
