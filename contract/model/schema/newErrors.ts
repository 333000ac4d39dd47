import { isAlike } from '../../domain/isAlike.ts';
import { isNoValue } from '../../domain/noValue.ts';
import type { ValidatorError } from './tellingErrors.ts';

type Values = Readonly<Record<string, unknown>>;

const keysOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** What an error is about: a member that is missing or that the schema does not have, else the value itself. */
const pointedAt = ({ instancePath, params }: ValidatorError): readonly string[] => {
  const member =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return [...keysOf(instancePath), ...(typeof member === 'string' ? [member] : [])];
};

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const member = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined);

/** What an item of a list was before: one of its id, else the one in its place while no item came or went. */
const itemBefore = (items: readonly unknown[], stored: readonly unknown[], at: string): unknown => {
  const id = member(items[Number(at)], 'id');
  if (!isNoValue(id)) return stored.find(one => member(one, 'id') === id);
  return items.length === stored.length ? stored[Number(at)] : undefined;
};

/** Whether what is at a path is as it is stored; an item of a list may have moved. In what is new, all is new. */
const isUntouched = (keys: readonly string[], value: unknown, stored: unknown): boolean => {
  const [key, ...rest] = keys;
  if (key === undefined) return isAlike(value, stored);
  if (!isObject(stored)) return false;
  const next = member(value, key);
  if (!Array.isArray(value) || !Array.isArray(stored))
    return isUntouched(rest, next, member(stored, key));
  return (
    stored.some(one => isAlike(one, next)) ||
    isUntouched(rest, next, itemBefore(value as unknown[], stored, key))
  );
};

const nameOf = ({ instancePath, schemaPath, params }: ValidatorError): string =>
  JSON.stringify([instancePath, schemaPath, params]);

/**
 * What a change breaks: the errors of a record without those of what it does not touch. Records outlive their schema: one that
 * was stored under another is saved as long as the change itself is right. Page and server ask it.
 * @param previous as it is stored; undefined for a new record, of which all errors count
 */
export const newErrors = <Fault extends ValidatorError>(
  errorsOf: (record: Values) => readonly Fault[],
  record: Values,
  previous: Values | undefined,
): readonly Fault[] => {
  const errors = errorsOf(record);
  if (!previous || errors.length === 0) return errors;
  let before: ReadonlySet<string> | undefined;
  return errors.filter(error => {
    const keys = pointedAt(error);
    if (keys.length > 0) return !isUntouched(keys, record, previous);
    // About the record as a whole, such as a condition over several members.
    before ??= new Set(errorsOf(previous).map(nameOf));
    return !before.has(nameOf(error));
  });
};
