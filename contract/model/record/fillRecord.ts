import { asText } from '../../domain/texts/asText.ts';
import { formatValue } from '../../kinds/formatValue.ts';
import { valueAt } from '../../rules/valueAt.ts';
import type { Language, RecordScreen } from '../types.ts';

interface Words {
  readonly fields: RecordScreen['fields'];
  readonly language: Language;
}

const place = /\{([\w.]+)\}/g;

const fieldAt = (fields: RecordScreen['fields'], path: string) =>
  Object.hasOwn(fields, path) ? fields[path] : undefined;

/** Words of a screen file with `{field}` as its field tells it: "Clear ₹3,65,000.50 from Asha Rao, paid by Cheque?" */
export const fillRecord = (words: string, record: unknown, { fields, language }: Words): string =>
  words.replace(place, (_whole, path: string) => {
    const value = valueAt(record, path);
    const field = fieldAt(fields, path);
    return field ? formatValue(field, value, language) : asText(value);
  });

/** The words for several records: `{count}` is their number, `{field}` the sum of their amounts. */
export const fillSums = (
  words: string,
  records: readonly unknown[],
  { fields, language }: Words,
): string =>
  words.replace(place, (_whole, path: string) => {
    const field = fieldAt(fields, path);
    const amounts = records.map(record => Number(valueAt(record, path) ?? 0));
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    return field ? formatValue(field, sum, language) : String(records.length);
  });
