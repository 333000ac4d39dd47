import type { RecordScreen } from '#contract/model/types.ts';
import type { KindName } from '#contract/kinds/kindNames.ts';
import { readText } from '#contract/kinds/readText.ts';
import type { Values } from '#contract/rules/withValueAt.ts';

type Fields = RecordScreen['fields'];

/** Kinds that are words in a call too; numbers, days and phones come in one form alone (T81, T88). */
const texts: readonly KindName[] = ['text', 'longtext', 'email'];

const plain = (fields: Fields, path: string, value: unknown): unknown => {
  if (Array.isArray(value)) {
    const rows = value as readonly unknown[];
    return rows.map(row =>
      typeof row === 'object' && row !== null && !Array.isArray(row)
        ? plainIn(fields, row as Values, `${path}.`)
        : row,
    );
  }
  if (typeof value !== 'string') return value;
  const { kind, options } = fields[path] ?? {};
  if (kind === undefined || !texts.includes(kind)) return value;
  const read = readText(kind, value, { language: 'en', options: options ?? [] });
  // What cannot be read is judged as it is.
  return 'error' in read ? value : (read.value ?? '');
};

const plainIn = (fields: Fields, values: Values, above = ''): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, plain(fields, `${above}${name}`, value)]),
  );

/**
 * The fields of a record with what was written into them as people see it, whoever sends it: the same as a form, a cell and a
 * file read. What stands as it was stored is left alone.
 */
export const withPlainTexts = (fields: Fields, values: Values, previous: Values = {}): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      previous[name] === value ? value : plain(fields, name, value),
    ]),
  );
