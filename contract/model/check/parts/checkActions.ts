import type { Operand } from '../../../rules/condition.ts';
import { completeAsk } from '../../complete/completeField.ts';
import { pointer } from '../../files/jsonPositions.ts';
import { verbs } from '../../rights/screenAccess.ts';
import { isOwnSection } from '../../complete/completeRecordPage.ts';
import { ownSections } from '../../complete/ownSections.ts';
import type { ActionFile } from '../../files/screenFile.ts';
import { grantsIn } from '../checkAccess.ts';
import { checkCall } from '../checkCalls.ts';
import { checkSet } from '../checkSet.ts';
import { checkStoreCall } from '../checkStoreCall.ts';
import {
  checkCondition,
  checkOperandRefs,
  recordScope,
  type ConditionScope,
} from '../checkCondition.ts';
import { checkDescription } from '../checkFields.ts';
import { checkFilled } from '../checkFilled.ts';
import { checkSaid } from './checkSaid.ts';
import { fieldsOfScreen, isKnown, type CheckContext } from '../context.ts';

const checkWords = ({ add, fields }: CheckContext, action: ActionFile, at: string): void => {
  const paths = Object.keys(fields);
  const amounts = paths.filter(path => fields[path]?.kind === 'money');
  const one = { names: ['count', ...paths], called: 'field' };
  const several = { names: ['count', ...amounts], called: 'amount' };
  checkFilled({ add }, action.confirm, one, at + pointer('confirm'));
  checkFilled({ add }, action.confirmSeveral, several, at + pointer('confirmSeveral'));
  if (action.confirmSeveral && !action.on.includes('bulk'))
    add(
      at + pointer('confirmSeveral'),
      'Several records can only be selected with "bulk": add "bulk" to "on", or remove "confirmSeveral"',
    );
  checkSaid(action.why, recordScope(fields), at + pointer('why'), add);
  if (action.why && action.eligible === undefined)
    add(
      at + pointer('why'),
      '"why" has no effect without "eligible": add "eligible", or remove "why"',
    );
  if (action.eligible !== undefined && !action.why)
    add(at + pointer('eligible'), 'Add "why": say what to do when a record is not eligible');
};

const checkAsks = (
  context: CheckContext,
  asks: NonNullable<ActionFile['ask']>,
  scope: ConditionScope,
  at: string,
): void => {
  const { add } = context;
  const seen = new Set<string>();
  for (const [index, ask] of asks.entries()) {
    const inner = at + pointer(index);
    if (seen.has(ask.name))
      add(inner + pointer('name'), `"${ask.name}" is already asked: choose another name`);
    seen.add(ask.name);
    checkDescription(context, ask, ask.as, inner, recordScope(context.fields));
    checkCondition(ask.required, scope, inner + pointer('required'), add);
    if (ask.default !== undefined)
      checkOperandRefs(ask.default, scope, inner + pointer('default'), add);
  }
};

const checkSent = (
  { add }: CheckContext,
  values: Readonly<Record<string, Operand>> = {},
  scope: ConditionScope,
  at: string,
): void => {
  for (const [name, operand] of Object.entries(values))
    checkOperandRefs(operand, scope, at + pointer(name), add);
};

/** What is shown once is shown in the dialog that made it, for one record. */
const checkOnce = ({ add }: CheckContext, action: ActionFile, at: string): void => {
  if (action.once === undefined) return;
  const hasDialog = action.call && (action.ask || action.confirm);
  if (!hasDialog || action.on.includes('bulk'))
    add(
      at + pointer('once'),
      'It is shown in the dialog of a "call" for one record: add "ask" or "confirm", and leave "bulk" out of "on"',
    );
};

/** An action above the list has no record, so nothing about it may be said. */
const checkPlaces = ({ add }: CheckContext, action: ActionFile, at: string): void => {
  const isOfRecord = action.on.every(place => place === 'row' || place === 'record');
  if ((action.tab ?? action.new) !== undefined && !isOfRecord)
    add(
      at + pointer('on'),
      'A tab or a form opens from a record: use only "row" and "record" in "on"',
    );
  if (!action.on.includes('toolbar')) return;
  if (action.on.length > 1)
    add(at + pointer('on'), 'An action of the "toolbar" has no record: remove the other places');
  if (action.eligible !== undefined)
    add(at + pointer('eligible'), 'An action of the toolbar has no record: remove "eligible"');
};

