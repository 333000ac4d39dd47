import type { RoleCode } from '../../domain/roles.ts';
import type { Condition } from '../../rules/condition.ts';
import type { Grant, Screen, ScreenAccess } from '../screen.ts';
import type { GrantFile } from '../files/screenFile.ts';

/** The verbs every screen of records knows; a screen's own actions are verbs too. */
export const verbs = ['list', 'show', 'create', 'edit', 'remove', 'export', 'import'] as const;

/** What a grant says of a screen with `approval`: to decide what someone else proposed. */
export const approveVerb = 'approve';

type Guarded = Pick<Screen, 'access'>;
type Roles = readonly RoleCode[];

/** A grant as a screen file may write it, a list of verbs alone included. */
export const grantIn = (file: GrantFile | readonly string[]): GrantFile =>
  'do' in file ? file : { do: file };

const grantsOf = (access: Exclude<ScreenAccess, 'signed-in'>, roles: Roles): readonly Grant[] =>
  [...roles, 'signed-in' as const].flatMap(grantee => access[grantee] ?? []);

const grantsFor = (screen: Guarded, roles: Roles, verb: string): readonly Grant[] =>
  screen.access === 'signed-in'
    ? [{ do: [verb], rows: true, hide: [], lock: [] }]
    : grantsOf(screen.access, roles).filter(grant => grant.do.includes(verb));

/** Whether any of the roles may do it; a screen for every signed-in user allows everything it has. */
export const canDo = (screen: Guarded, roles: Roles, verb: string): boolean =>
  grantsFor(screen, roles, verb).length > 0;

/** Whether any of the roles may open the screen. */
export const canOpen = (screen: Guarded, roles: Roles): boolean => canDo(screen, roles, 'list');

/** The rows that the roles together may do it with; the rows of one role are enough, `false` when none may. */
export const rowsFor = (screen: Guarded, roles: Roles, verb: string): Condition => {
  const conditions = grantsFor(screen, roles, verb).map(grant => grant.rows);
  if (conditions.length === 0) return false;
  return conditions.includes(true) ? true : { any: conditions };
};

/** Fields that every granting role names in `hide` or `lock`: a second role gives, it never takes away. */
const inAll = (grants: readonly Grant[], part: 'hide' | 'lock'): readonly string[] =>
  (grants[0]?.[part] ?? []).filter(path => grants.every(grant => grant[part].includes(path)));

export const hiddenFields = (screen: Guarded, roles: Roles): readonly string[] =>
  inAll(grantsFor(screen, roles, 'list'), 'hide');

/** @param verb by which they would be written: `edit`, or an action that sets values */
export const lockedFields = (screen: Guarded, roles: Roles, verb = 'edit'): readonly string[] =>
  inAll(grantsFor(screen, roles, verb), 'lock');
