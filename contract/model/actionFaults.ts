import { isAlike } from '../domain/isAlike.ts';
import type { RoleCode } from '../domain/roles.ts';
import { isRef, type Operand } from '../rules/condition.ts';
import { evaluate, type Scope } from '../rules/evaluate.ts';
import { valueAt } from '../rules/valueAt.ts';
import type { RecordFault } from './record/checkRecord.ts';
import type { Action, RecordScreen } from './screen.ts';
import { firstSaid } from './said.ts';
import { rowsFor } from './rights/screenAccess.ts';

interface Change extends Scope {
  readonly previous: unknown;
  readonly user: { readonly roleCodes: readonly RoleCode[] };
}

const isFixed = (value: Operand): boolean =>
  !isRef(value) && !(Array.isArray(value) && value.some(entry => isRef(entry)));

/** What an action that saves its record sets, whatever the record and the dialog say: `status` to `approved`. */
const setBy = ({ call, set }: Action, saves: string): readonly (readonly [string, Operand])[] =>
  Object.entries({ ...set, ...(call?.call === saves && call.body) }).filter(([, value]) =>
    isFixed(value),
  );

const idOfSave = ({ data }: RecordScreen): string | undefined =>
  data.calls === null ? 'records.update' : undefined;

interface Done {
  readonly action: Action;
  /** A field that it changes. */
  readonly path: string;
}

/** The actions that a change amounts to: all that they set is so afterwards, and some of it was not before. */
const doneBy = (screen: RecordScreen, { record, previous }: Change): readonly Done[] => {
  const saves = idOfSave(screen);
  if (saves === undefined) return [];
  return Object.values(screen.actions).flatMap(action => {
    const set = setBy(action, saves);
    const isSo = (of: unknown) => set.map(([path, value]) => isAlike(valueAt(of, path), value));
    const changed = isSo(previous).indexOf(false);
    const path = set[changed]?.[0];
    return path !== undefined && isSo(record).every(Boolean) ? [{ action, path }] : [];
  });
};

/**
 * What keeps a change of a stored record from being made, where it makes of the record what an action makes of it: the record
 * must be eligible, and the person's roles must have the action. Anyone who sends the change by themselves meets the same rule
 * as anyone who presses the button; of several actions that come to the same, one is enough. For records of the generic store
 * alone: a documented call says itself what it does and when (docs/decisions/0181-rules-nobody-goes-around.md).
 */
export const actionFaults = (screen: RecordScreen, change: Change): readonly RecordFault[] => {
  const done = doneBy(screen, change);
  const before = { ...change, record: change.previous };
  const refused = done.map(({ action, path }): RecordFault | undefined => {
    if (!evaluate(rowsFor(screen, change.user.roleCodes, action.name), before))
      return { path, code: 'locked' };
    if (evaluate(action.eligible, before)) return undefined;
    const message = firstSaid(action.why, before);
    return { path, code: 'rule', ...(message && { message }) };
  });
  return refused.includes(undefined) ? [] : refused.flatMap(fault => fault ?? []).slice(0, 1);
};
