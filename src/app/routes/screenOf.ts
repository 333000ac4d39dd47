import { matchPath } from 'react-router-dom';
import type { ScreenHead } from '#contract/model/screenHead.ts';

/** A route as screen files write it, `/account/{accountId}`, in the router's own notation. */
export const toPattern = (route: string): string =>
  `/${route.replace(/^\/+|\/+$/g, '').replace(/\{([^}]+)\}/g, ':$1')}`;

/** The addresses that a screen's pages are at or below: that of its list, and those of its records where they are others. */
export const placesOf = ({
  route,
  recordsAt = route,
  recordsAtBy,
}: ScreenHead): readonly string[] => [
  ...new Set([route, recordsAt, ...(recordsAtBy ? Object.values(recordsAtBy.at) : [])]),
];

/** The place of the screen that an address is at or below; undefined when it is below none. */
export const placeAt = (head: ScreenHead, pathname: string): string | undefined =>
  placesOf(head).find(place => matchPath({ path: toPattern(place), end: false }, pathname));

/** The screen that an address belongs to: the one with the longest matching place, at it or below it. */
export const screenOf = (
  heads: readonly ScreenHead[],
  pathname: string,
): ScreenHead | undefined => {
  const fitting = heads.flatMap(head => {
    const place = placeAt(head, pathname);
    return place === undefined ? [] : [{ head, length: place.length }];
  });
  return fitting.sort((one, other) => other.length - one.length)[0]?.head;
};
