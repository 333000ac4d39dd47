import { isSlowPattern } from './isSlowPattern.ts';
import { inUnicode, meansOtherInUnicode } from './olderPattern.ts';

const isPattern = (text: string, flags = 'u'): boolean => {
  try {
    return new RegExp(text, flags) instanceof RegExp;
  } catch {
    return false;
  }
};

const read = new Map<string, string | undefined>();

/**
 * A pattern as validators and form read it, who know the expressions of Unicode alone: one that is written in the older way says
 * the same in the newer.
 * @returns undefined for what is no regular expression, and for one that may mean either
 */
export const unicodePattern = (text: string): string | undefined => {
  if (read.has(text)) return read.get(text);
  const other = isPattern(text) || meansOtherInUnicode(text) ? text : inUnicode(text);
  const found = isPattern(other) ? other : undefined;
  read.set(text, found);
  return found;
};

/** Whether a text is none of Unicode, and cannot be written as one either, since nobody knows which of both it means. */
export const isAmbiguousPattern = (text: string): boolean =>
  unicodePattern(text) === undefined && meansOtherInUnicode(text) && isPattern(text, '');

const slow = new Map<string, boolean>();

/** The pattern that is checked; undefined for one that is none, or that may take forever. */
export const usablePattern = (text: string): string | undefined => {
  const pattern = unicodePattern(text);
  if (pattern === undefined) return undefined;
  const isSlow = slow.get(pattern) ?? isSlowPattern(pattern);
  slow.set(pattern, isSlow);
  return isSlow ? undefined : pattern;
};
