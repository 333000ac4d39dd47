import { isNoValue } from '../../domain/noValue.ts';
import type { Scope } from '../../rules/evaluate.ts';
import { valueAt } from '../../rules/valueAt.ts';
import { withValueAt, type Values } from '../../rules/withValueAt.ts';
import { offeredOptions } from './offeredOptions.ts';
import { narrowing } from './referencesToCheck.ts';
import type { Field } from '../screen.ts';

type Fields = readonly Field[];

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is left of a choice: without options that are not offered now. */
const stillOffered = (field: Field, value: unknown, scope: Scope): unknown => {
  const offered = offeredOptions(field, scope).map(option => option.value);
  const isGone = (one: unknown) =>
    field.options.some(option => option.value === one) && !(offered as unknown[]).includes(one);
  if (!Array.isArray(value)) return isGone(value) ? undefined : value;
  const left = value.filter(one => !isGone(one));
  if (left.length === value.length) return value;
  return left.length > 0 ? left : undefined;
};

const settled = (field: Field, before: Scope, after: Scope): unknown => {
  const value = valueAt(after.record, field.path);
  if (isNoValue(value)) return value;
  if (field.children.length > 0) {
    const old = valueAt(before.record, field.path);
    // Only what changes around an item moves its choices: adding, moving and removing items does not.
    if (!Array.isArray(value) || !Array.isArray(old) || value.length !== old.length) return value;
    const items = value.map((item: unknown, index) =>
      isRecord(item)
        ? settledIn(
            field.children,
            { ...before, record: old[index], parent: before.record },
            { ...after, record: item, parent: after.record },
          )
        : item,
    );
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (field.options.length > 0) return stillOffered(field, value, after);
  const isKept = field.reference === null || narrowing(field, before) === narrowing(field, after);
  return isKept ? value : undefined;
};

const settledIn = (fields: Fields, before: Scope, after: Scope): Values => {
  let record = after.record as Values;
  // A cleared city clears its locality in the next pass.
  for (let pass = 0; pass < fields.length; pass += 1) {
    const start = record;
    for (const field of fields) {
      const value = valueAt(record, field.path);
      const next = settled(field, before, { ...after, record });
      if (next !== value) record = withValueAt(record, field.path, next);
    }
    if (record === start) break;
  }
  return record;
};

/**
 * The record after a change, without choices that what they depend on no longer allows: another state clears the
 * city, and with it the locality. The same object when nothing is cleared.
 */
export const withoutOrphans = (
  fields: Readonly<Record<string, Field>>,
  before: Scope,
  after: Scope & { readonly record: Values },
): Values => settledIn(Object.values(fields), before, after);
