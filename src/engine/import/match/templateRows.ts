import { asText } from '#contract/domain/texts/asText.ts';
import { kindExamples } from '#contract/kinds/kindExamples.ts';
import { importCell } from '#contract/model/importCell.ts';
import { kinds } from '#contract/kinds/index.ts';
import { writtenColumns, type ImportColumn } from '#contract/model/importColumns.ts';
import type { Language } from '#contract/model/types.ts';
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
  const stored = valueAt(record, field.path);
  if (field.kind === 'date' && typeof stored === 'string')
    return kinds.date.format(stored, { language: 'en', options: [] });
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
  language: Language = 'en',
): readonly (readonly string[])[] => {
  const written = writtenColumns(columns, language);
  return [
    written.map(({ heading }) => heading),
    written.map(({ column }) => (record ? cellOf(column, record, names) : exampleOf(column))),
  ];
};
