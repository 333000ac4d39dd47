import { isRoleCode, type RoleCode } from '../../domain/roles.ts';
import { firstSaid } from '../said.ts';
import type { Said } from '../files/screenFile.ts';
import { canDo, hiddenFields, lockedFields, rowsFor } from './screenAccess.ts';
import type { Field, Grant, Grantee, LayoutItem, RecordScreen, Screen, Text } from '../types.ts';
import type { Condition } from '../../rules/condition.ts';
import { evaluate, type Scope } from '../../rules/evaluate.ts';
import { explain, type Explained } from '../../rules/explain.ts';
import type { AskingUser } from './may.ts';

/** One rule of a screen that speaks for or against something. */
export interface Cause {
  readonly rule:
    | 'no-role'
    | 'grant'
    | 'rows'
    | 'call'
    | 'eligible'
    | 'hide'
    | 'lock'
    | 'visible'
    | 'group'
    | 'place'
    | 'readonly'
    | 'schema'
    | 'compute'
    | 'required';
  /** Whether it speaks for it. */
  readonly allows: boolean;
  /** Where it stands: a JSON pointer into the screen file. */
  readonly pointer: string;
  /** Whose grant it is. */
  readonly role: Grantee | null;
  /** Its condition with the values that it saw. */
  readonly explained: Explained | null;
  /** What the screen file says of it in words. */
  readonly words: Text | null;
}

/** `do` a verb or an action; `see`, `change` and `fill` (must have a value) a field. */
export interface Verdict {
  readonly about: 'do' | 'see' | 'change' | 'fill';
  readonly holds: boolean;
  readonly causes: readonly Cause[];
  /** Roles whose grant would allow it, as far as grants decide. */
  readonly grantedTo: readonly Grantee[];
}

/** The record it is asked of, if any, and what conditions may look at besides. */
type Question = Partial<Pick<Scope, 'record' | 'previous' | 'today'>>;

const step = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const cause = (differs: Partial<Cause> & Pick<Cause, 'rule' | 'allows' | 'pointer'>): Cause => ({
  role: null,
  explained: null,
  words: null,
  ...differs,
});

/** A rule with a condition; one that always or never applies has nothing to explain. */
const byCondition = (
  rule: Cause['rule'],
  pointer: string,
  condition: Condition,
  scope: Scope,
  isFor: boolean,
): Cause =>
  cause({
    rule,
    pointer,
    allows: evaluate(condition, scope) === isFor,
    explained: typeof condition === 'boolean' ? null : explain(condition, scope),
  });

const rolesOf = (user: AskingUser): readonly RoleCode[] => user.roleCodes.filter(isRoleCode);

const grantsOf = ({ access }: Pick<Screen, 'access'>): readonly (readonly [Grantee, Grant])[] =>
  access === 'signed-in' ? [] : (Object.entries(access) as [Grantee, Grant][]);

/** The grants that reach a person: those of the roles, and what everyone signed in has. */
const ownGrants = (screen: Screen, user: AskingUser) =>
  grantsOf(screen).filter(([role]) => role === 'signed-in' || user.roleCodes.includes(role));

const granting = (screen: Screen, verb: string): readonly Grantee[] =>
  grantsOf(screen).flatMap(([role, grant]) => (grant.do.includes(verb) ? [role] : []));

const isKnown = (record: unknown): boolean => record !== undefined && record !== null;

/** What the person's grants say of a verb: one entry a role, and one more for the rows it is granted for. */
const accessCauses = (screen: Screen, user: AskingUser, verb: string, scope: Scope): Cause[] => {
  if (screen.access === 'signed-in')
    return [cause({ rule: 'grant', allows: true, pointer: '/access' })];
  const own = ownGrants(screen, user);
  if (own.length === 0) return [cause({ rule: 'no-role', allows: false, pointer: '/access' })];
  return own.flatMap(([role, grant]): Cause[] => {
    const pointer = `/access/${role}`;
    const allows = grant.do.includes(verb);
    const granted = cause({ rule: 'grant', allows, pointer: `${pointer}/do`, role });
    if (!allows || grant.rows === true || !isKnown(scope.record)) return [granted];
    return [granted, { ...byCondition('rows', `${pointer}/rows`, grant.rows, scope, true), role }];
  });
};

const isGranted = (screen: Screen, user: AskingUser, verb: string, scope: Scope): boolean =>
  canDo(screen, rolesOf(user), verb) &&
  (!isKnown(scope.record) || evaluate(rowsFor(screen, rolesOf(user), verb), scope));

const callOfVerb = { create: 'create', edit: 'update', remove: 'remove' } as const;

/** A screen on documented calls does only what it names a call for. */
const callCauses = (screen: Screen, verb: string): Cause[] => {
  if (screen.type !== 'records' || screen.data.calls === null || !(verb in callOfVerb)) return [];
  const name = callOfVerb[verb as keyof typeof callOfVerb];
  return screen.data.calls[name] === null
    ? [cause({ rule: 'call', allows: false, pointer: '/data/calls' })]
    : [];
};

