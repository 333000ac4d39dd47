import { diffArrays } from 'diff/lib/diff/array.js';

/** A piece of a text that was changed: in both, only before, or only after. */
export interface Piece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Words of both texts together; beyond it the texts are shown one after the other. */
const longest = 2000;

/** Words and the space between them, which is a piece of its own: a new line is a change too. */
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** What became of a text, word by word; undefined when the texts are too long to compare while someone waits. */
export const wordDifference = (before: string, after: string): readonly Piece[] | undefined => {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  if (one.length + other.length > longest) return undefined;
  return diffArrays(one, other).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
};
