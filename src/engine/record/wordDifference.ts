/** A piece of a text that was changed: in both, only before, or only after. */
export interface Piece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Words of both texts together; beyond it the texts are shown one after the other. */
const longest = 2000;

const wordsOf = (text: string): readonly string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** Length of the longest common run of words from each pair of places on. */
const commonLengths = (one: readonly string[], other: readonly string[]): Uint16Array[] => {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const [row, below] = [rows[i], rows[i + 1]];
      if (!row || !below) continue;
      row[j] =
        one[i] === other[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
};

const joined = (pieces: readonly Piece[]): readonly Piece[] => {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.kind === piece.kind)
      result[result.length - 1] = { ...last, text: last.text + piece.text };
    else result.push(piece);
  }
  return result;
};

/** What became of a text, word by word; undefined when the texts are too long to compare while somebody waits. */
export const wordDifference = (before: string, after: string): readonly Piece[] | undefined => {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  if (one.length + other.length > longest) return undefined;
  const lengths = commonLengths(one, other);
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [mine, theirs] = [one[i], other[j]];
    if (mine !== undefined && mine === theirs) {
      pieces.push({ kind: 'same', text: mine });
      [i, j] = [i + 1, j + 1];
    } else if (
      mine !== undefined &&
      (theirs === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      pieces.push({ kind: 'removed', text: mine });
      i += 1;
    } else {
      pieces.push({ kind: 'added', text: theirs ?? '' });
      j += 1;
    }
  }
  return joined(pieces);
};
