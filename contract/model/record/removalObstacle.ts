import { evaluate, type Scope } from '../../rules/evaluate.ts';
import { firstSaid } from '../said.ts';
import type { RecordScreen } from '../screen.ts';
import type { Text } from '../files/screenFile.ts';

/**
 * Why a stored record cannot be deleted, by the rule of its screen, whose last sentence is said where none holds; undefined
 * where it can. Page and server ask it.
 */
export const removalObstacle = (
  { removable: { when, why } }: Pick<RecordScreen, 'removable'>,
  scope: Scope,
): Text | undefined =>
  evaluate(when, scope) ? undefined : (firstSaid(why, scope) ?? why.at(-1)?.text);
