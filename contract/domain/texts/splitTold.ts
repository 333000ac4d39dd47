/** What stands between whom a name is about and the rest of it: "Rao Estates – Owner Premium". */
const between = /^\s*[–—·:|-]\s+(?=\S)/u;

/** A name in two: what is told beside it already, with what parts the two, and the rest. */
export interface SplitName {
  readonly told: string;
  readonly rest: string;
}

/**
 * A name that begins with words which stand beside it, such as a deal's with its account; null where it repeats nothing.
 * @param beside values of the row or the page that are read at the same glance; what is no text counts as none
 */
export const splitTold = (name: unknown, beside: readonly unknown[]): SplitName | null => {
  if (typeof name !== 'string') return null;
  for (const words of beside) {
    if (typeof words !== 'string' || words.trim() === '' || !name.startsWith(words)) continue;
    const rest = between.exec(name.slice(words.length));
    if (!rest) continue;
    const at = words.length + rest[0].length;
    return { told: name.slice(0, at), rest: name.slice(at) };
  }
  return null;
};
