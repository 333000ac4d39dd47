import { isAlike } from '../../domain/isAlike.ts';
import { isNoValue } from '../../domain/noValue.ts';
import { evaluate, type Scope } from '../../rules/evaluate.ts';
import { valueAt } from '../../rules/valueAt.ts';
import { withValueAt, type Values } from '../../rules/withValueAt.ts';
import type { Field } from '../screen.ts';

type Fields = Readonly<Record<string, Field>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What becomes of the value of a field that is hidden now and keeps none; `stored` is as before, undefined for a new record. */
type Fate = (
  value: unknown,
  stored: { value: unknown; wasVisible: boolean } | undefined,
) => unknown;

/** The stored item that one of the list is: by its id, by what it holds, or by its place where none came or went. */
const storedItem = (item: Values, index: number, before: readonly unknown[], length: number) =>
  before.find(one => isRecord(one) && !isNoValue(one['id']) && one['id'] === item['id']) ??
  before.find(one => isAlike(one, item)) ??
  (before.length === length ? before[index] : undefined);

const settledIn = (
  fields: readonly Field[],
  scope: Scope,
  before: Scope | undefined,
  fate: Fate,
): Values =>
  fields.reduce<Values>((record, field) => {
    const value = valueAt(record, field.path);
    const stored = before && valueAt(before.record, field.path);
    if (isNoValue(value) && isNoValue(stored)) return record;
    if (field.whenHidden === 'clear' && !evaluate(field.visible, scope)) {
      const wasVisible = before !== undefined && evaluate(field.visible, before);
      const next = fate(value, before && { value: stored, wasVisible });
      return next === value ? record : withValueAt(record, field.path, next);
    }
    if (field.children.length === 0 || !Array.isArray(value)) return record;
    const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
    const items: readonly unknown[] = value.map((item: unknown, index): unknown => {
      if (!isRecord(item)) return item;
      const twin = storedItem(item, index, list, value.length);
      const inner = { ...scope, record: item, parent: scope.record, previous: twin };
      const was =
        twin === undefined ? undefined : { ...inner, record: twin, parent: before?.record };
      return settledIn(field.children, inner, was, fate);
    });
    const isSame = items.every((item, index) => item === value[index]);
    return isSame ? record : withValueAt(record, field.path, items);
  }, scope.record as Values);

const settled = (fields: Fields, scope: Scope, fate: Fate): Values =>
  settledIn(
    Object.values(fields),
    scope,
    isNoValue(scope.previous) ? undefined : { ...scope, record: scope.previous },
    fate,
  );

type Edited = Scope & { readonly record: Values };

/**
 * A record after an edit, without the values of fields that `whenHidden` clears: those that this edit hides, and that it leaves as
 * they are stored. What was hidden before stays, and a value that was sent for a hidden field stays to be refused. `previous` is the
 * stored record; a new one loses nothing.
 */
export const withCleared = (fields: Fields, scope: Edited): Values =>
  settled(fields, scope, (value, stored) =>
    stored?.wasVisible && isAlike(value, stored.value) ? undefined : value,
  );

/**
 * What a form sends: as `withCleared`, and what was typed into a field that is hidden now is not a change. While the form is
 * filled in such values stay, so that a change of mind brings them back.
 */
export const withoutHidden = (fields: Fields, scope: Edited): Values =>
  settled(fields, scope, (_value, stored) =>
    !stored || stored.wasVisible ? undefined : (stored.value ?? undefined),
  );

/** What an edit clears without naming it: whole fields of the record, as a change sends them; null has no value any more. */
export const clearedBy = (fields: Fields, scope: Edited): Values => {
  const kept = withCleared(fields, scope);
  return Object.fromEntries(
    Object.entries(scope.record)
      .filter(([name, value]) => kept[name] !== value)
      .map(([name]) => [name, kept[name] ?? null]),
  );
};

/** The fields, by path, that saving this edit empties because it hides them. */
export const clearedPaths = (fields: Fields, scope: Edited): readonly string[] => {
  const sent = withoutHidden(fields, scope);
  return Object.keys(fields).filter(path => {
    const [now, stored] = [valueAt(scope.record, path), valueAt(scope.previous, path)];
    return (
      !isNoValue(stored) && valueAt(sent, path) !== now && !isAlike(valueAt(sent, path), stored)
    );
  });
};
