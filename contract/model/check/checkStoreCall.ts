import { isRef, type Operand } from '../../rules/condition.ts';
import { nearest } from '../../domain/nearest.ts';
import { pointer } from '../files/jsonPositions.ts';
import type { ActionCallFile } from '../files/screenFile.ts';
import { storeNames } from '../storeNames.ts';
import { valueFault } from './checkCondition.ts';
import { fieldsOfScreen, isKnown, type CheckContext } from './context.ts';

const changing = ['records.create', 'records.update', 'records.remove'];

const needed: Readonly<Record<string, readonly string[]>> = {
  'records.create': ['resource'],
  'records.update': ['resource', 'id'],
  'records.remove': ['resource', 'id'],
};

const checkBody = (
  context: CheckContext,
  target: string,
  body: Readonly<Record<string, Operand>>,
  at: string,
): void => {
  const { add, file, known } = context;
  const fields = target === file.resource ? context.fields : (fieldsOfScreen(known, target) ?? {});
  for (const [name, value] of Object.entries(body)) {
    if (name === 'version') continue;
    const inner = at + pointer(name);
    const field = fields[name];
    if (!field) {
      const names = Object.keys(fields).filter(one => !storeNames.includes(one));
      add(inner, `"${target}" has no field "${name}"`, nearest(name, names));
    } else if (field.readonly === true)
      add(inner, `"${name}" is read-only, so a call cannot set it`);
    else if (!isRef(value) && !Array.isArray(value)) {
      const why = valueFault(field, value);
      const options = field.options.map(option => String(option.value));
      if (why) add(inner, why, nearest(JSON.stringify(value).replaceAll(`"`, ''), options));
    }
  }
};

/** Checks an action that writes a record of the generic store: which screen it names, which record, and what it sets. */
export const checkStoreCall = (
  context: CheckContext,
  { call, path = {}, body = {} }: ActionCallFile,
  at: string,
): void => {
  const { add, known } = context;
  if (!changing.includes(call)) return;
  for (const name of needed[call] ?? [])
    if (!Object.hasOwn(path, name)) add(`${at}/path`, `${call} needs "${name}" in "path"`);
  for (const name of Object.keys(path))
    if (!needed[call]?.includes(name))
      add(
        at + pointer('path', name),
        `${call} has no "${name}" in its path`,
        nearest(name, needed[call] ?? []),
      );
  const resource = path['resource'];
  if (typeof resource !== 'string') {
    if (resource !== undefined) add(`${at}/path/resource`, 'Name the screen of the record to save');
    return;
  }
  const where = `${at}/path/resource`;
  if (!isKnown(add, where, 'screen of the generic store', resource, known.stored)) return;
  if (call === 'records.remove') return;
  if (call === 'records.update' && !Object.hasOwn(body, 'version'))
    add(`${at}/body`, 'records.update needs "version": { "$": "record.version" } in "body"');
  checkBody(context, resource, body, `${at}/body`);
};
