import { asText } from '#contract/domain/texts/asText.ts';
import { kindExamples } from '#contract/kinds/kindExamples.ts';
import { importCell } from '#contract/model/importCell.ts';
import type { ImportColumn } from '#contract/model/importColumns.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import type { Values } from '../../values/withValueAt.ts';

const exampleOf = ({ field }: ImportColumn): string =>
  field.options[0]?.label.en ?? kindExamples[field.kind][0]?.input ?? '';

/** A record as people write it: by the words beside an id, or by the name of what the id means. */
const cellOf = (
  column: ImportColumn,
  record: Values,
  names: ReadonlyMap<string, string>,
): string => {
  const { field, words } = column;
  const told = words === undefined ? names.get(field.path) : asText(valueAt(record, words));
  return told || importCell(column, record);
};

/**
 * The headings and one example line: a record as it is, else what the kinds give as examples.
 * @param names of what the record refers to, by path of the field
 */
export const templateRows = (
  columns: readonly ImportColumn[],
  record: Values | undefined,
  names: ReadonlyMap<string, string> = new Map(),
): readonly (readonly string[])[] => [
  columns.map(({ heading }) => heading),
  columns.map(column => (record ? cellOf(column, record, names) : exampleOf(column))),
];
