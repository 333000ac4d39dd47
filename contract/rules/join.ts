import type { Condition } from './condition.ts';

/** Holds when all parts hold, in as few words as say it. */
export const allOf = (parts: readonly Condition[]): Condition => {
  if (parts.includes(false)) return false;
  const left = parts.filter(part => part !== true);
  return left.length === 0
    ? true
    : left.length === 1 && left[0] !== undefined
      ? left[0]
      : { all: left };
};

/** Holds when one part holds. */
export const anyOf = (parts: readonly Condition[]): Condition => {
  if (parts.includes(true)) return true;
  const left = parts.filter(part => part !== false);
  return left.length === 0
    ? false
    : left.length === 1 && left[0] !== undefined
      ? left[0]
      : { any: left };
};

/** Holds when the part does not. */
export const notOf = (part: Condition): Condition =>
  typeof part === 'boolean' ? !part : { not: part };
