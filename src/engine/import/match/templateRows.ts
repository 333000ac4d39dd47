import { kinds } from '#contract/kinds/index.ts';
import { importCell } from '#contract/model/importCell.ts';
import type { ImportColumn } from '#contract/model/importColumns.ts';
import type { Values } from '../../values/withValueAt.ts';

const exampleOf = ({ field }: ImportColumn): string =>
  field.options[0]?.label.en ?? kinds[field.kind].examples[0]?.input ?? '';

/** The headings and one example line: a record as it is, else what the kinds give as examples. */
export const templateRows = (
  columns: readonly ImportColumn[],
  record: Values | undefined,
): readonly (readonly string[])[] => [
  columns.map(({ heading }) => heading),
  columns.map(column => (record ? importCell(column, record) : exampleOf(column))),
];
