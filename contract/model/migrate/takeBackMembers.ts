import { canonicalJson } from '../../domain/canonicalJson.ts';
import type { MigrationStep } from '../grammar/stored/recordMigration.ts';
import type { Values } from '../../rules/withValueAt.ts';

/** The members of a record that a migration changed, as they were and as it left them; one that was not there is left out. */
export interface ChangedMembers {
  readonly before: Values;
  readonly after: Values;
}

const isSame = (name: string, one: Values, other: Values): boolean =>
  Object.hasOwn(one, name) === Object.hasOwn(other, name) &&
  canonicalJson(one[name] ?? null) === canonicalJson(other[name] ?? null);

const membersOf = ({ before, after }: ChangedMembers): readonly string[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
];

/** What differs between two states of a record, member by member; undefined where nothing does. */
export const changedMembers = (before: Values, after: Values): ChangedMembers | undefined => {
  const names = membersOf({ before, after }).filter(name => !isSame(name, before, after));
  if (names.length === 0) return undefined;
  const of = (values: Values): Values =>
    Object.fromEntries(
      names.filter(name => Object.hasOwn(values, name)).map(name => [name, values[name]]),
    );
  return { before: of(before), after: of(after) };
};

const topOf = (path: string): string => path.split('.', 1)[0] ?? path;

/** Members that hold one value under two names: they go back together or stay together. */
const pairsOf = (steps: readonly MigrationStep[]): readonly (readonly string[])[] =>
  steps.flatMap(step => (step.do === 'rename' ? [[topOf(step.field), topOf(step.to)]] : []));

/**
 * A record as it was before a migration. What somebody changed since stays as they left it.
 * @param steps of the migration
 * @returns the record, and how many members stayed
 */
export const takeBackMembers = (
  data: Values,
  changed: ChangedMembers,
  steps: readonly MigrationStep[] = [],
): { readonly data: Values; readonly stayed: number } => {
  const names = membersOf(changed);
  const touched = new Set(names.filter(name => !isSame(name, data, changed.after)));
  const stayed = touched.size;
  for (const pair of pairsOf(steps).toReversed())
    if (pair.some(name => touched.has(name))) for (const name of pair) touched.add(name);
  const backed = names.filter(name => !touched.has(name));
  const others = Object.entries(data).filter(([name]) => !backed.includes(name));
  const restored = backed
    .filter(name => Object.hasOwn(changed.before, name))
    .map(name => [name, changed.before[name]] as const);
  return {
    data: Object.fromEntries([...others, ...restored]),
    stayed,
  };
};
