import { isNoValue } from '../../domain/noValue.ts';
import { isRef } from '../../rules/condition.ts';
import { resolveOperand, type Scope } from '../../rules/evaluate.ts';
import { valueAt } from '../../rules/valueAt.ts';
import { withValueAt, type Values } from '../../rules/withValueAt.ts';
import type { RecordScreen } from '../screen.ts';

type Screen = Pick<RecordScreen, 'fields' | 'schema'>;
type DefaultScope = Omit<Scope, 'record'>;

/** The objects that a path leads through, outermost first. */
const objectsAbove = (path: string): readonly string[] => {
  const steps = path.split('.');
  return steps.slice(1).map((_, at) => steps.slice(0, at + 1).join('.'));
};

/**
 * Whether the objects around a field are in the record, or come with defaults alone. One that may be missing is not begun where
 * that would make others of its values required.
 */
const hasPlace = ({ fields, schema }: Screen, path: string, there: Values): boolean => {
  let outer = schema;
  return objectsAbove(path).every(object => {
    const name = object.slice(object.lastIndexOf('.') + 1);
    const own = outer.properties?.[name] ?? {};
    const isThere = valueAt(there, object) !== undefined || outer.required?.includes(name) === true;
    outer = own;
    const lacks = (inner: string) => fields[`${object}.${inner}`]?.default === undefined;
    return isThere || !own.required?.some(lacks);
  });
};

/**
 * What a new record begins with: the defaults of its fields.
 * @param there what is in the record already, whose objects are filled
 */
export const newValues = (screen: Screen, scope: DefaultScope, there: Values = {}): Values =>
  Object.values(screen.fields).reduce<Values>((values, field) => {
    if (field.default === undefined || field.readonly === true) return values;
    if (!hasPlace(screen, field.path, there)) return values;
    const value = isRef(field.default)
      ? resolveOperand(field.default, { ...scope, record: values })
      : field.default;
    return isNoValue(value) ? values : withValueAt(values, field.path, value);
  }, {});

/** A record in which an object has just begun to exist: what is empty in it begins with its default, as a new record does. */
export const withBegunObjects = (
  screen: Screen,
  scope: DefaultScope,
  { before, after }: { before: Values; after: Values },
): Values => {
  const isBegun = (object: string) =>
    valueAt(before, object) === undefined && valueAt(after, object) !== undefined;
  const empty = Object.values(screen.fields).filter(
    ({ path, default: begins }) =>
      begins !== undefined &&
      valueAt(after, path) === undefined &&
      objectsAbove(path).some(isBegun),
  );
  if (empty.length === 0) return after;
  const begun = newValues(screen, scope, after);
  return empty.reduce((record, { path }) => {
    const value = valueAt(begun, path);
    return isNoValue(value) ? record : withValueAt(record, path, value);
  }, after);
};
