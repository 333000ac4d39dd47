import { nearest } from '../../domain/nearest.ts';
import { pointer } from '../files/jsonPositions.ts';
import type { Reading } from './Reading.ts';
import { isMembers, type Members } from './SharedFiles.ts';

const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isMembers(one) || !isMembers(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(key => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
};

/** Where a screen stands is its own: it is never taken over. */
const own = ['$schema', 'format', 'resource', 'route', 'menu', 'line'];

const taken = (screen: Members): Members =>
  Object.fromEntries(Object.entries(screen).filter(([key]) => !own.includes(key)));

/**
 * What one file says over what another says: objects member by member, anything else in its place, null removes; an object
 * with `"extends": null` takes nothing over. A member that says the same as the other, or removes what is not there, is a
 * fault.
 */
const merge = (reading: Reading, base: Members, over: Members, of: string, at: string): Members => {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const place = at + pointer(key);
    const isThere = Object.hasOwn(base, key);
    const other = base[key];
    if (value === null) {
      if (!isThere) reading.add(place, `"${of}" has nothing here: there is nothing to remove`);
      delete merged[key];
    } else if (isThere && isSame(other, value)) {
      reading.add(place, `"${of}" says the same: leave it out`);
    } else {
      merged[key] = isMembers(value) ? mergeMember(reading, other, value, of, place) : value;
    }
  }
  return merged;
};

const mergeMember = (
  reading: Reading,
  other: unknown,
  { extends: next, ...rest }: Members,
  of: string,
  at: string,
): Members => {
  if (next === null && !isMembers(other))
    reading.add(`${at}/extends`, `"${of}" has nothing here: leave "extends" out`);
  return next === null || !isMembers(other) ? rest : merge(reading, other, rest, of, at);
};

const extended = (reading: Reading, name: unknown, content: Members): Members | undefined => {
  const { screens } = reading.shared;
  if (typeof name !== 'string') {
    reading.add('/extends', 'Must be the "resource" of another screen');
    return undefined;
  }
  if (name === content['resource']) {
    reading.add('/extends', 'A screen cannot extend itself: name another one');
    return undefined;
  }
  const base = Object.hasOwn(screens, name) ? screens[name] : undefined;
  if (!isMembers(base)) {
    const near = nearest(name, Object.keys(screens));
    reading.add('/extends', `There is no screen "${name}" to extend`, near);
    return undefined;
  }
  const next = base['extends'];
  if (next === undefined) return base;
  reading.add(
    '/extends',
    `"${name}" extends ${JSON.stringify(next)} itself: extend a screen that extends none`,
    next === content['resource'] || typeof next !== 'string' ? null : next,
  );
  return undefined;
};

/** A screen file with what it takes from the screen that it extends. */
export const extendScreen = (reading: Reading, content: unknown): unknown => {
  if (!isMembers(content) || content['extends'] === undefined) return content;
  const { extends: name, ...over } = content;
  const base = extended(reading, name, content);
  return base ? merge(reading, taken(base), over, base['resource'] as string, '') : over;
};
