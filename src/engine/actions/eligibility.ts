import type { RaRecord } from 'react-admin';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { rowsFor } from '#contract/model/screenAccess.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import { firstSaid } from '#contract/model/said.ts';
import type { Action, RecordScreen, Text } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';

/** Why an action is not for a record: the action's own condition, or the rows that the roles have it for. */
export type Obstacle = 'eligible' | 'rows';

interface Asking {
  readonly screen: RecordScreen;
  readonly roles: readonly RoleCode[];
  readonly user: unknown;
}

/** Whether an action is offered for a record at all. */
export const isOffered = (action: Action, record: RaRecord, user: unknown): boolean =>
  evaluate(action.visible, { record, user, today: indiaDay(new Date()) });

/** What the screen says of a record that is not eligible. */
export const whyNotEligible = (action: Action, record: RaRecord, user: unknown): Text | null =>
  firstSaid(action.why, { record, user, today: indiaDay(new Date()) });

/** Undefined when the action can be done with the record. */
export const obstacleOf = (
  action: Action,
  record: RaRecord,
  { screen, roles, user }: Asking,
): Obstacle | undefined => {
  const scope = { record, user, today: indiaDay(new Date()) };
  if (!evaluate(rowsFor(screen, roles, action.name), scope)) return 'rows';
  return evaluate(action.eligible, scope) ? undefined : 'eligible';
};