const eligibleCauses = (screen: Screen, verb: string, scope: Scope): Cause[] => {
  if (screen.type !== 'records' || !isKnown(scope.record)) return [];
  const { actions, editable, removable } = screen;
  const action = Object.hasOwn(actions, verb) ? actions[verb] : undefined;
  const rules: Readonly<Record<string, readonly [string, Condition, readonly Said[]]>> = {
    edit: ['/editable', editable, []],
    remove: ['/removable/when', removable.when, removable.why],
    ...(action && { [verb]: [`/actions/${step(verb)}/eligible`, action.eligible, action.why] }),
  };
  const [pointer, condition, why] = rules[verb] ?? ['', true, []];
  if (condition === true) return [];
  const found = byCondition('eligible', pointer, condition, scope, true);
  return [{ ...found, words: found.allows ? null : firstSaid(why, scope) }];
};

/**
 * Why a person may or may not do something on a screen: `list`, `show`, `create`, `edit`, `remove`, `export` or the
 * name of an action. Holds exactly where `may` allows it, a call for it exists and the record is eligible.
 */
export const whyVerb = (
  screen: Screen,
  user: AskingUser,
  verb: string,
  { record, previous, today }: Question,
): Verdict => {
  const scope: Scope = { record, previous, today, user };
  const others = [...callCauses(screen, verb), ...eligibleCauses(screen, verb, scope)];
  return {
    about: 'do',
    holds: isGranted(screen, user, verb, scope) && others.every(({ allows }) => allows),
    causes: [...accessCauses(screen, user, verb, scope), ...others],
    grantedTo: granting(screen, verb),
  };
};

/** The groups around a field in a layout that have a condition, outermost first; undefined where it does not stand. */
const groupsAround = (
  items: readonly LayoutItem[],
  path: string,
  pointer: string,
): readonly (readonly [string, Condition])[] | undefined => {
  for (const [index, item] of items.entries()) {
    const here = `${pointer}/${index}`;
    if (item.type === 'field' && item.field === path) return [];
    if (item.type === 'field' || item.type === 'note') continue;
    const inner = groupsAround(item.of, path, `${here}/of`);
    if (inner) return item.visible === true ? inner : [[`${here}/visible`, item.visible], ...inner];
  }
  return undefined;
};

const partCauses = (
  screen: RecordScreen,
  user: AskingUser,
  part: 'hide' | 'lock',
  path: string,
): Cause[] => {
  const roles = rolesOf(user);
  const verb = part === 'hide' ? 'list' : 'edit';
  const all = part === 'hide' ? hiddenFields(screen, roles) : lockedFields(screen, roles);
  // A second role gives: what not every granting role names is neither hidden nor locked.
  return ownGrants(screen, user)
    .filter(([, grant]) => grant.do.includes(verb) && grant[part].includes(path))
    .map(([role]) =>
      cause({
        rule: part,
        allows: !all.includes(path),
        pointer: `/access/${role}/${part}`,
        role,
      }),
    );
};

const seeCauses = (screen: RecordScreen, user: AskingUser, field: Field, scope: Scope): Cause[] => {
  const own = `/fields/${step(field.path)}`;
  const inForm = groupsAround(screen.form, field.path, '/form');
  const groups = inForm ?? groupsAround(screen.show, field.path, '/show');
  const isColumn = screen.list.columns.some(column => column.field === field.path);
  return [
    ...partCauses(screen, user, 'hide', field.path),
    ...(field.visible === true
      ? []
      : [byCondition('visible', `${own}/visible`, field.visible, scope, true)]),
    ...(groups ?? []).map(([pointer, condition]) =>
      byCondition('group', pointer, condition, scope, true),
    ),
    ...(groups || isColumn ? [] : [cause({ rule: 'place', allows: false, pointer: '/form' })]),
  ];
};

const readonlyCauses = ({ path, readonly, compute, schema }: Field, scope: Scope): Cause[] => {
  const own = `/fields/${step(path)}`;
  if (compute) return [cause({ rule: 'compute', allows: false, pointer: `${own}/compute` })];
  if (schema.readOnly) return [cause({ rule: 'schema', allows: false, pointer: '/schema' })];
  return readonly === false
    ? []
    : [byCondition('readonly', `${own}/readonly`, readonly, scope, false)];
};

/** Why a field is seen or not, can be changed or not, must have a value or not. */
export const whyField = (
  screen: RecordScreen,
  user: AskingUser,
  field: Field,
  { record, previous, today }: Question,
): readonly Verdict[] => {
  const scope: Scope = { record, previous, today, user };
  const see = seeCauses(screen, user, field, scope);
  const isSeen = see.every(({ allows }) => allows);
  const mayEdit = whyVerb(screen, user, 'edit', scope);
  const hidden = partCauses(screen, user, 'hide', field.path).filter(({ allows }) => !allows);
  const change = [
    ...partCauses(screen, user, 'lock', field.path),
    ...hidden,
    ...readonlyCauses(field, scope),
  ];
  const own = `/fields/${step(field.path)}`;
  const required =
    field.required === false
      ? []
      : [byCondition('required', `${own}/required`, field.required, scope, true)];
  return [
    { about: 'see', holds: isSeen, causes: see, grantedTo: [] },
    {
      about: 'change',
      holds: mayEdit.holds && change.every(({ allows }) => allows),
      causes: [...mayEdit.causes, ...change],
      grantedTo: mayEdit.grantedTo,
    },
    {
      about: 'fill',
      holds: isSeen && evaluate(field.required, scope),
      causes: required,
      grantedTo: [],
    },
  ];
};
