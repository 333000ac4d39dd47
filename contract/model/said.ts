import { evaluate, type Scope } from '../rules/evaluate.ts';
import type { Said, SaidFile, Text } from './files/screenFile.ts';

const isList = (file: SaidFile): file is readonly Said[] => Array.isArray(file);

export const completeSaid = (file: SaidFile | undefined): readonly Said[] => {
  if (file === undefined) return [];
  return isList(file) ? file : [{ when: true, text: file }];
};

/** The sentence that applies; null where none does. */
export const firstSaid = (said: readonly Said[], scope: Scope): Text | null =>
  said.find(({ when }) => evaluate(when, scope))?.text ?? null;
