import { isSlowPattern } from './isSlowPattern.ts';

const isPattern = (text: string): boolean => {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
};

/** What stands behind a backslash with a meaning of its own, or because it would have one without. */
const meant = /[\^$.*+?()[\]{}|/\\dDwWsSbBnrtvfcxupPk\d]/;

/** Letters that need no backslash, and brackets that need one, as expressions of Unicode have it. */
const inUnicode = (text: string): string => {
  let isClass = false;
  return text.replaceAll(/\\[\s\S]|[[\]{}]/g, (found, at: number) => {
    if (found.length === 2) {
      const letter = found.charAt(1);
      return meant.test(letter) || (isClass && letter === '-') ? found : letter;
    }
    if (found === '[' && !isClass) {
      isClass = true;
      return found;
    }
    if (found === ']' && isClass) {
      isClass = false;
      return found;
    }
    const isCount =
      /^\{\d+(?:,\d*)?\}/.test(text.slice(at)) || /\{\d+(?:,\d*)?$/.test(text.slice(0, at));
    const isName = /\\[pPukx]\{[^}]*$|\\[pPux]$/.test(text.slice(0, at));
    return isClass || isCount || isName ? found : `\\${found}`;
  });
};

const read = new Map<string, string | undefined>();

/**
 * A pattern as validators and form read it, who know the expressions of Unicode alone: one that is written in the older way says
 * the same in the newer.
 * @returns undefined for what is no regular expression
 */
export const unicodePattern = (text: string): string | undefined => {
  if (read.has(text)) return read.get(text);
  const other = isPattern(text) ? text : inUnicode(text);
  const found = isPattern(other) ? other : undefined;
  read.set(text, found);
  return found;
};

const slow = new Map<string, boolean>();

/** The pattern that is checked; undefined for one that is none, or that may take forever. */
export const usablePattern = (text: string): string | undefined => {
  const pattern = unicodePattern(text);
  if (pattern === undefined) return undefined;
  const isSlow = slow.get(pattern) ?? isSlowPattern(pattern);
  slow.set(pattern, isSlow);
  return isSlow ? undefined : pattern;
};
