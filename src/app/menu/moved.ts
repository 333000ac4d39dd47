/** A list with the entry at one place put to another; the same list where there is no such place. */
export const moved = <Entry>(
  entries: readonly Entry[],
  from: number,
  to: number,
): readonly Entry[] => {
  const entry = entries[from];
  if (entry === undefined || to < 0 || to >= entries.length || from === to) return entries;
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
};
