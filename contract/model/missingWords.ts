import { isNoValue } from '../domain/noValue.ts';
import { valueAt } from '../rules/valueAt.ts';
import { firstSaid } from './said.ts';
import type { Field } from './screen.ts';
import type { Text } from './files/screenFile.ts';

/**
 * What is in the place of a value that a record does not have, by the first condition that holds: that none is
 * needed is another thing than that it is missing. Null: the sign of its kind.
 */
export const missingWords = (field: Field, record: unknown): Text | null => {
  if (field.missing.length === 0 || !isNoValue(valueAt(record, field.path))) return null;
  return firstSaid(field.missing, { record });
};
