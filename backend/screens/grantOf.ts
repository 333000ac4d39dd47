import { canDo, hiddenFields, rowsFor, verbs } from '#contract/model/rights/screenAccess.ts';
import type { Condition } from '#contract/rules/condition.ts';
import type { Actor } from '../calls/Actor.ts';
import type { CallUse } from './callUses.ts';

/** What a person's grants on a screen leave of a call. */
export interface CallGrant {
  readonly use: CallUse;
  /** The rows of each verb that is carried out with the call. */
  readonly rows: Condition;
  readonly hidden: readonly string[];
}

const isBound = ({ screen }: CallUse, { roleCodes }: Actor): boolean =>
  screen.access !== 'signed-in' &&
  [...verbs, ...Object.keys(screen.actions)].some(verb => canDo(screen, roleCodes, verb));

/** Verbs that a call of lists serves beside its own. */
const withReads = (verb: string): readonly string[] =>
  verb === 'list' ? ['list', 'show', 'export'] : [verb];

const isGranted = ({ screen, verb }: CallUse, { roleCodes }: Actor): boolean =>
  withReads(verb).some(one => canDo(screen, roleCodes, one));

const rowsOf = ({ screen, verb }: CallUse, { roleCodes }: Actor): Condition => {
  const granted = withReads(verb).filter(one => canDo(screen, roleCodes, one));
  const conditions = granted.map(one => rowsFor(screen, roleCodes, one));
  return conditions.includes(true) ? true : { any: conditions };
};

/**
 * The grants that bind a person in a call: of each screen that makes it and grants them anything at all. A call may
 * serve more people than its screens, such as a picker of another page; those are bound by the call's own access.
 * 'refused' when a screen binds them and none grants what the call does.
 */
export const grantsIn = (
  uses: readonly CallUse[],
  actor: Actor,
): readonly CallGrant[] | 'refused' => {
  const bound = uses.filter(use => isBound(use, actor));
  if (bound.length === 0) return [];
  const granted = bound.filter(use => isGranted(use, actor));
  if (granted.length === 0) return 'refused';
  return granted.map(use => ({
    use,
    rows: rowsOf(use, actor),
    hidden: hiddenFields(use.screen, actor.roleCodes),
  }));
};
