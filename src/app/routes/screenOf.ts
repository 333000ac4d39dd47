import { matchPath } from 'react-router-dom';
import type { ScreenHead } from '#parts/ScreensContext.ts';

/** A route as screen files write it, `/account/{accountId}`, in the router's own notation. */
export const toPattern = (route: string): string =>
  `/${route.replace(/^\/+|\/+$/g, '').replace(/\{([^}]+)\}/g, ':$1')}`;

/** The screen that an address belongs to: the one with the longest matching route, at it or below it. */
export const screenOf = (
  heads: readonly ScreenHead[],
  pathname: string,
): ScreenHead | undefined => {
  const fitting = heads.filter(({ route }) =>
    matchPath({ path: toPattern(route), end: false }, pathname),
  );
  return fitting.sort((one, other) => other.route.length - one.route.length)[0];
};
