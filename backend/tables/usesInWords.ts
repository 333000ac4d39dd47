type Counts = readonly { readonly id: number | null; readonly count: number }[];

/** Rows of one table that name records: what people call one and several, and how many name each. */
type Uses = readonly [one: string, other: string, counts: Counts];

/** What names records, in words: '3 prices and 1 slot'. A record that nothing names is not in the map. */
export const usesInWords = (
  ids: readonly number[],
  uses: readonly Uses[],
): ReadonlyMap<number, string> =>
  new Map(
    ids.flatMap((id): [number, string][] => {
      const words = uses.flatMap(([one, other, counts]) => {
        const count = counts.find(row => row.id === id)?.count ?? 0;
        return count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${other}`];
      });
      return words.length === 0 ? [] : [[id, words.join(' and ')]];
    }),
  );
