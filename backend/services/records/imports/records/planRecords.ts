import { asText } from '#contract/domain/texts/asText.ts';
import { isDeepStrictEqual } from 'node:util';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { isNoValue, withoutNoValues } from '#contract/domain/noValue.ts';
import { withComputed } from '#contract/model/record/computeRecord.ts';
import { newValues } from '#contract/model/record/newValues.ts';
import type { IdentifiedRecord } from '#contract/requests/recordOf.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { withValueAt, type Values } from '#contract/rules/withValueAt.ts';
import { lineFaults } from '#contract/domain/messages/importFaults.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { toldAt, type Told } from '#contract/domain/messages/told.ts';
import type { Text } from '#contract/model/files/screenFile.ts';
import type { RecordSource } from '../../../../records/source/RecordSource.ts';
import { inTurns } from '../../../../turns/inTurns.ts';
import type { ImportWork, LineError } from '../../../../imports/Importer.ts';
import type { ReadRecord } from './readValues.ts';

/** A line that has been held against the records. */
export interface PlannedRecord {
  readonly line: number;
  status: 'unchanged' | 'change' | 'create' | 'error';
  readonly errors: LineError[];
  /** The fields that the line names, by path. */
  readonly values: ReadonlyMap<string, unknown>;
  /** The record as it will stand. */
  readonly record: Values;
  /** Of a known record: what is sent to change it; null clears a field. */
  readonly changes: Values;
  readonly stored: IdentifiedRecord | undefined;
}

interface Planning {
  readonly source: RecordSource;
  readonly work: ImportWork;
  /** By path of a field: the heading of its column. */
  readonly headingOf: ReadonlyMap<string, string>;
}

const keyText = (values: readonly unknown[]): string =>
  JSON.stringify(values.map(value => (isNoValue(value) ? null : asText(value))));

/** A list without entries is stored as one or not at all; an import makes no change of that. */
const isSame = (one: unknown, other: unknown): boolean => {
  const [a, b] = [one, other].map(value =>
    isNoValue(value) || (Array.isArray(value) && value.length === 0) ? null : value,
  );
  return isDeepStrictEqual(a, b);
};

/** One instant is written in several ways. */
const isSameInstant = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && Date.parse(one) === Date.parse(other);

const topOf = (path: string): string => path.split('.', 1)[0] ?? path;

const changesOf = (
  source: RecordSource,
  stored: IdentifiedRecord,
  values: ReadonlyMap<string, unknown>,
) => {
  const isInstant = (path: string) => source.screen.fields[path]?.kind === 'datetime';
  const changed = [...values].filter(([path, value]) => {
    const before = valueAt(stored, path);
    return !(isSame(value, before) || (isInstant(path) && isSameInstant(value, before)));
  });
  const record = changed.reduce<Values>(
    (fields, [path, value]) => withValueAt(fields, path, value ?? undefined),
    stored,
  );
  const tops = new Set(changed.map(([path]) => topOf(path)));
  const named = Object.fromEntries([...tops].map(name => [name, record[name] ?? null]));
  const changes = source.clearing(named, stored);
  return { record: { ...record, ...changes }, changes };
};

/** A new record of a line: what has no value in it begins as a form would begin it. */
const newRecord = ({ source, work }: Planning, values: ReadonlyMap<string, unknown>): Values => {
  const scope = { user: work.actor, today: indiaDay(work.services.now()) };
  const over = (begun: Values): Values =>
    [...values].reduce<Values>(
      (fields, [path, value]) => (isNoValue(value) ? fields : withValueAt(fields, path, value)),
      begun,
    );
  return over(newValues(source.screen, scope, over({})));
};

