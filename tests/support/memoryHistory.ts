import type { Location } from 'react-router-dom';
import { locationOf, type ConsoleHistory } from '#app/router/browserHistory.ts';

/** A visit that leaves the history of the page alone; it begins at one address. */
export const memoryHistory = (path: string, state: unknown = null): ConsoleHistory => {
  const entries: Location[] = [{ ...locationOf(path, state), key: 'default' }];
  let index = 0;
  let tell: (() => void) | undefined;
  return {
    get location() {
      return entries[index] as Location;
    },
    get index() {
      return index;
    },
    push: location => {
      index += 1;
      entries.splice(index, entries.length, location);
    },
    replace: location => {
      entries[index] = location;
    },
    go: delta => {
      if (!entries[index + delta]) return;
      index += delta;
      tell?.();
    },
    listen: onMove => {
      tell = onMove;
      return () => (tell = undefined);
    },
  };
};
