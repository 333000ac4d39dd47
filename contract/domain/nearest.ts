/** Edits (insert, remove, replace, swap neighbours) from one word to another. */
export const editDistance = (from: string, to: string): number => {
  let older: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (previous[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (previous[column - 1] as number) + (isSame ? 0 : 1),
        isSwap ? (older[column - 2] as number) + 1 : Infinity,
      );
    }
    [older, previous] = [previous, current];
  }
  return previous[to.length] as number;
};

/** The known name nearest to a wrong one, letter case apart; null when more than a third would have to change. */
export const nearest = (wrong: string, known: Iterable<string>): string | null => {
  let best: string | null = null;
  let least = Math.max(1, Math.floor(wrong.length / 3)) + 1;
  for (const name of known) {
    const distance = editDistance(wrong.toLowerCase(), name.toLowerCase());
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
};