/** A form of a new record of another screen, begun with values of this one. */
const checkNew = (context: CheckContext, action: ActionFile, at: string): void => {
  const { add, known, fields: own } = context;
  const { new: resource = '', call, run, ask, confirm, set, preset = {} } = action;
  if (call ?? run ?? ask ?? confirm ?? set)
    add(at + pointer('new'), '"new" cannot be combined with ask, confirm, call, set or run');
  const fields = fieldsOfScreen(known, resource);
  if (!fields)
    return void isKnown(
      add,
      at + pointer('new'),
      'screen of records',
      resource,
      Object.keys(known.records),
    );
  const scope = { fields, refs: { ...recordScope(own).refs, record: [...Object.keys(own), 'id'] } };
  for (const [path, operand] of Object.entries(preset)) {
    const inner = at + pointer('preset', path);
    isKnown(add, inner, 'field', path, Object.keys(fields));
    checkOperandRefs(operand, scope, inner, add);
  }
};

/** A tab of the record's page; with `new` also the form of a new record of a list on it. */
const checkTab = (context: CheckContext, action: ActionFile, name: string, at: string): void => {
  const { add, file } = context;
  const { call, run, ask, confirm, set } = action;
  const tabs = file.record?.tabs ?? ownSections;
  const tab = tabs.find(one => (isOwnSection(one) ? one : one.name) === name);
  if (!tab) {
    const names = tabs.map(one => (isOwnSection(one) ? one : one.name));
    isKnown(add, at + pointer('tab'), 'tab', name, names);
  } else if (action.new !== undefined) {
    const sections = isOwnSection(tab) ? [] : tab.of;
    const lists = sections.flatMap(one => (!isOwnSection(one) && 'list' in one ? one.list : []));
    isKnown(add, at + pointer('new'), `list on the tab "${name}"`, action.new, lists);
  }
  if (call ?? run ?? ask ?? confirm ?? set)
    add(at + pointer('tab'), '"tab" cannot be combined with ask, confirm, call, set or run');
};

/** A call, values that the server sets, a dialog made by hand, a tab or a form does the work. */
const checkWork = (
  context: CheckContext,
  name: string,
  action: ActionFile,
  refs: ConditionScope['refs'],
  at: string,
): void => {
  const { add, fields } = context;
  const { call, run, ask, confirm, tab, set, notify } = action;
  if (action.preset !== undefined && (action.new === undefined || tab !== undefined))
    add(
      at + pointer('preset'),
      tab === undefined
        ? '"preset" has no effect without "new": add "new", or remove "preset"'
        : '"preset" has no effect with "tab": write it in the list on the tab',
    );
  if (tab !== undefined) return checkTab(context, action, tab, at);
  if (action.new !== undefined) return checkNew(context, action, at);
  if (run !== undefined) {
    if (call ?? ask ?? confirm ?? set)
      add(at + pointer('run'), '"run" cannot be combined with ask, confirm, call or set');
    return;
  }
  if (notify && !set)
    add(at + pointer('notify'), '"notify" has no effect without "set": add "set", or remove it');
  if (set) return checkSet(context, { ...action, name, set }, refs, at);
  if (!call)
    return add(
      at,
      'Add a "call", values in "set", or name a dialog in "run", a tab in "tab" or a screen in "new"',
    );
  checkCall(context, call.call, at + pointer('call', 'call'), false);
  checkStoreCall(context, call, at + pointer('call'));
  for (const part of ['path', 'query', 'body'] as const)
    checkSent(context, call[part], { fields, refs }, at + pointer('call', part));
};

const checkAction = (context: CheckContext, name: string, action: ActionFile): void => {
  const { add, fields, file } = context;
  const at = pointer('actions', name);
  const record = recordScope(fields);
  const asked = Object.fromEntries((action.ask ?? []).map(ask => [ask.name, completeAsk(ask)]));
  if ((verbs as readonly string[]).includes(name))
    add(at, `"${name}" is a verb of every screen: choose another name`);
  checkWords(context, action, at);
  checkCondition(action.visible, record, at + pointer('visible'), add);
  checkCondition(action.eligible, record, at + pointer('eligible'), add);
  checkAsks(context, action.ask ?? [], { fields: asked, refs: record.refs }, at + pointer('ask'));
  checkPlaces(context, action, at);
  checkOnce(context, action, at);
  checkWork(
    context,
    name,
    action,
    { ...record.refs, ask: Object.keys(asked), selection: ['ids'] },
    at,
  );
  if (!grantsIn(file).some(({ grant }) => grant.do.includes(name)))
    add(at, `No role has "${name}": add it to the "do" of a grant`);
};

/** Checks every action: its words, its dialog, its call, and that someone may do it. */
export const checkActions = (context: CheckContext): void => {
  for (const [name, action] of Object.entries(context.file.actions ?? {}))
    checkAction(context, name, action);
};
