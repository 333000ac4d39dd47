import { isMenuRoute, menuRoutes, rolesOfRoute } from '../../domain/roles/routeRoles.ts';
import { isRoleCode } from '../../domain/roles.ts';
import { pointer } from '../files/jsonPositions.ts';
import { listIn } from '../complete/listIn.ts';
import { approveVerb, grantIn, verbs } from '../rights/screenAccess.ts';
import type { Grantee, GrantFile, ScreenFile } from '../files/screenFile.ts';
import { checkCondition, recordScope } from './checkCondition.ts';
import { sourcesOf } from './fields/checkCycles.ts';
import { isKnown, type CheckContext } from './context.ts';
import type { Add } from './fault.ts';

interface GrantAt {
  /** A role, or `signed-in`; it may be neither in a file that is not checked yet. */
  readonly grantee: string;
  readonly grant: GrantFile;
  /** Where the grant and its verbs stand. */
  readonly at: string;
  readonly verbsAt: string;
}

/** Every grant of a file, in whichever form it is written. */
export const grantsIn = ({ access }: ScreenFile): readonly GrantAt[] =>
  access === 'signed-in'
    ? []
    : Object.entries(access).map(([grantee, file]) => {
        const at = pointer('access', grantee);
        return { grantee, grant: grantIn(file), at, verbsAt: 'do' in file ? `${at}/do` : at };
      });

const everybody = 'signed-in';

const canAllOpen = (file: ScreenFile): boolean =>
  file.access === everybody ||
  grantsIn(file).some(({ grantee, grant }) => grantee === everybody && grant.do.includes('list'));

const sameRoles = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join() === [...b].sort().join();

/** The roles that open a menu route and its group are the specification's (T8 to T11). */
const checkRoute = (file: ScreenFile, add: Add): void => {
  const { route } = file;
  if (route === undefined || !isMenuRoute(route)) return;
  const { group } = menuRoutes[route];
  if (file.menu && file.menu.group !== group)
    add(pointer('menu', 'group'), `${route} is in the menu group "${group}": write that name`);
  const expected = rolesOfRoute(route);
  const actual = canAllOpen(file)
    ? everybody
    : grantsIn(file).flatMap(({ grantee, grant }) => (grant.do.includes('list') ? grantee : []));
  const isRight =
    typeof expected === 'string' || typeof actual === 'string'
      ? expected === actual
      : sameRoles(expected, actual);
  if (!isRight)
    add(
      pointer('access'),
      `${route} is for ${typeof expected === 'string' ? 'every signed-in user' : expected.join(', ')} (see contract/domain/roles/routeRoles.ts): grant "list" to exactly these`,
    );
};

/** Checks roles and verbs of any screen. */
export const checkAccess = (file: ScreenFile, add: Add): void => {
  const own = [...Object.keys(file.actions ?? {}), ...(file.approval ? [approveVerb] : [])];
  const allowed = file.page === undefined ? [...verbs, ...own] : ['list'];
  if (file.access === 'signed-in' && file.page === undefined)
    add(
      pointer('access'),
      'A screen of records needs a grant for each role. "signed-in" alone is for pages made by hand',
    );
  const isOpen = canAllOpen(file);
  for (const { grant, verbsAt } of grantsIn(file)) {
    for (const [index, verb] of grant.do.entries())
      isKnown(add, verbsAt + pointer(index), 'verb or action', verb, allowed);
    if (grant.do.length > 0 && !grant.do.includes('list') && !isOpen)
      add(verbsAt, 'Add "list": nobody can reach the other verbs without it');
  }
  checkRoute(file, add);
};

/** Calls that each verb makes. */
const callOfVerb = {
  list: 'list',
  show: 'get',
  create: 'create',
  edit: 'update',
  remove: 'remove',
  export: 'list',
} as const;

