import type { FieldError } from '#contract/calls/errors.ts';
import { fieldFaults } from '#contract/domain/messages/fieldFaults.ts';
import {
  referencesToCheck,
  type ReferenceCheck,
} from '#contract/model/record/referencesToCheck.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { listQuery } from '#contract/requests/listQuery.ts';
import { recordOf } from '#contract/requests/recordOf.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { Refusal } from '../calls/Refusal.ts';
import { runCall, type CallSetting } from '../calls/runCall.ts';
import type { Screens } from '../screens/readScreens.ts';
import type { Saved } from './checkBody.ts';
import { readRecords } from './listRecords.ts';
import { refuseUnlessMay } from './recordRows.ts';

const rowsOf = async (
  screen: RecordScreen,
  { ids, where }: Pick<ReferenceCheck, 'ids' | 'where'>,
  setting: CallSetting,
): Promise<unknown> => {
  const { calls, key } = screen.data;
  const perPage = ids.length;
  if (calls === null) {
    refuseUnlessMay(screen, setting.actor, 'list');
    const range = JSON.stringify([0, perPage - 1]);
    const query = { range, filter: JSON.stringify({ where, id: ids }) };
    return (await readRecords(screen, query, setting)).rows;
  }
  const among: Condition = { [key]: { in: ids } };
  const filter = { where: { all: [among, where] } };
  const pagination = { page: 1, perPage };
  const query = listQuery(calls.list, { pagination, filter });
  return valueAt(await runCall(calls.list.call, { query }, setting), 'results');
};

/** The ids among those asked for that may be named; all of them where another backend keeps the records. */
const allowedIds = async (
  screen: RecordScreen,
  check: ReferenceCheck,
  setting: CallSetting,
): Promise<readonly string[]> => {
  try {
    const rows = await rowsOf(screen, check, setting);
    const records = Array.isArray(rows) ? rows.map(row => recordOf(screen, row)) : [];
    return records.flatMap(record => (record ? [String(record.id)] : []));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'UNAVAILABLE') return check.ids.map(String);
    // Not this person's to see, or an id that no list could hold: not to be chosen either way.
    return [];
  }
};

/** Most records of one question, well below the largest page. */
const most = 100;

const inParts = (ids: ReferenceCheck['ids']): readonly ReferenceCheck['ids'][] =>
  Array.from({ length: Math.ceil(ids.length / most) }, (_, part) =>
    ids.slice(part * most, (part + 1) * most),
  );

/**
 * References to records that are not there, that the person may not see, or that the field's `where` does not offer,
 * such as a city of another state. What a record already named is asked again only when what it depends on has moved.
 * A documented call looks up plain references itself, in its own words, so only narrowed ones are asked for it.
 */
export const referenceFaults = async (
  screen: RecordScreen,
  { record, previous, actor, today }: Saved,
  screens: Screens,
  setting: CallSetting,
): Promise<FieldError[]> => {
  const scope = { record, ...(previous && { previous }), user: actor, today };
  const checks = referencesToCheck(screen.fields, scope).filter(
    ({ reference }) => screen.data.calls === null || reference.where !== true,
  );
  const faults: FieldError[] = [];
  for (const check of checks) {
    const target = screens.get(check.reference.to);
    if (target?.type !== 'records') continue;
    const allowed = new Set<string>();
    for (const ids of inParts(check.ids))
      for (const id of await allowedIds(target, { ...check, ids }, setting)) allowed.add(id);
    if (check.ids.every(id => allowed.has(String(id)))) continue;
    faults.push({
      in: 'body',
      field: `/${check.path.replaceAll('.', '/')}`,
      code: 'reference',
      ...fieldFaults.reference,
    });
  }
  return faults;
};
