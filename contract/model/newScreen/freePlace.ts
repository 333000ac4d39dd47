import { isMembers } from '../written/SharedFiles.ts';

/** Behind the screens of the product; the next ones follow in tens, so that there is room between them. */
export const firstPlace = 500;
const step = 10;

/**
 * The first place of a menu group that no screen has.
 * @param screens screen files as they are written
 */
export const freePlace = (group: string, screens: readonly unknown[]): number => {
  const taken = new Set(
    screens.flatMap(content => {
      const menu = isMembers(content) ? content['menu'] : undefined;
      return isMembers(menu) && menu['group'] === group ? [menu['order']] : [];
    }),
  );
  let place = firstPlace;
  while (taken.has(place)) place += step;
  return place;
};
