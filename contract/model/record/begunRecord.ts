import { isNoValue } from '../../domain/noValue.ts';
import { evaluate, type Scope } from '../../rules/evaluate.ts';
import { valueAt } from '../../rules/valueAt.ts';
import { withValueAt, type Values } from '../../rules/withValueAt.ts';
import { newValues } from './newValues.ts';
import type { RecordScreen } from '../screen.ts';

/**
 * A new record of which only some fields were sent: those left out begin as the form begins them (`newValues`), unless
 * the record hides them and they keep no value then. What was sent stays as it is, null included (decision record 0064).
 */
export const begunRecord = (
  screen: Pick<RecordScreen, 'fields' | 'schema'>,
  sent: Values,
  scope: Omit<Scope, 'record'>,
): Values => {
  const begun = newValues(screen, scope, sent);
  const left = Object.values(screen.fields).filter(
    ({ path }) => valueAt(sent, path) === undefined && !isNoValue(valueAt(begun, path)),
  );
  const whole = left.reduce(
    (record, { path }) => withValueAt(record, path, valueAt(begun, path)),
    sent,
  );
  return left
    .filter(
      ({ whenHidden, visible }) =>
        whenHidden !== 'clear' || evaluate(visible, { ...scope, record: whole }),
    )
    .reduce((record, { path }) => withValueAt(record, path, valueAt(begun, path)), sent);
};
