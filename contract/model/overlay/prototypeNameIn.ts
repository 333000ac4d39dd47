import { pointer } from '../files/jsonPositions.ts';

/** Names that every object of the language has by itself: as keys of data they would change what all objects have. */
const prototypeNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Where a document has a key with the name of a prototype, as a JSON pointer; undefined where it has none. */
export const prototypeNameIn = (value: unknown, at = ''): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const place = at + pointer(key);
    if (!Array.isArray(value) && prototypeNames.has(key)) return place;
    const found = prototypeNameIn(inner, place);
    if (found !== undefined) return found;
  }
  return undefined;
};
