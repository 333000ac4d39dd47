import { isNoValue, withoutNoValues } from '../domain/noValue.ts';
import type { RecordScreen } from '../model/types.ts';
import { canonicalJson } from '../domain/canonicalJson.ts';

type Data = Readonly<Record<string, unknown>>;

/** Fields that a person may write: what is always read-only the server computes, and refuses when it is sent. */
const writable = (screen: RecordScreen, data: Data): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name]) =>
        screen.fields[name]?.readonly !== true && (name !== 'id' || screen.data.key === 'id'),
    ),
  );

/** What a new record carries: the fields that have a value (T74), without the `id` that only ra-core needs. */
export const newFields = (screen: RecordScreen, data: Data): Record<string, unknown> =>
  withoutNoValues(writable(screen, data));

/**
 * What a change carries: the fields that differ from the record before, so that two people who change different
 * fields do not meet. A field that lost its value is sent as null, since an absent one keeps it (T74). The id and the
 * version travel where the call wants them, not among the fields.
 */
export const changedFields = (
  screen: RecordScreen,
  data: Data,
  previous: Data = {},
): Record<string, unknown> => {
  const { [screen.data.key]: _key, id: _id, version: _version, ...fields } = data;
  const sent = Object.entries(writable(screen, fields))
    .map(([name, value]) => [name, isNoValue(value) ? null : value] as const)
    .filter(([name, value]) => canonicalJson(value) !== canonicalJson(previous[name] ?? null));
  return Object.fromEntries(sent);
};
