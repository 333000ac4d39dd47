import { pointer } from '../files/jsonPositions.ts';
import { isMembers, type Members } from '../written/SharedFiles.ts';
import type { Change } from './Change.ts';

/** The keys as they follow each other once changed values took their places and new ones came after them. */
const keptOrder = (base: Members, next: Members): readonly string[] => {
  const kept = Object.keys(base).filter(key => Object.hasOwn(next, key));
  const made = Object.keys(next).filter(key => !Object.hasOwn(base, key));
  // Of an object, since whole numbers come first there.
  return Object.keys(Object.fromEntries([...kept, ...made].map(key => [key, 0])));
};

const isInOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((key, at) => key === other[at]);

/** The changes that make one JSON document of another: `withChanges(base, changesBetween(base, next))` is `next`, its order included. */
export const changesBetween = (base: unknown, next: unknown, at = ''): readonly Change[] => {
  if (!isMembers(base) || !isMembers(next))
    return JSON.stringify(base) === JSON.stringify(next) ? [] : [{ at, value: next }];
  const removed = Object.keys(base)
    .filter(key => !Object.hasOwn(next, key))
    .map(key => ({ at: at + pointer(key), removed: true }) as const);
  const changed = Object.keys(next).flatMap(key =>
    Object.hasOwn(base, key)
      ? changesBetween(base[key], next[key], at + pointer(key))
      : [{ at: at + pointer(key), value: next[key] }],
  );
  const order = Object.keys(next);
  return [
    ...removed,
    ...changed,
    ...(isInOrder(order, keptOrder(base, next)) ? [] : [{ at, order }]),
  ];
};
