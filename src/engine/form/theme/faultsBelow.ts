import type { ErrorSchema } from '@rjsf/utils';

const collect = (errors: object, at: string, found: Map<string, string>): void => {
  for (const [key, inner] of Object.entries(errors)) {
    if (key === '__errors' && Array.isArray(inner)) {
      if (at !== '') found.set(at, inner.join(' '));
    } else if (typeof inner === 'object' && inner !== null) {
      collect(inner as object, at === '' ? key : `${at}.${key}`, found);
    }
  }
};

/** What is wrong inside a value, by the path from it; what is wrong with the value itself is not among it. */
export const faultsBelow = (errors: ErrorSchema | undefined): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  collect(errors ?? {}, '', found);
  return found;
};
