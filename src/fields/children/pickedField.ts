import type { Field } from '#contract/model/types.ts';

/**
 * The one field of a list's items, where that names a record: such a list is chosen from, like the kind `references`,
 * and has no order and no cards. Null for every other list.
 */
export const pickedField = ({ kind, children }: Field): Field | null => {
  if (kind !== 'children') return null;
  const [only, ...others] = children.filter(({ visible }) => visible !== false);
  return only?.kind === 'reference' && only.readonly !== true && others.length === 0 ? only : null;
};
