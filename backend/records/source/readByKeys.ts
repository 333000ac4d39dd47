import { asText } from '#contract/domain/texts/asText.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import type { Condition, Scalar } from '#contract/rules/condition.ts';
import type { IdentifiedRecord } from '#contract/requests/recordOf.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { Refusal } from '../../calls/Refusal.ts';
import type { Matching } from './RecordSource.ts';

type Key = readonly unknown[];

const keyText = (values: Key): string =>
  JSON.stringify(values.map(value => (isNoValue(value) ? null : asText(value))));

const conditionOf = (matchBy: readonly string[], key: Key): Condition => ({
  all: matchBy.map((field, index): Condition => {
    const value = key[index];
    return isNoValue(value) ? { [field]: { empty: true } } : { [field]: { eq: value as Scalar } };
  }),
});

/** A filter of more keys would be longer than calls take. */
const keysAtOnce = 20;
/** From here on reading everything costs less than asking. */
const manyKeys = 400;

/** The list does not know a field as a filter: then it is looked for among all records. */
const knowsNoFilter = (error: unknown): boolean =>
  error instanceof Refusal &&
  (error.code === 'UNKNOWN_FIELD' ||
    error.code === 'BAD_REQUEST' ||
    error.code === 'VALIDATION_FAILED');

/** Records by the values of some of their fields; see `RecordSource.readByKeys`. */
export const readByKeys = async (
  readMatching: (asked: Matching) => Promise<readonly IdentifiedRecord[]>,
  matchBy: readonly string[],
  keys: readonly Key[],
): Promise<readonly IdentifiedRecord[]> => {
  const wanted = new Map(keys.map(key => [keyText(key), key]));
  const isWanted = (record: IdentifiedRecord) =>
    wanted.has(keyText(matchBy.map(field => valueAt(record, field))));
  const all = async () => (await readMatching({ where: true })).filter(isWanted);
  if (wanted.size > manyKeys) return all();
  const found = new Map<string, IdentifiedRecord>();
  const distinct = [...wanted.values()];
  try {
    for (let start = 0; start < distinct.length; start += keysAtOnce) {
      const some = distinct.slice(start, start + keysAtOnce);
      const where = { any: some.map(key => conditionOf(matchBy, key)) };
      for (const record of await readMatching({ where })) found.set(String(record.id), record);
    }
  } catch (error) {
    if (knowsNoFilter(error)) return all();
    throw error;
  }
  return [...found.values()].filter(isWanted);
};
