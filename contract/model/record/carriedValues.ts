import { isNoValue } from '../../domain/noValue.ts';
import { valueAt } from '../../rules/valueAt.ts';
import { withValueAt, type Values } from '../../rules/withValueAt.ts';
import type { RecordScreen } from '../screen.ts';

/** Earlier names of the fields that have any, which are no field of today. */
const renamedFields = ({ fields }: Pick<RecordScreen, 'fields'>) =>
  Object.values(fields).flatMap(({ path, was }) => {
    const names = was.filter(name => !Object.hasOwn(fields, name));
    return names.length > 0 ? [{ path, names }] : [];
  });

/**
 * A record without what stands under earlier names of the fields that a change touches: what is cleared does not come back from there.
 * @param changed names of fields
 */
export const withoutEarlier = (
  screen: Pick<RecordScreen, 'fields'>,
  record: Values,
  changed: readonly string[],
): Values =>
  renamedFields(screen)
    .filter(({ path }) => changed.some(name => path === name || path.startsWith(`${name}.`)))
    .flatMap(({ names }) => names)
    .reduce<Values>(
      (rest, name) =>
        valueAt(rest, name) === undefined ? rest : withValueAt(rest, name, undefined),
      record,
    );

/**
 * A stored record under the names of today: what a field `was` called holds its value until a migration or a save writes it under its
 * name. The same object where nothing was renamed.
 */
export const carriedValues = (screen: Pick<RecordScreen, 'fields'>, stored: Values): Values =>
  renamedFields(screen).reduce<Values>((record, { path, names }) => {
    const name = names.find(one => valueAt(record, one) !== undefined);
    if (name === undefined || !isNoValue(valueAt(record, path))) return record;
    return withValueAt(withValueAt(record, name, undefined), path, valueAt(record, name));
  }, stored);
