import { createPath, type Location, type To } from 'react-router-dom';

/** The entries of a visit and where the browser stands among them. */
export interface ConsoleHistory {
  readonly location: Location;
  /** The place of that entry: steps between two entries are the difference of their places. */
  readonly index: number;
  readonly push: (location: Location) => void;
  readonly replace: (location: Location) => void;
  readonly go: (delta: number) => void;
  /** Tells of what was not made here: back, forward, a fragment that was typed. */
  readonly listen: (onMove: () => void) => () => void;
}

/** What stands at an entry; react-router's browser history writes the same. */
interface Entry {
  readonly usr?: unknown;
  readonly key?: string;
  readonly idx?: number;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** An address as the browser will write it, with a key of its own. */
export const locationOf = (to: To, state: unknown, origin = window.location.origin): Location => {
  const { pathname, search, hash } = new URL(
    origin + (typeof to === 'string' ? to : createPath(to)),
  );
  return { pathname, search, hash, state, key: newKey() };
};

const entry = (): Entry => (window.history.state as Entry | null) ?? {};

const read = (): Location => {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = entry();
  return { pathname, search, hash, state: usr, key, mask: undefined };
};

/** The browser's own history. Unlike react-router's it knows the place of an entry that it did not make. */
export const browserHistory = (): ConsoleHistory => {
  const { history } = window;
  let index = entry().idx ?? 0;
  let shown = window.location.href;
  const at = (next: number) => {
    index = next;
    shown = window.location.href;
  };
  const stateOf = ({ state, key }: Location, idx: number) => ({ usr: state, key, idx });
  if (entry().idx === undefined) history.replaceState({ ...entry(), idx: index }, '');

  const place = (): number => {
    const { idx } = entry();
    if (idx !== undefined) return idx;
    // A fragment was typed: a new entry, or the same once more if it is the same address.
    const next = window.location.href === shown ? index : index + 1;
    history.replaceState({ ...entry(), key: newKey(), idx: next }, '');
    return next;
  };
  return {
    get location() {
      return read();
    },
    get index() {
      return index;
    },
    push: location => {
      const url = window.location.origin + createPath(location);
      try {
        history.pushState(stateOf(location, index + 1), '', url);
      } catch (error) {
        // What cannot be kept is a mistake; a browser that takes no more entries can still load the page.
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        window.location.assign(url);
      }
      at(index + 1);
    },
    replace: location => {
      history.replaceState(
        stateOf(location, index),
        '',
        window.location.origin + createPath(location),
      );
      at(index);
    },
    go: delta => history.go(delta),
    listen: onMove => {
      const moved = () => {
        at(place());
        onMove();
      };
      window.addEventListener('popstate', moved);
      return () => window.removeEventListener('popstate', moved);
    },
  };
};
