import { asText } from '#contract/domain/texts/asText.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import type { Field } from '#contract/model/types.ts';
import { offeredOptions } from '#contract/model/record/offeredOptions.ts';
import type { Scope } from '#contract/rules/evaluate.ts';
import { valueAt } from '#contract/rules/valueAt.ts';

const dayAfter = (day: string): string => {
  const next = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10) + day.slice(10);
};

/** A value with its last part another one, at whatever depth that is. */
const otherLeaf = (value: unknown): unknown => {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'object' || value === null) return `${asText(value)} too`;
  if (Array.isArray(value)) return [...value.slice(0, -1), otherLeaf(value.at(-1))];
  const last = Object.entries(value).at(-1);
  return last ? { ...value, [last[0]]: otherLeaf(last[1]) } : value;
};

/** Values that someone could enter in place of the one that a field has; none where only a file or a shape would do. */
export const otherValues = (
  field: Field,
  scope: Scope,
  records: readonly unknown[],
): readonly unknown[] => {
  const { path, kind } = field;
  const value = valueAt(scope.record, path);
  if (kind === 'boolean') return [value !== true];
  if (kind === 'choice' || kind === 'choices') {
    const offered = offeredOptions(field, scope).map(option => option.value);
    const others = offered.filter(one => one !== value);
    return (kind === 'choices' ? others.map(one => [one]) : others).slice(0, 3);
  }
  if (kind === 'reference' || kind === 'references' || kind === 'city') {
    const named = records.map(record => valueAt(record, path)).filter(one => !isNoValue(one));
    return [...new Set(named)].filter(one => one !== value).slice(0, 3);
  }
  if (kind === 'text' || kind === 'longtext')
    return typeof value === 'string' ? [`${value} too`] : ['Something'];
  if (kind === 'number' || kind === 'money' || kind === 'percent')
    return typeof value === 'number' ? [value + 1, value - 1] : [1];
  if (kind === 'date' || kind === 'datetime')
    return typeof value === 'string' ? [dayAfter(value)] : [];
  if (kind === 'json') return typeof value === 'object' && value !== null ? [otherLeaf(value)] : [];
  return [];
};
