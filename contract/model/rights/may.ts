import { isRoleCode } from '../../domain/roles.ts';
import { canDo, rowsFor } from './screenAccess.ts';
import type { Screen } from '../types.ts';
import { evaluate } from '../../rules/evaluate.ts';

/** Who asks: their role codes, and whatever the conditions on `user.*` look at. */
export interface AskingUser {
  readonly roleCodes: readonly string[];
}

export interface Question {
  /** `list`, `show`, `create`, `edit`, `remove`, `export`, or the name of an action of the screen. */
  readonly action: string;
  /** Absent: whether it may be done at all. */
  readonly record?: unknown;
  /** `2026-11-21`, the day in India, for conditions that name it. */
  readonly today?: string;
}

/**
 * - `granted`: the screen is open to everyone signed in, or a role of the user grants it.
 * - `no-role`: no role of the user is in the screen's access.
 * - `not-granted`: some do, but none of them grants this.
 * - `other-rows`: it is granted, but for other records than this.
 */
export type Reason = 'granted' | 'no-role' | 'not-granted' | 'other-rows';

export interface Decision {
  readonly allowed: boolean;
  readonly why: Reason;
}

const granted: Decision = { allowed: true, why: 'granted' };

/**
 * Whether a user may do something on a screen, and why: the same answer in the browser and on the server. Rights of
 * several roles add up and nothing is granted that the file does not name. A role grants a verb only for its own
 * rows, so the rows of one role never widen the verbs of another (`screenAccess.ts`).
 */
export const may = (
  user: AskingUser,
  screen: Pick<Screen, 'access'>,
  { action, record, today }: Question,
): Decision => {
  const { access } = screen;
  const roles = user.roleCodes.filter(isRoleCode);
  if (!canDo(screen, roles, action)) {
    const hasRole = access !== 'signed-in' && roles.some(role => access[role]);
    return { allowed: false, why: hasRole ? 'not-granted' : 'no-role' };
  }
  if (record === undefined || record === null) return granted;
  const isAmong = evaluate(rowsFor(screen, roles, action), { record, user, today });
  return isAmong ? granted : { allowed: false, why: 'other-rows' };
};
