import { pointer } from '../../files/jsonPositions.ts';
import { checkCondition, recordScope } from '../checkCondition.ts';
import { checkFilled } from '../checkFilled.ts';
import { isKnown, type CheckContext } from '../context.ts';
import { checkFact } from './checkRecordPage.ts';

/** Keys of every page: find in the menu, next row, previous row. */
const taken = ['G', 'J', 'K'];

/** Such an action has its questions elsewhere, so nothing could stand beside the facts. */
const elsewhere = ['run', 'tab', 'new'] as const;

const checkAct = (context: CheckContext, name: string): void => {
  const { add, file } = context;
  const at = pointer('triage', 'acts', name);
  if (!isKnown(add, at, 'action', name, Object.keys(file.actions ?? {}))) return;
  const action = file.actions?.[name];
  if (!action?.on.includes('row'))
    add(at, `"${name}" is not offered for a row: add "row" to its "on"`);
  for (const key of elsewhere)
    if (action?.[key] !== undefined)
      add(at, `"${name}" has "${key}", so it cannot be asked beside the facts: remove it here`);
};

/** Checks how a list is worked through one by one: its facts, its actions and their keys, what warns. */
export const checkTriage = (context: CheckContext): void => {
  const { add, file, fields } = context;
  if (!file.triage) return;
  const { facts, since, acts, flags = [] } = file.triage;
  for (const [index, fact] of facts.entries())
    checkFact(context, fact, false, pointer('triage', 'facts', index));
  if (since !== undefined) {
    const at = pointer('triage', 'since');
    const kind = fields[since]?.kind;
    if (isKnown(add, at, 'field', since, Object.keys(fields)) && !kind?.startsWith('date'))
      add(at, `"${since}" (${kind}) is not a date or time: name a field that is`);
  }
  const seen = new Map<string, string>();
  for (const [name, key] of Object.entries(acts)) {
    const at = pointer('triage', 'acts', name);
    checkAct(context, name);
    const other = seen.get(key);
    if (taken.includes(key)) add(at, `${key} is a key of every page: choose another letter`);
    else if (other !== undefined)
      add(at, `${key} is the key of "${other}" already: choose another letter`);
    seen.set(key, name);
  }
  for (const [index, { when, text }] of flags.entries()) {
    const at = pointer('triage', 'flags', index);
    checkCondition(when, recordScope(fields), at + pointer('when'), add);
    checkFilled(
      context,
      text,
      { names: Object.keys(fields), called: 'field' },
      at + pointer('text'),
    );
  }
};
