import { pointer } from '../../files/jsonPositions.ts';
import { completeSaid } from '../../said.ts';
import type { SaidFile } from '../../files/screenFile.ts';
import { checkCondition, type ConditionScope } from '../checkCondition.ts';
import type { Add } from '../fault.ts';

/** Checks the conditions of sentences: each but the last may leave records to the next. */
export const checkSaid = (
  said: SaidFile | undefined,
  scope: ConditionScope,
  at: string,
  add: Add,
): void => {
  for (const [index, { when }] of completeSaid(said).entries())
    checkCondition(when, scope, at + pointer(index, 'when'), add);
};
