import type { Field, RecordScreen } from '#contract/model/types.ts';
import { withoutHidden } from '#contract/model/record/withoutHidden.ts';
import type { Scope } from '#contract/rules/evaluate.ts';
import { fieldState } from '../../form/fieldStates.ts';
import { editablePaths, formValues } from '../../values/initialValues.ts';
import type { Problem } from '../../form/faults/problems.ts';
import { withValueAt, type Values } from '../../values/withValueAt.ts';

/** Whether a value may be changed in its row: the rules of the form, on the record as it is. */
export const isEditable = (field: Field, scope: Scope, locked: readonly string[]): boolean => {
  const { isVisible, isReadonly } = fieldState(field, scope, locked);
  return isVisible && !isReadonly;
};

/** The fields that a save in the list may touch: those of the form, and the one that is edited. */
export const savedPaths = (screen: RecordScreen, path: string): readonly string[] => [
  ...new Set([...editablePaths(screen), path]),
];

/** The record with one value changed; what that hides and clears is cleared, as in the form. */
export const valuesWith = (
  screen: RecordScreen,
  original: Values,
  path: string,
  value: unknown,
  scope: Omit<Scope, 'record'>,
): Values =>
  withoutHidden(screen.fields, {
    ...scope,
    record: formValues(withValueAt(original, path, value)),
  });

/** What the change makes wrong: its own field, and others that were right before. */
export const newProblems = (
  path: string,
  before: readonly Problem[],
  after: readonly Problem[],
): readonly Problem[] =>
  after.filter(
    problem =>
      problem.path === path ||
      !before.some(one => one.path === problem.path && one.message === problem.message),
  );
