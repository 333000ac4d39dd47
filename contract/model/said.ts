import type { Condition } from '../rules/condition.ts';
import { evaluate, type Scope } from '../rules/evaluate.ts';
import type { Text } from './screenFile.ts';

/** A sentence, and the records that it is said of. */
export interface Said {
  readonly when: Condition;
  readonly text: Text;
}

/** One sentence for all, or several, of which the first that holds is said: a reader is told the one that applies. */
export type SaidFile = Text | readonly Said[];

const isList = (file: SaidFile): file is readonly Said[] => Array.isArray(file);

export const completeSaid = (file: SaidFile | undefined): readonly Said[] => {
  if (file === undefined) return [];
  return isList(file) ? file : [{ when: true, text: file }];
};

/** The sentence that applies; null where none does. */
export const firstSaid = (said: readonly Said[], scope: Scope): Text | null =>
  said.find(({ when }) => evaluate(when, scope))?.text ?? null;
