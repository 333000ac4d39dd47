import { evaluate, type Scope } from '../rules/evaluate.ts';
import { firstSaid } from './said.ts';
import type { RecordScreen } from './screen.ts';
import type { Text } from './screenFile.ts';

const notRemovable: Text = {
  en: 'This record cannot be deleted.',
  hi: 'यह रिकॉर्ड हटाया नहीं जा सकता।',
};

/** Why a stored record cannot be deleted, by the rule of its screen; undefined where it can. Page and server ask it. */
export const removalObstacle = (
  { removable }: Pick<RecordScreen, 'removable'>,
  scope: Scope,
): Text | undefined =>
  evaluate(removable.when, scope) ? undefined : (firstSaid(removable.why, scope) ?? notRemovable);
