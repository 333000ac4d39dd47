import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { useStart } from '../StartContext.ts';

/** Where on its screen a page is; the screen and its menu group come from the address. */
export interface Place {
  /** The last part of the breadcrumb, such as a record's name; null on the screen's own page. */
  crumb: string | null;
}

export const createPlaceStore = () => {
  let place: Place = { crumb: null };
  const listeners = new Set<() => void>();
  return {
    get: () => place,
    set: (next: Place) => {
      place = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export const PlaceContext = createContext(createPlaceStore());

/** For the shell: what the open page says of itself. */
export const usePlace = (): Place => {
  const store = useContext(PlaceContext);
  return useSyncExternalStore(store.subscribe, store.get);
};

/** For a page: names it in the breadcrumb and in the browser's title while it is open. */
export const useAnnouncePlace = (title: string, crumb: string | null = null) => {
  const store = useContext(PlaceContext);
  const { product } = useStart();
  useEffect(() => {
    document.title = `${crumb ?? title} · ${product.name}`;
    store.set({ crumb });
    return () => store.set({ crumb: null });
  }, [store, title, crumb, product.name]);
};
