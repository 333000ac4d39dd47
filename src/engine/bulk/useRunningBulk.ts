import { useCallback, useSyncExternalStore } from 'react';

const keyOf = (resource: string) => `bulk-edit.${resource}`;

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The bulk change of a list that is under way or was not put away yet: it outlives a reload, not the tab. */
export const useRunningBulk = (resource: string) => {
  const stored = useSyncExternalStore(subscribe, () => sessionStorage.getItem(keyOf(resource)));
  const set = useCallback(
    (id: number | undefined) => {
      if (id === undefined) sessionStorage.removeItem(keyOf(resource));
      else sessionStorage.setItem(keyOf(resource), String(id));
      for (const listener of listeners) listener();
    },
    [resource],
  );
  const id = Number(stored);
  return [id > 0 ? id : undefined, set] as const;
};
