import { isMembers } from '../written/SharedFiles.ts';
import type { Change } from './Change.ts';

type Own = Record<string, unknown>;

const stepsOf = (at: string): readonly string[] =>
  at
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Defined and not assigned, so that a name of a prototype is a key like any other. */
const put = (members: Own, name: string, value: unknown): void => {
  const how = { value, writable: true, enumerable: true, configurable: true };
  Object.defineProperty(members, name, how);
};

const ordered = (members: Own, order: readonly string[]): Own => {
  const first = order.filter(key => Object.hasOwn(members, key));
  const named = new Set(order);
  const rest = Object.keys(members).filter(key => !named.has(key));
  return Object.fromEntries([...first, ...rest].map(key => [key, members[key]]));
};

/** A JSON document with changes in it; the document itself stays as it is. What a change takes away may be gone already. */
export const withChanges = (base: unknown, changes: readonly Change[]): unknown => {
  // An object is copied when it is first changed; the rest is shared with the document.
  const copies = new WeakSet();
  const top: Own = { document: base };
  const ownIn = (parent: Own, name: string, isMade: boolean): Own | undefined => {
    const there = Object.hasOwn(parent, name) ? parent[name] : undefined;
    if (!isMembers(there) && !isMade) return undefined;
    if (isMembers(there) && copies.has(there)) return there;
    // What is on the way and is no object any more gives way: a parent that is missing is made.
    const copy = Object.fromEntries(isMembers(there) ? Object.entries(there) : []);
    copies.add(copy);
    put(parent, name, copy);
    return copy;
  };
  for (const change of changes) {
    const steps = ['document', ...stepsOf(change.at)];
    const last = steps.pop() ?? 'document';
    let parent: Own | undefined = top;
    for (const step of steps) parent &&= ownIn(parent, step, 'value' in change);
    if (!parent) continue;
    if ('value' in change) put(parent, last, change.value);
    else if ('removed' in change) delete parent[last];
    else {
      const members = ownIn(parent, last, false);
      if (!members) continue;
      const copy = ordered(members, change.order);
      copies.add(copy);
      put(parent, last, copy);
    }
  }
  return top['document'];
};
