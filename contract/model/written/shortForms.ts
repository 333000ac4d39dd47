import { pointer } from '../files/jsonPositions.ts';
import { shortActions } from './shortActions.ts';
import { isMembers, type Members } from './SharedFiles.ts';
import type { Reading } from './Reading.ts';
import { inWords } from './inWords.ts';

/** Puts a value in full. @param at its place. @param key the name that it has in what holds it. */
export type Full = (reading: Reading, value: unknown, at: string, key: string) => unknown;

const reference =
  /^\$(today|now|(record|previous|parent|user|ask|selection)\.[a-zA-Z_][a-zA-Z0-9_]*(\.[a-zA-Z0-9_]+)*)$/;

/** `"$record.id"`: a value known only when it is used. */
const fullReference = (reading: Reading, value: unknown, at: string): unknown => {
  if (typeof value !== 'string' || !/^\$[a-z]/.test(value)) return value;
  if (reference.test(value)) return { $: value.slice(1) };
  reading.add(
    at,
    `${JSON.stringify(value)} names no value: write "$today", or "$" with a path that begins with record, previous, parent, user, ask or selection`,
  );
  return value;
};

const operand: Full = (reading, value, at) =>
  Array.isArray(value)
    ? value.map((item, index) => fullReference(reading, item, at + pointer(index)))
    : fullReference(reading, value, at);

const joins = ['all', 'any', 'not'];

/** `{ "status": 1 }` and `{ "status": [1, 2] }`: a field with the value, or with one of them. */
const condition: Full = (reading, value, at) => {
  if (!isMembers(value)) return value;
  const [entry, more] = Object.entries(value);
  if (!entry || more || joins.includes(entry[0])) return value;
  const [path, test] = entry;
  if (isMembers(test)) return value;
  const operator = Array.isArray(test) ? 'in' : 'eq';
  reading.move(at + pointer(path, operator), at + pointer(path));
  return { [path]: { [operator]: test } };
};

const layoutItem: Full = (reading, value, at) => {
  if (Array.isArray(value)) {
    reading.move(`${at}/of`, at);
    return { in: 'row', of: value };
  }
  if (!isMembers(value) || !Object.hasOwn(value, 'section')) return value;
  const { section, ...rest } = value;
  reading.move(`${at}/label`, `${at}/section`);
  return { in: 'section', label: section, ...rest };
};

const layout: Full = (reading, value, at) =>
  Array.isArray(value)
    ? value.map((item, index) => layoutItem(reading, item, at + pointer(index), ''))
    : value;

/** Digits alone are a number: where they are a text, the option is written with `value`. */
const valueOf = (key: string): string | number => (/^-?\d+$/.test(key) ? Number(key) : key);

const option: Full = (reading, value, at) => {
  if (typeof value === 'string') {
    for (const key of ['value', 'label']) reading.move(`${at}/${key}`, at);
    return { value, label: value };
  }
  const [entry, more] = isMembers(value) ? Object.entries(value) : [];
  if (!entry || more || entry[0] === 'value') return value;
  for (const name of ['value', 'label']) reading.move(`${at}/${name}`, at + pointer(entry[0]));
  return { value: valueOf(entry[0]), label: entry[1] };
};

const options: Full = (reading, value, at) =>
  typeof value === 'string' && value.startsWith('@')
    ? (reading.sharedBy('options', value, at) ?? value)
    : value;

/** A name alone in place of the object in which it stands under a key. */
const nameAs =
  (key: string): Full =>
  (reading, value, at) => {
    if (typeof value !== 'string') return value;
    reading.move(at + pointer(key), at);
    return { [key]: value };
  };

const isReference = (value: Members): boolean =>
  Object.hasOwn(value, 'reference') && !Object.hasOwn(value, 'as');

const field: Full = (_reading, value) =>
  isMembers(value) && isReference(value) ? { as: 'reference', ...value } : value;

const ask: Full = (_reading, value) => {
  if (!isMembers(value)) return value;
  const { name } = value;
  return {
    ...(typeof name === 'string' && { label: inWords(name) }),
    as: isReference(value) ? 'reference' : 'text',
    ...value,
  };
};

const listCall: Full = (reading, value, at) => {
  if (!isMembers(value)) return nameAs('call')(reading, value, at, '');
  const { param } = value;
  if (!Array.isArray(param)) return value;
  for (const [index, name] of param.entries())
    reading.move(`${at}/param${pointer(String(name))}`, `${at}/param${pointer(index)}`);
  return { ...value, param: Object.fromEntries(param.map(name => [name, name])) };
};

const verbs = ['list', 'get', 'create', 'update', 'remove'];

/** Calls that stand beside the rest of `data`. */
const data: Full = (reading, value, at) => {
  if (!isMembers(value)) return value;
  const entries = Object.entries(value);
  const calls = entries.filter(([key]) => verbs.includes(key));
  if (calls.length === 0) return value;
  for (const [key] of calls) reading.move(`${at}/calls/${key}`, `${at}/${key}`);
  const { calls: also, ...rest } = Object.fromEntries(
    entries.filter(([key]) => !verbs.includes(key)),
  );
  return { ...rest, calls: { ...(isMembers(also) && also), ...Object.fromEntries(calls) } };
};

/** Columns that are not shown stand after the others. */
const list: Full = (reading, value, at) => {
  if (!isMembers(value) || !Array.isArray(value['hidden'])) return value;
  const { hidden: _, columns, ...rest } = value;
  const shown = Array.isArray(columns) ? columns : [];
  const more = value['hidden'].map((name, index) => {
    reading.move(`${at}/columns/${shown.length + index}`, `${at}/hidden/${index}`);
    return { field: name, hidden: true };
  });
  return { columns: [...shown, ...more], ...rest };
};

const named: Full = (_reading, value, _at, key) =>
  isMembers(value) ? { label: inWords(key), ...value } : value;

const ofTab = ['name', 'label', 'count', 'visible'];

/** A tab that says its one section itself. */
const tab: Full = (reading, value, at) => {
  if (!isMembers(value)) return value;
  const { name } = value;
  const labelled = typeof name === 'string' ? { label: inWords(name), ...value } : value;
  if (Object.hasOwn(value, 'of')) return labelled;
  const entries = Object.entries(labelled);
  reading.move(`${at}/of/0`, at);
  return {
    ...Object.fromEntries(entries.filter(([key]) => ofTab.includes(key))),
    of: [Object.fromEntries(entries.filter(([key]) => !ofTab.includes(key)))],
  };
};

/** What may be written shorter, by the name of its definition in the grammar. */
export const shortForms: Readonly<Record<string, Full>> = {
  ...shortActions,
  ask,
  condition,
  data,
  field,
  layout,
  list,
  listCall,
  operand,
  option,
  options,
  reportOption: option,
  reportOptions: options,
  recordCall: nameAs('call'),
  reference: nameAs('to'),
  tab,
  view: named,
};
