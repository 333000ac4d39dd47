import { isNoValue } from '#contract/domain/noValue.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { pathsIn } from './fieldAt.ts';
import type { Values } from './withValueAt.ts';

/**
 * A stored record as its form holds it: fields without a value are absent, because that is how a form clears one and
 * how the record schema leaves one out.
 */
export const formValues = (record: Values): Values =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => !isNoValue(value)));

/** The fields that this form can change; whether the record is a draft is changed by its buttons. */
export const editablePaths = (screen: RecordScreen): readonly string[] => [
  ...pathsIn(screen.form).filter(path => screen.fields[path]?.readonly !== true),
  ...(screen.draft === null ? [] : [screen.draft]),
];

const topOf = (path: string) => path.split('.', 1)[0] ?? path;

/**
 * What an update sends: the fields that differ, each as a whole; null says that a field has no value any more
 * (decision T74: clearing is an explicit act).
 */
export const valuesToUpdate = (values: Values, changed: readonly string[]): Values =>
  Object.fromEntries(
    [...new Set(changed.map(topOf))].map(name => [name, valueAt(values, name) ?? null]),
  );
