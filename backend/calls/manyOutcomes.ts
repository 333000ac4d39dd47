import { wordsOf, type Refusal } from './Refusal.ts';

/**
 * Of many records those that can be changed, and what is answered of all of them: one that cannot be says why.
 * @param refusalOf why a record stays as it is; undefined: it is changed
 * @throws Refusal of the first when none can be changed
 */
export const manyOutcomes = <Done extends string>(
  ids: readonly number[],
  refusalOf: (id: number) => Refusal | undefined,
  done: Done,
) => {
  const judged = ids.map(id => ({ id, refusal: refusalOf(id) }));
  const changed = judged.filter(({ refusal }) => !refusal).map(({ id }) => id);
  const [first] = judged;
  if (changed.length === 0 && first?.refusal) throw first.refusal;
  return {
    changed,
    results: judged.map(({ id, refusal }) =>
      refusal ? { id, status: 'refused' as const, ...wordsOf(refusal) } : { id, status: done },
    ),
  };
};
