import { and, desc, eq, gt, max } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '#backend/calls/Refusal.ts';
import type { Database } from '#backend/database/client.ts';
import { auditEntries } from '#backend/database/schema/index.ts';
import { openSource } from '#backend/records/source/openSource.ts';
import { sendUpdate } from '#backend/records/source/writeRecord.ts';
import { callOf, type CallId } from '#contract/calls/index.ts';
import { isAlike } from '#contract/domain/isAlike.ts';
import { roleCodes } from '#contract/domain/roles.ts';
import { isEditable } from '#contract/model/record/isEditable.ts';
import { withComputed } from '#contract/model/record/computeRecord.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { withoutHidden } from '#contract/model/record/withoutHidden.ts';
import { withoutOrphans } from '#contract/model/record/withoutOrphans.ts';
import type { IdentifiedRecord } from '#contract/requests/recordOf.ts';
import { withValueAt, type Values } from '#contract/rules/withValueAt.ts';
import { fieldState } from '#engine/form/fieldStates.ts';
import { changedPaths } from '#engine/values/changedPaths.ts';
import { editablePaths, formValues, valuesToUpdate } from '#engine/values/initialValues.ts';
import { settingOf } from '#tests/support/server/openTestSource.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { testDay } from '#tests/support/server/template.ts';
import { whoMay } from '#tests/support/whoMay.ts';
import { recordScreens } from '../grants/limitedScreens.ts';
import { otherValues } from './otherValues.ts';

/*
 * A save writes what the person changed and nothing else. Demo records of every screen are opened as the form opens them,
 * one field is changed, and what the form sends is saved: every other field is as it was, and history tells that one.
 */

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const changing = recordScreens.filter(
  ({ data, form }) => form.length > 0 && (data.calls === null || data.calls.update !== null),
);

const personOf = (screen: RecordScreen): string => {
  const call = screen.data.calls?.update?.call;
  const access = call ? callOf(call as CallId).access : 'signed-in';
  return whoMay(
    roleCodes.filter(
      code =>
        canDo(screen, [code], 'edit') && (typeof access === 'string' || access.includes(code)),
    ),
  );
};

class TakenBack extends Error {}

/** Runs it and takes everything back. */
const tryOut = async <Result>(run: (db: Database) => Promise<Result>): Promise<Result> => {
  let result: Result | undefined;
  await test.client.db
    .transaction(async db => {
      result = await run(db);
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  return result as Result;
};

const differing = (one: Values, other: Values): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    name => !isAlike(one[name], other[name]),
  );

/** Prices that the server works out again when what they depend on changes. */
const workedOut: Readonly<Record<string, readonly string[]>> = {
  'opportunity-packages quantity': ['salesPrice'],
};

/** Of these the demo data has no record of which one field alone could be changed. */
const lockedInDemo = ['termsheets'];

/** Records of a screen that are tried, and saves of each that are enough. */
const most = { records: 4, saves: 6 };

const historyOf = async (db: Database, resource: string, id: unknown, after: number) => {
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        gt(auditEntries.id, after),
        eq(auditEntries.entity, resource),
        eq(auditEntries.entityId, String(id)),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return differing((entry?.before ?? {}) as Values, (entry?.after ?? {}) as Values);
};

describe('one field changed', () => {
  it.each(changing.map(screen => [screen.resource, screen] as const))(
    'leaves all others of %s as they are',
    async (resource, screen) => {
      const setting = await settingOf(test, personOf(screen), resource);
      const all = await openSource(setting).readMatching({ where: true }, 50_000);
      const [user, today] = [setting.actor, testDay];
      const open = all.filter(previous => isEditable(screen, { previous, user, today }));
      const paths = editablePaths(screen);
      const isEntered = (name: string): boolean => {
        const field = screen.fields[name];
        return field !== undefined && field.schema.readOnly !== true && field.compute === null;
      };

      /** What the form sends once this field is changed. */
      const sentOf = (record: IdentifiedRecord, path: string, value: unknown): Values => {
        const scope = { previous: record, user, today };
        const opened = formValues(record);
        const before = {
          ...scope,
          record: withComputed(screen.fields, { ...scope, record: opened }),
        };
        const entered = { ...scope, record: withValueAt(before.record, path, value) };
        const kept = withoutOrphans(screen.fields, before, entered);
        const worked = withComputed(screen.fields, { ...scope, record: kept });
        const next = withoutHidden(screen.fields, { ...scope, record: worked });
        return valuesToUpdate(next, changedPaths(paths, opened, next));
      };

      /** What else than was sent is different; undefined when the change is refused. */
      const save = (record: IdentifiedRecord, path: string, sent: Values) =>
        tryOut(async db => {
          const [newest] = await db.select({ id: max(auditEntries.id) }).from(auditEntries);
          try {
            await sendUpdate({ ...setting, db }, record.id, sent, record['version']);
          } catch (error) {
            if (error instanceof Refusal) return undefined;
            throw error;
          }
          const [after] = await openSource({ ...setting, db }).readByIds([record.id]);
          const stored = after ? differing(record, after) : [];
          const told = await historyOf(db, resource, record.id, newest?.id ?? 0);
          const meant = [...Object.keys(sent), ...(workedOut[`${resource} ${path}`] ?? [])];
          return [...stored, ...told]
            .filter(isEntered)
            .filter(name => !meant.includes(name.split('.', 1)[0] ?? ''));
        });

      const saveOne = async (record: IdentifiedRecord, path: string): Promise<boolean> => {
        const field = screen.fields[path];
        const scope = { record, previous: record, user, today };
        if (!field) return false;
        const { isVisible, isReadonly } = fieldState(field, scope);
        if (!isVisible || isReadonly) return false;
        for (const value of otherValues(field, scope, all)) {
          const others = await save(record, path, sentOf(record, path, value));
          if (!others) continue;
          expect([path, others]).toEqual([path, []]);
          return true;
        }
        return false;
      };

      let saved = 0;
      for (const record of open.slice(0, most.records)) {
        let saves = 0;
        for (const path of paths)
          if (saves < most.saves && (await saveOne(record, path))) saves += 1;
        saved += saves;
      }
      // What someone has to approve is proposed, and saved by no form.
      if (open.length > 0 && screen.approval === null && !lockedInDemo.includes(resource))
        expect(saved).toBeGreaterThan(0);
    },
  );
});
