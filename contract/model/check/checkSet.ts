import { storeActs } from '../../domain/auditActs.ts';
import { nearest } from '../../domain/nearest.ts';
import { kinds } from '../../kinds/index.ts';
import { isRef, type Operand } from '../../rules/condition.ts';
import { completeAsk } from '../complete/completeField.ts';
import { pointer } from '../files/jsonPositions.ts';
import type { ActionFile } from '../files/screenFile.ts';
import type { Field } from '../screen.ts';
import { storeNames } from '../storeNames.ts';
import { grantsIn } from './checkAccess.ts';
import { checkOperandRefs, valueFault, type ConditionScope } from './checkCondition.ts';
import { checkFilled } from './checkFilled.ts';
import { isKnown, type CheckContext } from './context.ts';
import { schemaRefuses } from './fields/schemaRefuses.ts';

type Setting = ActionFile & { readonly name: string; readonly set: NonNullable<ActionFile['set']> };

/** Kinds whose values no dialog can send as plain data that the server can hold to its kind. */
const notAsked = ['file', 'image', 'polygon', 'json', 'shape', 'children'];

const isHeld = (paths: readonly string[] | undefined, path: string): boolean =>
  paths?.some(one => one === path || path.startsWith(`${one}.`)) ?? false;

/** The types that what a reference stands for has, as far as they are known. */
const typesOf = (reference: string, context: CheckContext, action: Setting) => {
  const [root = '', ...rest] = reference.split('.');
  const path = rest.join('.');
  if (root === 'today' || root === 'now') return ['string'];
  if (root === 'user')
    return path === 'id' ? ['integer'] : path === 'roleCodes' ? ['array'] : ['string'];
  const asked = action.ask?.find(({ name }) => name === path);
  const field = root === 'ask' ? asked && completeAsk(asked) : context.fields[path];
  return field ? kinds[field.kind].jsonTypes : undefined;
};

const numbers = ['integer', 'number'];

const fitsTypes = (field: Field, types: readonly string[]): boolean => {
  const own: readonly string[] = kinds[field.kind].jsonTypes;
  const isNumber = own.some(type => numbers.includes(type));
  return types.some(type => own.includes(type) || (isNumber && numbers.includes(type)));
};

/** What is wrong with a value for a field, as far as it is known before there is a record; undefined where nothing is. */
const misfit = (
  context: CheckContext,
  action: Setting,
  field: Field,
  value: Operand,
): string | undefined => {
  if (value === null)
    return field.required === true
      ? `"${field.path}" is required, so no action can clear it`
      : undefined;
  if (isRef(value)) {
    const moment = { today: 'date', now: 'datetime' }[value.$];
    if (moment !== undefined && ['date', 'datetime'].includes(field.kind) && field.kind !== moment)
      return `"${value.$}" does not fit "${field.path}" (${field.kind})`;
    const types = typesOf(value.$, context, action);
    return !types || fitsTypes(field, types)
      ? undefined
      : `"${value.$}" does not fit "${field.path}" (${field.kind})`;
  }
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (entries.some(isRef)) return undefined;
  const wrong = entries.map(entry => valueFault(field, entry)).find(Boolean);
  if (wrong) return wrong;
  const refused = schemaRefuses(field.schema, value);
  return refused && `${JSON.stringify(value)} does not fit "${field.path}": ${refused}`;
};

/** Why nothing can set a field. */
const unsettable = ({ file }: CheckContext, field: Field): string | undefined => {
  const { path } = field;
  if (storeNames.includes(path)) return `The store itself keeps "${path}"`;
  if (field.compute) return `"${path}" is calculated, so no action can set it`;
  if (field.follows) return `"${path}" follows another record, so no action can set it`;
  if (file.approval?.fields.includes(path))
    return `Changes of "${path}" wait for approval, so no action can set it`;
  return undefined;
};

/** What a role may not see or write it does not write by an action either; what it may not see is told by no value. */
const checkGrantsOf = (
  { add, file }: CheckContext,
  { name, set }: Setting,
  path: string,
  at: string,
): void => {
  const value = set[path];
  const from = isRef(value) && value.$.startsWith('record.') ? value.$.slice(7) : undefined;
  for (const { grantee, grant } of grantsIn(file)) {
    const { hide, lock, do: verbs } = grant;
    if (verbs.includes(name) && (isHeld(hide, path) || isHeld(lock, path)))
      add(
        at,
        `"${grantee}" has "${name}", and may not ${isHeld(hide, path) ? 'see' : 'change'} "${path}": take one of them away`,
      );
    if (from !== undefined && isHeld(hide, from) && !isHeld(hide, path))
      add(
        at,
        `"${path}" would tell "${from}", which is hidden from "${grantee}": hide it there too`,
      );
  }
};

const checkNotify = (context: CheckContext, { notify }: Setting, at: string): void => {
  if (!notify) return;
  const { add, fields, file } = context;
  const { roles, people = [], text } = notify;
  if (!roles && people.length === 0)
    add(at, 'Say who is told: add "roles", or fields that hold a person in "people"');
  for (const [index, path] of people.entries()) {
    const inner = at + pointer('people', index);
    // The store keeps who made a record, whether its schema names it or not.
    if (path === 'createdById') continue;
    if (
      isKnown(add, inner, 'field', path, Object.keys(fields)) &&
      !['colleagues', 'users'].includes(fields[path]?.reference?.to ?? '')
    )
      add(inner, `"${path}" does not refer to a person: choose a reference to "colleagues"`);
  }
  checkFilled({ add }, text, { names: Object.keys(fields), called: 'field' }, at + pointer('text'));
  const named = [...text.en.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  for (const { grantee, grant } of grantsIn(file)) {
    const hidden = named.find(name => isHeld(grant.hide, name));
    if (hidden !== undefined)
      add(
        at + pointer('text'),
        `The notice would tell "${hidden}", which is hidden from "${grantee}"`,
      );
  }
};

/** Checks an action that sets values: whose records they are, that the fields can have them, and whom it tells. */
export const checkSet = (
  context: CheckContext,
  action: Setting,
  refs: ConditionScope['refs'],
  at: string,
): void => {
  const { add, fields, file } = context;
  if (file.data?.calls)
    add(
      at + pointer('set'),
      'The records of this screen come by calls of the product, which say themselves what they change: name one in "call"',
    );
  if (action.call) add(at + pointer('call'), '"call" cannot be combined with "set"');
  if ((storeActs as readonly string[]).includes(action.name))
    add(at, `The history of every record has an act "${action.name}": choose another name`);
  if (action.on.includes('toolbar'))
    add(at + pointer('on'), '"set" changes a record, and the toolbar has none: use other places');
  if (action.after === 'job') add(at + pointer('after'), '"set" starts no job');
  for (const [index, ask] of (action.ask ?? []).entries())
    if (notAsked.includes(ask.as))
      add(at + pointer('ask', index, 'as'), `An action with "set" cannot ask for a ${ask.as}`);
  const scope = { fields, refs: { ...refs, now: [''] } };
  for (const [path, value] of Object.entries(action.set)) {
    const inner = at + pointer('set', path);
    const field = Object.hasOwn(fields, path) ? fields[path] : undefined;
    if (!field) {
      const names = Object.keys(fields).filter(name => !storeNames.includes(name));
      add(inner, `There is no field "${path}"`, nearest(path, names));
      continue;
    }
    checkOperandRefs(value, scope, inner, add);
    const why = unsettable(context, field) ?? misfit(context, action, field, value);
    if (why) add(inner, why);
    checkGrantsOf(context, action, path, inner);
  }
  checkNotify(context, action, at + pointer('notify'));
};
