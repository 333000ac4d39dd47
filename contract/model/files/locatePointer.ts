import { visit, type JSONPath } from 'jsonc-parser';
import { pointer, positionAt, type Position } from './jsonPositions.ts';

interface Entry {
  readonly pointer: string;
  readonly offset: number;
}

/** Of the text that was asked for last: a large file has many places to tell of. */
let last: { readonly text: string; readonly entries: readonly Entry[] } | undefined;

/** Where each key and each list entry begins, in their order; the text must be valid JSON. */
const entriesIn = (text: string): readonly Entry[] => {
  if (last?.text === text) return last.entries;
  const entries: Entry[] = [];
  const value = (offset: number, path: JSONPath) => {
    // A member's place is its key; the whole is at its first character.
    if (typeof path.at(-1) !== 'string') entries.push({ pointer: pointer(...path), offset });
  };
  visit(text, {
    onObjectProperty: (key, offset, _length, _line, _character, path) => {
      entries.push({ pointer: pointer(...path(), key), offset });
    },
    onObjectBegin: (offset, _length, _line, _character, path) => value(offset, path()),
    onArrayBegin: (offset, _length, _line, _character, path) => value(offset, path()),
    onLiteralValue: (_value, offset, _length, _line, _character, path) => value(offset, path()),
  });
  last = { text, entries };
  return entries;
};

/**
 * Line and column of what a JSON pointer names: the key of a member, the first character of a list entry. A pointer
 * that names nothing gives the nearest thing around it. The text must be valid JSON.
 */
export const locatePointer = (text: string, target: string): Position => {
  const entries = entriesIn(text);
  for (let path = target; ; path = path.slice(0, path.lastIndexOf('/'))) {
    const entry = entries.findLast(candidate => candidate.pointer === path);
    if (entry || path === '') return positionAt(text, entry?.offset ?? 0);
  }
};

/** Pointers of keys that stand twice in one object: JSON keeps the last and drops the rest in silence. */
export const repeatedKeys = (text: string): readonly string[] => {
  const seen = new Set<string>();
  return entriesIn(text).flatMap(({ pointer: path }) => {
    if (seen.has(path)) return [path];
    seen.add(path);
    return [];
  });
};