/** Which column a fault of the record is in; the line as a whole where the file has no such column. */
export const lineErrorOf = (
  { field, message, hi }: Told & { readonly field: string },
  headingOf: ReadonlyMap<string, string>,
  labelOf: (path: string) => Text | undefined,
): LineError => {
  const fault = { message, hi };
  const path = field.replace(/^\//, '').replaceAll('/', '.');
  const column = headingOf.get(path) ?? headingOf.get(topOf(path));
  if (column !== undefined) return { column, ...fault };
  const label = labelOf(path);
  return label === undefined ? fault : toldAt(label, fault);
};

const obstacleOf = ({ source }: Planning, stored: IdentifiedRecord | undefined) => {
  const { calls } = source.screen.data;
  if (stored) {
    if (calls && !calls.update) return lineFaults.notUpdatable;
    return source.may('edit') && source.may('edit', stored) ? undefined : refusals.notChangeable;
  }
  if (calls && !calls.create) return lineFaults.notCreatable;
  return source.may('create') ? undefined : refusals.notCreatable;
};

const planLine = (
  planning: Planning,
  { row, values, errors: unread }: ReadRecord,
  found: readonly IdentifiedRecord[],
): PlannedRecord => {
  const { source, work, headingOf } = planning;
  const { screen } = source;
  const { line } = row;
  const [stored, ...others] = found;
  const errors = [...unread];
  if (others.length > 0) errors.push(lineFaults.several(found.length));
  if (errors.length > 0)
    return { line, status: 'error', errors, values, record: {}, changes: {}, stored };
  const { record, changes } = stored
    ? changesOf(source, stored, values)
    : { record: newRecord(planning, values), changes: {} };
  const planned = { line, errors, values, changes, stored };
  if (stored && Object.keys(changes).length === 0)
    return { ...planned, status: 'unchanged', record };
  const obstacle = obstacleOf(planning, stored);
  if (obstacle !== undefined) errors.push(obstacle);
  const today = indiaDay(work.services.now());
  const computed = withComputed(screen.fields, {
    record: withoutNoValues(record),
    ...(stored && { previous: stored }),
    user: work.actor,
    today,
  });
  for (const fault of source.faultsOf(computed, stored))
    errors.push(lineErrorOf(fault, headingOf, path => screen.fields[path]?.label));
  const status = stored ? 'change' : 'create';
  return { ...planned, status: errors.length > 0 ? 'error' : status, record: computed };
};

/** A later line of the same record contradicts the earlier one, or repeats it. */
const refuseRepeated = (lines: readonly PlannedRecord[], keys: readonly string[]): void => {
  const lineOf = new Map<string, number>();
  for (const [at, planned] of lines.entries()) {
    const key = keys[at] ?? '';
    const earlier = lineOf.get(key);
    if (earlier === undefined) lineOf.set(key, planned.line);
    else {
      planned.errors.push(lineFaults.repeated(earlier));
      planned.status = 'error';
    }
  }
};

/** What each line does, by the rights of the person and the rules of the screen; nothing is written. */
export const planRecords = async (
  planning: Planning,
  read: readonly ReadRecord[],
): Promise<PlannedRecord[]> => {
  const { source, work } = planning;
  const matchBy = source.screen.import?.matchBy ?? [];
  const keyOf = (at: (path: string) => unknown) => matchBy.map(path => at(path) ?? null);
  const keys = read.map(({ values }) => keyOf(path => values.get(path)));
  const known = new Map<string, IdentifiedRecord[]>();
  for (const record of await source.readByKeys(matchBy, keys)) {
    const key = keyText(keyOf(path => valueAt(record, path)));
    known.set(key, [...(known.get(key) ?? []), record]);
  }
  const texts = keys.map(keyText);
  const lines = await inTurns(
    read,
    (one, at) => planLine(planning, one, known.get(texts[at] ?? '') ?? []),
    done => work.progress(done, read.length * 2),
  );
  // Keys that cannot be read are all alike, and told already.
  const readable = texts.map((text, at) => ((read[at]?.errors.length ?? 0) > 0 ? `${at}` : text));
  refuseRepeated(lines, readable);
  return lines;
};
