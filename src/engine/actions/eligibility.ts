import type { RaRecord } from 'react-admin';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Rights } from '#authProvider/createAccess.ts';
import { firstSaid } from '#contract/model/said.ts';
import type { Action, Text } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';

/** Why an action is not for a record: the action's own condition, or the rows that the roles have it for. */
export type Obstacle = 'eligible' | 'rows';

interface Asking extends Pick<Rights, 'can'> {
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
  { can, user }: Asking,
): Obstacle | undefined => {
  if (!can(action.name, record)) return 'rows';
  return evaluate(action.eligible, { record, user, today: indiaDay(new Date()) })
    ? undefined
    : 'eligible';
};
