import { isNoValue } from '../../domain/noValue.ts';
import { computeValue } from '../../rules/computeValue.ts';
import { evaluate, type Scope } from '../../rules/evaluate.ts';
import { valueAt } from '../../rules/valueAt.ts';
import { withValueAt, type Values } from '../../rules/withValueAt.ts';
import { typeOf } from '../schemaAt.ts';
import type { Field } from '../screen.ts';

type Fields = readonly Field[];

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of one computed field: whole where the schema asks for whole numbers, as paise do. */
const valueOf = (field: Field, scope: Scope): unknown => {
  if (field.compute === null) return undefined;
  if (field.whenHidden === 'clear' && !evaluate(field.visible, scope)) return undefined;
  const isWhole = typeOf(field.schema) === 'integer';
  const value = computeValue(isWhole ? { round: [field.compute] } : field.compute, scope);
  return isNoValue(value) ? undefined : value;
};

const isComputed = ({ compute, children }: Field): boolean =>
  compute !== null || children.some(isComputed);

const itemsOf = (field: Field, items: unknown, scope: Scope): unknown => {
  if (!Array.isArray(items)) return items;
  const done = items.map((item: unknown) =>
    isRecord(item)
      ? computedOf(field.children, { ...scope, record: item, parent: scope.record })
      : item,
  );
  return done.every((item, index) => item === items[index]) ? items : done;
};

const onePass = (fields: Fields, scope: Scope): Values =>
  fields.reduce<Values>((record, field) => {
    const stored = valueAt(record, field.path);
    const inner = { ...scope, record };
    const value = field.compute ? valueOf(field, inner) : itemsOf(field, stored, inner);
    const isSame = value === stored || (isNoValue(value) && isNoValue(stored));
    return isSame ? record : withValueAt(record, field.path, value);
  }, scope.record as Values);

const computedOf = (all: Fields, scope: Scope): Values => {
  const fields = all.filter(isComputed);
  let record = scope.record as Values;
  // What is computed from what is computed settles within as many passes as there are such fields.
  for (let pass = 0; pass < fields.length; pass += 1) {
    const next = onePass(fields, { ...scope, record });
    if (next === record) break;
    record = next;
  }
  return record;
};

/**
 * A record with every computed field worked out, in its lists too; the same object when nothing differs. The form
 * asks it after each change, the server before it stores.
 */
export const withComputed = (
  fields: Readonly<Record<string, Field>>,
  scope: Scope & { readonly record: Values },
): Values => computedOf(Object.values(fields), scope);