const checkVerbCall = (
  context: CheckContext,
  role: Grantee,
  grant: GrantFile,
  verb: string,
  at: string,
): void => {
  const { add, file, known } = context;
  if ((verb === 'create' || verb === 'edit') && !file.form) add(at, `"${verb}" needs a "form"`);
  if (verb === 'import' && !file.import) add(at, '"import" needs the key "import"');
  const isBuiltIn = Object.hasOwn(callOfVerb, verb);
  const calls = file.data?.calls;
  const part = callOfVerb[verb as keyof typeof callOfVerb];
  if (isBuiltIn && !calls) return;
  const id = isBuiltIn
    ? (calls?.[part] ?? (part === 'get' ? calls?.list : undefined))?.call
    : verb === 'import'
      ? file.import?.call
      : file.actions?.[verb]?.call?.call;
  if (id === undefined) {
    if (isBuiltIn) add(at, `"${verb}" needs "data" → "calls" → "${part}"`);
    return;
  }
  if (id.startsWith('records.') && !isBuiltIn && !grant.do.includes('edit'))
    add(at, `${id} saves the record, so add "edit" to the grant`);
  const access = Object.hasOwn(known.calls, id) ? known.calls[id]?.access : undefined;
  if (Array.isArray(access) && !access.includes(role))
    add(
      at,
      `The call ${id} refuses ${role === everybody ? 'some who are signed in' : role}. It is for ${access.join(', ')}: take the verb away from this role, or use another call`,
    );
};

/** What is told of one record (its history, who has it open) is told to those whose it is, so something must say whose. */
const checkStated = ({ add, file, known }: CheckContext, verb: string, at: string): void => {
  const list = file.data?.calls?.list.call ?? '';
  const isUnstated = Object.hasOwn(known.calls, list) && known.calls[list]?.isUnstated === true;
  if (verb === 'show' && isUnstated)
    add(
      at,
      `Nothing says whose the records of ${list} are, so nobody may open one: take "show" away (the list stays), declare the records, or name the list in backend/policies/openKinds.ts where all are for everybody whom the call admits`,
    );
};

/** The generic store leaves hidden fields out of a search; a call of its own searches what it always does. */
const checkSearched = ({ add, file, fields }: CheckContext, grant: GrantFile, at: string): void => {
  if (!file.data?.calls || !file.list) return;
  const { search = [] } = listIn(file.list, fields);
  for (const [index, path] of (grant.hide ?? []).entries())
    if (search.includes(path))
      add(
        at + pointer('hide', index),
        `"${path}" is in "list" → "search", so the call would find records by it: remove it there`,
      );
};

/** A value tells those that it is worked out from, so it is hidden with them. */
const checkComputed = (
  { add, fields }: CheckContext,
  { hide = [] }: GrantFile,
  at: string,
): void => {
  for (const [path, sources] of sourcesOf(Object.values(fields))) {
    const told = sources.find(source => hide.includes(source));
    const [around = ''] = path.split('.');
    if (told === undefined || hide.includes(path) || hide.includes(around)) continue;
    add(at + pointer('hide'), `"${path}" is calculated from "${told}": hide it too`, path);
  }
};

/** Checks that what is granted can be done: the form and the call exist, and the call lets the role in. */
export const checkGrants = (context: CheckContext): void => {
  const { add, file, fields } = context;
  for (const { grantee, grant, at, verbsAt } of grantsIn(file)) {
    for (const [index, verb] of grant.do.entries())
      checkStated(context, verb, verbsAt + pointer(index));
    for (const [index, verb] of grant.do.entries())
      if (grantee === everybody || isRoleCode(grantee))
        checkVerbCall(context, grantee, grant, verb, verbsAt + pointer(index));
    checkCondition(grant.rows, recordScope(fields), at + pointer('rows'), add);
    checkSearched(context, grant, at);
    checkComputed(context, grant, at);
    for (const part of ['hide', 'lock'] as const)
      for (const [index, path] of (grant[part] ?? []).entries())
        isKnown(add, at + pointer(part, index), 'field', path, Object.keys(fields));
  }
};
