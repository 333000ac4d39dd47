import { valueAt } from '#contract/rules/valueAt.ts';
import { isSame } from './mergeChanges.ts';
import type { Values } from './withValueAt.ts';

const isNothing = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

/** The fields whose value differs between two records; an empty text or list is not a value. */
export const changedPaths = (
  paths: readonly string[],
  before: Values,
  after: Values,
): readonly string[] =>
  paths.filter(path => {
    const [one, other] = [valueAt(before, path), valueAt(after, path)].map(value =>
      isNothing(value) ? null : value,
    );
    return !isSame(one, other);
  });
