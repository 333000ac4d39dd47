import { isNoValue } from '../domain/noValue.ts';
import { asText } from '../domain/texts/asText.ts';
import { findOption } from '../kinds/choice.ts';
import { kinds } from '../kinds/index.ts';
import type { KindName } from '../kinds/kindNames.ts';
import { valueAt } from '../rules/valueAt.ts';
import type { ImportColumn } from './importColumns.ts';
import type { Field } from './screen.ts';

/** Kinds whose stored value is written as it is: people's way to write it would be grouped, cut or put into words. */
const asStored: readonly KindName[] = [
  'number',
  'percent',
  'reference',
  'references',
  'date',
  // To the second, which people's way to write it leaves out.
  'datetime',
  'json',
  'shape',
  'city',
];

/** Kinds whose values, of whatever type, a cell holds as JSON. */
const asJson: readonly KindName[] = ['children', 'json', 'shape'];

/** The word for an option where it means that one alone, else its value. */
const optionCell = (value: unknown, { options }: Field): string | undefined => {
  const option = options.find(one => one.value === value);
  if (!option) return undefined;
  return findOption(option.label.en, options) === option ? option.label.en : asText(value);
};

const storedCell = (value: unknown): string =>
  Array.isArray(value) && value.every(part => typeof part === 'number')
    ? value.join(', ')
    : asText(value);

/** The value of a record as a cell that an import reads back as the same value (decision record 0104). */
export const importCell = (
  { field, heading }: ImportColumn,
  record: Readonly<Record<string, unknown>>,
): string => {
  const stored = valueAt(record, field.path);
  // Several columns may stand for one field, each for a part of it.
  const isPart = (field.kind === 'json' || field.kind === 'shape') && heading !== field.path;
  const value = isPart ? valueAt(stored, heading) : stored;
  if (asJson.includes(field.kind) && !isPart)
    return value === undefined || value === null ? '' : JSON.stringify(value);
  if (isNoValue(value)) return '';
  if (field.kind === 'money' && typeof value === 'number') return String(value / 100);
  if (asStored.includes(field.kind)) return storedCell(value);
  if (Array.isArray(value))
    return value.map(part => optionCell(part, field) ?? asText(part)).join(', ');
  return (
    optionCell(value, field) ??
    kinds[field.kind].format(value, { language: 'en', options: field.options })
  );
};
