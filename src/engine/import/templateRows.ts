import { asText } from '#contract/domain/texts/asText.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { ImportColumn } from '#contract/model/importColumns.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import type { Values } from '../withValueAt.ts';

const textOf = (value: unknown): string => asText(value);

/** A stored value as a cell that the import reads back. */
const cellOf = ({ field, heading }: ImportColumn, record: Values): string => {
  const stored = valueAt(record, field.path);
  // Several columns may stand for one field, each for a part of it.
  const value = field.kind === 'json' ? valueAt(stored, heading) : stored;
  if (isNoValue(value)) return '';
  if (field.kind === 'money' && typeof value === 'number') return String(value / 100);
  if (['number', 'percent', 'reference', 'date', 'json', 'city'].includes(field.kind))
    return textOf(value);
  return kinds[field.kind].format(value, { language: 'en', options: field.options });
};

const exampleOf = ({ field }: ImportColumn): string =>
  field.options[0]?.label.en ?? kinds[field.kind].examples[0]?.input ?? '';

/** The headings and one example line: a record as it stands, else what the kinds give as examples. */
export const templateRows = (
  columns: readonly ImportColumn[],
  record: Values | undefined,
): readonly (readonly string[])[] => [
  columns.map(({ heading }) => heading),
  columns.map(column => (record ? cellOf(column, record) : exampleOf(column))),
];
