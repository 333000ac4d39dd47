import type { Operand } from '#contract/rules/condition.ts';
import { resolveOperand } from '#contract/rules/evaluate.ts';
import type { Values } from '../values/withValueAt.ts';

/** What a new record begins with: the values that a screen file names, taken from the record that it comes from. */
export const presetOf = (preset: Readonly<Record<string, Operand>>, record: Values): Values =>
  Object.fromEntries(
    Object.entries(preset).map(([path, operand]) => [path, resolveOperand(operand, { record })]),
  );
