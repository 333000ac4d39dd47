import { farDate, isFarDate } from '../../domain/checks/dateChecks.ts';
import { isNoValue } from '../../domain/noValue.ts';
import { kinds } from '../../kinds/index.ts';
import { evaluate, type Scope } from '../../rules/evaluate.ts';
import { fieldsOf } from '../../rules/fieldsOf.ts';
import { valueAt } from '../../rules/valueAt.ts';
import type { Values } from '../../rules/withValueAt.ts';
import { isEditable } from './isEditable.ts';
import { isOffered } from './offeredOptions.ts';
import { recordCheckOf } from './recordChecks.ts';
import type { Field, RecordScreen } from '../screen.ts';
import type { Text } from '../files/screenFile.ts';

/** Why a value may not be saved: one field, named by its path; `lines.2.days` is in the third item of a list. */
export interface RecordFault {
  readonly path: string;
  readonly code:
    'required' | 'readonly' | 'hidden' | 'locked' | 'option' | 'value' | 'rule' | 'check';
  /** Of a rule, in the words of the screen; of a value, in those of its kind; of a check, in its own. */
  readonly message?: Text;
}

interface RecordChange extends Scope {
  /** The record as it would be stored. */
  readonly record: Values;
  /** As it is stored now; absent for a new one. */
  readonly previous?: Values;
  /** Paths that the person's roles may not see or may not change. */
  readonly locked?: readonly string[];
  /** What the record schema requires or keeps read-only, whatever the record holds, is checked elsewhere. */
  readonly isShapeChecked?: boolean;
  /** An action sets values, and says itself in which records: what nobody may type it may write. */
  readonly isSet?: boolean;
}

/** One record, or one item of a list, with what it may hold untouched. */
interface Level {
  readonly scope: Scope;
  /** What is stored; several where an item of a list cannot be told from its neighbours. */
  readonly stored: readonly unknown[];
  /** It may begin with what its fields begin with. */
  readonly isNew: boolean;
  readonly locked: readonly string[];
  readonly isShapeChecked: boolean;
  /** Nothing of it can be changed any more. */
  readonly isClosed: boolean;
  /** An action sets values, not a person. */
  readonly isSet: boolean;
  /** Who asks for what is required: nobody in a draft, the record schema, or this check. */
  readonly asks: 'nobody' | 'schema' | 'check';
  /** What is stored was no draft, of which nothing was asked. */
  readonly wasAsked: boolean;
  /** In front of a path: `lines.2.`. */
  readonly at: string;
}

const isEmpty = (value: unknown): boolean =>
  isNoValue(value) || (Array.isArray(value) && value.length === 0);

const isSame = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b);

/** What a field may hold although nobody may type it: what is stored, or what a new record begins with. */
const untouched = ({ path, default: initial }: Field, value: unknown, level: Level) =>
  level.stored.some(record => isSame(value, valueAt(record, path))) ||
  // Items are sent as a whole, without what the server adds to them.
  (level.at !== '' && isEmpty(value)) ||
  (level.isNew && isSame(value, initial));

/** A field of a group that is not there: what the group requires counts only inside it. */
const isOutside = ({ path }: Field, record: unknown): boolean => {
  const group = path.lastIndexOf('.');
  return group !== -1 && isNoValue(valueAt(record, path.slice(0, group)));
};

const isReadonly = (field: Field, { scope, isShapeChecked, isSet }: Level): boolean =>
  !isSet &&
  // A computed value is worked out by the server itself, so it is never a forgery here.
  field.compute === null &&
  !(isShapeChecked && field.schema.readOnly === true) &&
  evaluate(field.readonly, scope);

const isRequired = (field: Field, { scope, asks }: Level): boolean => {
  if (field.compute !== null || asks === 'nobody') return false;
  if (field.required === true) return asks === 'check' && !isOutside(field, scope.record);
  return evaluate(field.required, scope);
};

/** It was stored without it, though it had to be there: before the screen asked for it, so this change does not lack it. */
const wasMissing = (field: Field, { scope, stored, wasAsked }: Level): boolean =>
  wasAsked &&
  stored.length === 1 &&
  !isOutside(field, stored[0]) &&
  isEmpty(valueAt(stored[0], field.path)) &&
  evaluate(field.required, { ...scope, record: stored[0] });

const farDay: Text = { en: farDate.message, hi: farDate.hi ?? farDate.message };

/** What is wrong with a value whatever the record is: by its kind, or a day that no date field reaches. */
const valueFault = ({ kind }: Field, value: unknown, { today }: Scope): Text | undefined => {
  const isTime = kind === 'date' || kind === 'datetime';
  return isTime && today !== undefined && isFarDate(value, today)
    ? farDay
    : kinds[kind].faultOf?.(value);
};

