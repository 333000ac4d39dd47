import { isNoValue } from '../domain/noValue.ts';
import { evaluate, type Scope } from '../rules/evaluate.ts';
import { valueAt } from '../rules/valueAt.ts';
import { withValueAt, type Values } from '../rules/withValueAt.ts';
import type { Field } from './screen.ts';

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withoutHiddenIn = (fields: readonly Field[], scope: Scope): Values =>
  fields.reduce<Values>((record, field) => {
    const value = valueAt(record, field.path);
    if (isNoValue(value)) return record;
    if (field.whenHidden === 'clear' && !evaluate(field.visible, scope))
      return withValueAt(record, field.path, undefined);
    if (field.children.length === 0 || !Array.isArray(value)) return record;
    const items = value.map((item: unknown) =>
      isRecord(item)
        ? withoutHiddenIn(field.children, { ...scope, record: item, parent: scope.record })
        : item,
    );
    const isSame = items.every((item, index) => item === value[index]);
    return isSame ? record : withValueAt(record, field.path, items);
  }, scope.record as Values);

/**
 * A record without the values that its hidden fields do not keep, in lists too: what a form sends. While it is filled
 * in they stay, so that a change of mind brings them back.
 */
export const withoutHidden = (
  fields: Readonly<Record<string, Field>>,
  scope: Scope & { readonly record: Values },
): Values => withoutHiddenIn(Object.values(fields), scope);
