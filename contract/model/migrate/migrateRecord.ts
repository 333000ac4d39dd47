import { isNoValue } from '../../domain/noValue.ts';
import { asText } from '../../domain/texts/asText.ts';
import { computeValue } from '../../rules/computeValue.ts';
import { evaluate } from '../../rules/evaluate.ts';
import { valueAt } from '../../rules/valueAt.ts';
import { withValueAt, type Values } from '../../rules/withValueAt.ts';
import type { Field, RecordScreen } from '../screen.ts';
import { fits } from '../schema/fits.ts';
import { convertValue } from './convertValue.ts';
import type { MigrationStep } from '../grammar/stored/recordMigration.ts';

/** A record after its migration, and the fields whose values stayed as they were since no rule could read them. */
export interface Migrated {
  readonly data: Values;
  readonly kept: readonly string[];
}

type Screen = Pick<RecordScreen, 'schema'> & {
  readonly fields: Readonly<Record<string, Field>>;
};
type StepOf<Name extends MigrationStep['do']> = Extract<MigrationStep, { readonly do: Name }>;

/** Objects that a removal leaves empty go with it: `size` when `size.width` was all of it. */
const without = (data: Values, path: string): Values => {
  const next = withValueAt(data, path, undefined);
  const around = path.split('.').slice(0, -1).join('.');
  const left = around === '' ? undefined : valueAt(next, around);
  const isEmpty = typeof left === 'object' && left !== null && Object.keys(left).length === 0;
  return isEmpty ? without(next, around) : next;
};

const unchanged = (data: Values): Migrated => ({ data, kept: [] });

/** Whether something can be put at a path: nothing stands on the way that is no object, and no list begins there. */
const isFree = (data: Values, path: string, { fields }: Screen): boolean =>
  path
    .split('.')
    .slice(0, -1)
    .map((_, at, names) => names.slice(0, at + 1).join('.'))
    .every(around => {
      const value = valueAt(data, around);
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
      return isGroup || (value === undefined && (fields[around]?.children.length ?? 0) === 0);
    });

const rename = (data: Values, { field, to }: StepOf<'rename'>, screen: Screen): Migrated => {
  const value = valueAt(data, field);
  if (value === undefined) return unchanged(data);
  if (!isFree(without(data, field), to, screen)) return { data, kept: [field] };
  // Somebody filled in the new field already: what they wrote stands, and the old value is kept beside it.
  if (!isNoValue(valueAt(data, to))) return { data, kept: [field] };
  return unchanged(withValueAt(without(data, field), to, value));
};

const convert = (data: Values, { field, values }: StepOf<'convert'>, screen: Screen): Migrated => {
  const stored = valueAt(data, field);
  if (isNoValue(stored)) return unchanged(data);
  const word = asText(stored);
  const given = values && Object.hasOwn(values, word) ? values[word] : stored;
  if (isNoValue(given)) return unchanged(without(data, field));
  const today = screen.fields[field];
  const converted = today ? convertValue(today, given, screen.schema.$defs) : { value: given };
  if (!converted) return { data, kept: [field] };
  return unchanged(converted.value === stored ? data : withValueAt(data, field, converted.value));
};

const fill = (
  data: Values,
  { field, with: by, where }: StepOf<'fill'>,
  screen: Screen,
): Migrated => {
  if (!isNoValue(valueAt(data, field))) return unchanged(data);
  const scope = { record: data };
  if (where !== undefined && !evaluate(where, scope)) return unchanged(data);
  // There is no entry to fill in where there is no list.
  const list = Object.keys(screen.fields).find(path => field.startsWith(`${path}.`));
  if (list !== undefined && valueAt(data, list) === undefined) return unchanged(data);
  const value = computeValue(by, scope);
  const today = screen.fields[field];
  const isFitting =
    !isNoValue(value) &&
    isFree(data, field, screen) &&
    (today === undefined || fits(today.schema, value, screen.schema.$defs));
  return isFitting ? unchanged(withValueAt(data, field, value)) : { data, kept: [field] };
};

const drop = (data: Values, { field }: StepOf<'drop'>): Migrated =>
  unchanged(valueAt(data, field) === undefined ? data : without(data, field));

/** The list that a path leads through, with what follows it: a step into a list is one into each of its items. */
const listOn = (data: Values, path: string): readonly [list: string, rest: string] | undefined => {
  const names = path.split('.');
  const at = names.findIndex(
    (_, index) => index > 0 && Array.isArray(valueAt(data, names.slice(0, index).join('.'))),
  );
  return at === -1 ? undefined : [names.slice(0, at).join('.'), names.slice(at).join('.')];
};

const inItem = (step: StepOf<'rename'>, list: string): MigrationStep | undefined =>
  step.to.startsWith(`${list}.`) ? { ...step, to: step.to.slice(list.length + 1) } : undefined;

const inEach = (data: Values, list: string, step: MigrationStep, screen: Screen): Migrated => {
  const items = valueAt(data, list) as readonly unknown[];
  const children = screen.fields[list]?.children ?? [];
  const inner = { ...screen, fields: Object.fromEntries(children.map(one => [one.path, one])) };
  const done = items.map(item =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? run(item as Values, step, inner)
      : { data: item, kept: [] },
  );
  const kept = new Set(done.flatMap(one => one.kept.map(field => `${list}.${field}`)));
  const isSame = done.every((one, index) => one.data === items[index]);
  return {
    data: isSame
      ? data
      : withValueAt(
          data,
          list,
          done.map(one => one.data),
        ),
    kept: [...kept],
  };
};

const run = (data: Values, step: MigrationStep, screen: Screen): Migrated => {
  if (step.do === 'move' || step.do === 'keep') return unchanged(data);
  const [list, field] = listOn(data, step.field) ?? [];
  if (list !== undefined && field !== undefined) {
    const inner = step.do === 'rename' ? inItem(step, list) : step;
    // What leaves a list has no place in the record: it stays where it is.
    return inner
      ? inEach(data, list, { ...inner, field } as MigrationStep, screen)
      : { data, kept: [step.field] };
  }
  if (step.do === 'rename') return rename(data, step, screen);
  if (step.do === 'drop') return drop(data, step);
  if (step.do === 'convert') return convert(data, step, screen);
  if (step.do === 'fill') return fill(data, step, screen);
  // A step of a later version of the console is refused before it comes here.
  return step satisfies never;
};

/**
 * A stored record after the steps of a migration, in their order. It may be asked again about what it made: nothing
 * changes then. The same object where nothing changed.
 * @param screen as it is today
 */
export const migrateRecord = (
  steps: readonly MigrationStep[],
  screen: Screen,
  data: Values,
): Migrated =>
  steps.reduce<Migrated>((before, step) => {
    const after = run(before.data, step, screen);
    return { data: after.data, kept: [...before.kept, ...after.kept] };
  }, unchanged(data));
