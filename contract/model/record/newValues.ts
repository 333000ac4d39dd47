import { isNoValue } from '../../domain/noValue.ts';
import { isRef } from '../../rules/condition.ts';
import { resolveOperand, type Scope } from '../../rules/evaluate.ts';
import { withValueAt, type Values } from '../../rules/withValueAt.ts';
import type { RecordScreen } from '../screen.ts';

/** What a new record begins with: the defaults of its fields. */
export const newValues = (
  screen: Pick<RecordScreen, 'fields'>,
  scope: Omit<Scope, 'record'>,
): Values =>
  Object.values(screen.fields).reduce<Values>((values, field) => {
    if (field.default === undefined || field.readonly === true) return values;
    const value = isRef(field.default)
      ? resolveOperand(field.default, { ...scope, record: values })
      : field.default;
    return isNoValue(value) ? values : withValueAt(values, field.path, value);
  }, {});
