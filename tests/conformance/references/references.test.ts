import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '#backend/calls/Refusal.ts';
import { referenceFaults } from '#backend/records/referenceFaults.ts';
import { openSource, recordScreen } from '#backend/records/source/openSource.ts';
import { sendCreate } from '#backend/records/source/writeRecord.ts';
import { withFollowed } from '#backend/records/withFollowed.ts';
import { callOf, type CallId } from '#contract/calls/index.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { roleCodes } from '#contract/domain/roles.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import type { Field, RecordScreen } from '#contract/model/types.ts';
import { resolveRefs } from '#contract/rules/resolveRefs.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { withValueAt, type Values } from '#contract/rules/withValueAt.ts';
import { settingOf } from '#tests/support/server/openTestSource.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { testDay } from '#tests/support/server/template.ts';
import { whoMay } from '#tests/support/whoMay.ts';
import { recordScreens } from '../grants/limitedScreens.ts';

/*
 * What every reference of a new record takes: what the demo records of its screen name, told without what only a stored
 * record knows. And what it does not take: a record that is not there.
 */

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const createCall = ({ data }: RecordScreen) => data.calls?.create?.call;

const personOf = (screen: RecordScreen): string => {
  const call = createCall(screen);
  const access = call ? callOf(call as CallId).access : 'signed-in';
  return whoMay(
    roleCodes.filter(
      code =>
        canDo(screen, [code], 'create') && (typeof access === 'string' || access.includes(code)),
    ),
  );
};

/** What a person may enter of a new record. */
const isWritten = ({ schema, compute }: Field): boolean =>
  schema.readOnly !== true && compute === null;

const enteredOf = (screen: RecordScreen, stored: Values): Values =>
  Object.values(screen.fields)
    .filter(isWritten)
    .reduce<Values>((entered, { path }) => {
      const value = valueAt(stored, path);
      return isNoValue(value) ? entered : withValueAt(entered, path, value);
    }, {});

const creating = recordScreens.flatMap(screen => {
  const { data, fields } = screen;
  if (data.calls !== null && data.calls.create === null) return [];
  const references = Object.values(fields).filter(
    field => field.reference !== null && isWritten(field),
  );
  return references.length > 0 ? [[screen.resource, screen, references] as const] : [];
});

/** As many records as a test tries before it gives up. */
const most = 25;

const nowhere = (field: Field): unknown => {
  const text = [field.schema.type, field.schema.items?.type].flat().includes('string');
  const id = text ? '00000000-0000-4000-8000-000000000000' : 999_999_999;
  return field.kind === 'references' ? [id] : id;
};

const pointerOf = ({ path }: Field) => `/${path.replaceAll('.', '/')}`;

/** Where another rule speaks first, whichever demo record is made again; the suite of its area asks these. */
const askedElsewhere = [
  'ad-packages locality_city',
  'client-tickets sub_category',
  'payees userId',
  'payments yesBankResponseId',
];

describe.each(creating)('%s, new', (resource, screen, references) => {
  const start = async () => {
    const setting = await settingOf(test, personOf(screen), resource);
    const records = await openSource(setting).readMatching({ where: true }, 50_000);
    const faultsOf = async (field: Field, stored: Values) => {
      const entered = { record: enteredOf(screen, stored), previous: undefined };
      const record = await withFollowed(screen, entered, test.screens, setting);
      const saved = { record, actor: setting.actor, today: testDay, now: test.services.now() };
      const faults = await referenceFaults(screen, saved, test.screens, setting);
      return faults.filter(fault => fault.field.startsWith(pointerOf(field)));
    };
    /** What the other screen offers for the field of this record. */
    const offered = async (field: Field, stored: Values): Promise<unknown> => {
      const { to = '', where = true } = field.reference ?? {};
      const target = openSource({ ...setting, screen: recordScreen(test.screens, to) });
      const scope = { record: stored, user: setting.actor, today: testDay };
      for await (const { rows } of target.pages({ where: resolveRefs(where, scope) }))
        return field.kind === 'references' ? [rows[0]?.id] : rows[0]?.id;
      return undefined;
    };
    return { setting, records, faultsOf, offered };
  };

  it.each(references.map(field => [field.path, field] as const))(
    'name in %s what demo records name, or what is offered',
    async (path, field) => {
      const { records, faultsOf, offered } = await start();
      const naming = records.filter(record => !isNoValue(valueAt(record, path))).slice(-most);
      for (const stored of naming) if ((await faultsOf(field, stored)).length === 0) return;
      const [stored] = naming.length > 0 ? naming : records;
      // Nothing is known of records of which the demo data has none.
      if (!stored) return;
      const id = await offered(field, stored);
      expect(id).toBeDefined();
      expect(await faultsOf(field, withValueAt(stored, path, id))).toEqual([]);
    },
  );

  it.each(references.map(field => [field.path, field] as const))(
    'name in %s nothing that is not there',
    async (path, field) => {
      const { setting, records } = await start();
      const tried = [
        ...records.filter(record => !isNoValue(valueAt(record, path))),
        ...records,
      ].slice(0, most);
      const told: unknown[] = [];
      for (const stored of tried) {
        const body = withValueAt(enteredOf(screen, stored), path, nowhere(field));
        const answer = await test.client.db
          .transaction(db => sendCreate({ ...setting, db }, body))
          .catch((error: unknown) => error);
        expect(answer).toBeInstanceOf(Refusal);
        const { code, details } = answer as Refusal;
        const errors = details.errors ?? [];
        if (code === 'NOT_FOUND' || errors.some(one => one.field.startsWith(pointerOf(field))))
          return;
        told.push([code, ...errors.map(one => `${one.field} ${one.code}`)].join(' '));
      }
      if (!askedElsewhere.includes(`${resource} ${path}`)) expect(told).toEqual([]);
    },
  );
});
