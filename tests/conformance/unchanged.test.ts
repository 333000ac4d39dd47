import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#backend/database/schema/index.ts';
import { openSource } from '#backend/records/source/openSource.ts';
import { callOf, type CallId } from '#contract/calls/index.ts';
import { roleCodes } from '#contract/domain/roles.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { isEditable } from '#contract/model/record/isEditable.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import { sendUpdate } from '#backend/records/source/writeRecord.ts';
import { whoMay } from '#tests/support/whoMay.ts';
import { settingOf } from '#tests/support/server/openTestSource.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { pathsIn, recordScreens } from './grants/limitedScreens.ts';
import { testDay } from '#tests/support/server/template.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const entriesInAll = async (): Promise<number> =>
  (await test.client.db.select({ entries: count() }).from(auditEntries))[0]?.entries ?? 0;

/** As a client sends it that leaves out what is empty. */
const withoutEmpty = (value: object) =>
  JSON.parse(
    JSON.stringify(value, (_key, inner: unknown) =>
      Array.isArray(inner) && inner.length === 0 ? undefined : inner,
    ),
  ) as Record<string, unknown>;

const today = testDay;

const changing = recordScreens.filter(
  ({ data }) => data.calls === null || data.calls.update !== null,
);

/** An admin, unless others alone may change its records. */
const personOf = (screen: (typeof changing)[number]): string => {
  const call = screen.data.calls?.update?.call;
  const access = call ? callOf(call as CallId).access : 'signed-in';
  return whoMay(
    roleCodes.filter(
      code =>
        canDo(screen, [code], 'edit') && (typeof access === 'string' || access.includes(code)),
    ),
  );
};

describe('saving without a change', () => {
  it.each(changing.map(screen => [screen.resource, screen] as const))(
    'writes neither a version nor history of %s',
    async (resource, screen) => {
      const setting = await settingOf(test, personOf(screen), resource);
      const source = openSource(setting);
      const records = (await source.readMatching({ where: true })).filter(previous =>
        isEditable(screen, { previous, user: setting.actor, today }),
      );
      const own = pathsIn(screen.form).flatMap(path => path.split('.')[0] ?? []);
      for (const record of records.slice(0, 5)) {
        const entered = own.flatMap(name =>
          isNoValue(record[name]) ? [] : [[name, record[name]]],
        );
        const whole = Object.fromEntries(entered);
        for (const sent of [{}, whole, withoutEmpty(whole)]) {
          const before = await entriesInAll();
          await test.client.db.transaction(db =>
            sendUpdate({ ...setting, db }, record.id, sent, record['version']),
          );
          expect((await source.readByIds([record.id]))[0]).toEqual(record);
          expect(await entriesInAll()).toBe(before);
        }
      }
    },
  );
});