const faultOf = (field: Field, level: Level): RecordFault['code'] | undefined => {
  const { scope, locked } = level;
  const value = valueAt(scope.record, field.path);
  const isTouched = !untouched(field, value, level);
  if (isTouched && locked.includes(field.path)) return 'locked';
  if (isTouched && (level.isClosed || isReadonly(field, level))) return 'readonly';
  if (!evaluate(field.visible, scope))
    return isTouched && field.whenHidden === 'clear' && !isEmpty(value) ? 'hidden' : undefined;
  if (isEmpty(value))
    return isRequired(field, level) && !wasMissing(field, level) ? 'required' : undefined;
  if (!isOffered(field, value, scope, isTouched)) return 'option';
  return isTouched && valueFault(field, value, scope) ? 'value' : undefined;
};

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The stored items that one of the list may be: that of its id, else any of them, since items move. */
const storedItems = (item: Values, before: readonly unknown[]): readonly unknown[] => {
  const own = before.find(
    one => isRecord(one) && !isNoValue(one['id']) && one['id'] === item['id'],
  );
  return own === undefined ? before : [own];
};

const itemFaults = (field: Field, level: Level): readonly RecordFault[] => {
  const { scope, stored, at } = level;
  const items = valueAt(scope.record, field.path);
  if (!Array.isArray(items) || !evaluate(field.visible, scope)) return [];
  const before = stored.flatMap(record => {
    const list = valueAt(record, field.path);
    return Array.isArray(list) ? (list as readonly unknown[]) : [];
  });
  return items.flatMap((item: unknown, index) => {
    if (!isRecord(item)) return [];
    const known = storedItems(item, before);
    const previous = known.length === 1 ? known[0] : before[index];
    return faultsIn(field.children, {
      scope: { ...scope, record: item, parent: scope.record, previous },
      stored: known,
      isNew: known === before,
      locked: [],
      isShapeChecked: level.isShapeChecked,
      isClosed: level.isClosed,
      isSet: level.isSet,
      asks: level.isShapeChecked ? 'schema' : level.asks,
      // Which item it was, only its id tells.
      wasAsked: level.wasAsked && known !== before,
      at: `${at}${field.path}.${index}.`,
    });
  });
};

const faultsIn = (fields: readonly Field[], level: Level): readonly RecordFault[] =>
  fields.flatMap(field => {
    const code = faultOf(field, level);
    const inner = field.children.length > 0 ? itemFaults(field, level) : [];
    if (!code) return inner;
    const message =
      code === 'value'
        ? valueFault(field, valueAt(level.scope.record, field.path), level.scope)
        : null;
    return [{ path: level.at + field.path, code, ...(message && { message }) }, ...inner];
  });

type Rule = RecordScreen['rules'][number];

type Checked = Pick<RecordScreen, 'fields' | 'rules'> &
  Partial<Pick<RecordScreen, 'check' | 'draft' | 'editable'>>;

/** Whether the record is a draft, which may lack what is required. */
export const isDraftIn = ({ draft = null }: Pick<Checked, 'draft'>, record: unknown): boolean =>
  draft !== null && valueAt(record, draft) === true;

/** Where records can be drafts, their schema requires nothing, so that it is asked for here. */
const whoAsks = (screen: Checked, record: unknown, isShapeChecked: boolean): Level['asks'] => {
  if (isDraftIn(screen, record)) return 'nobody';
  return isShapeChecked && (screen.draft ?? null) === null ? 'schema' : 'check';
};

/** A rule that what is stored breaks too, none of whose fields the change touches. */
const wasBroken = ({ fail, at }: Rule, { previous, ...scope }: RecordChange): boolean =>
  previous !== undefined &&
  [...at, ...fieldsOf(fail)].every(path =>
    isSame(valueAt(scope.record, path), valueAt(previous, path)),
  ) &&
  evaluate(fail, { ...scope, record: previous, previous });

const checkFaults = (screen: Checked, scope: Scope): readonly RecordFault[] => {
  const check = recordCheckOf(screen.check ?? null);
  if (!check) return [];
  const found = [
    ...check.faults(scope),
    ...(isDraftIn(screen, scope.record) ? [] : check.missing(scope)),
  ];
  return found.map(finding => ({ ...finding, code: 'check' }));
};

/**
 * The rules of a screen on a record that is about to be saved: required, read-only, hidden and locked fields, options
 * that are offered, in lists too, the screen's rules over several fields and its registered check. Both sides ask it, so a value forged
 * around the form is refused by the same rule that hides or locks the field. Which records a reference may name is
 * `referencesToCheck`, because the answer needs them.
 */
export const checkRecord = (
  screen: Checked,
  { locked = [], isShapeChecked = false, isSet = false, ...scope }: RecordChange,
): readonly RecordFault[] => {
  const faults = faultsIn(Object.values(screen.fields), {
    scope,
    stored: scope.previous ? [scope.previous] : [],
    isNew: scope.previous === undefined,
    locked,
    isShapeChecked,
    isClosed: !isSet && !isEditable(screen, scope),
    isSet,
    asks: whoAsks(screen, scope.record, isShapeChecked),
    wasAsked: scope.previous !== undefined && !isDraftIn(screen, scope.previous),
    at: '',
  });
  const broken = screen.rules.filter(rule => evaluate(rule.fail, scope) && !wasBroken(rule, scope));
  // First, because a check has words of its own for what else would be told in general ones.
  const checked = checkFaults(screen, scope);
  const isTold = ({ path, code }: RecordFault): boolean =>
    code === 'value' && checked.some(told => told.path === path);
  return [
    ...checked,
    ...faults.filter(fault => !isTold(fault)),
    ...broken.flatMap(({ at, message }) =>
      at.map((path): RecordFault => ({ path, code: 'rule', message })),
    ),
  ];
};
