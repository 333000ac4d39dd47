/**
 * What is at a dotted path: a name steps into an object, a number into a list, '' is the value itself.
 * Undefined when any step is missing. Only own properties count, so `constructor` is never found.
 */
export const valueAt = (root: unknown, path: string): unknown => {
  if (path === '') return root;
  let value = root;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
      return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
};
