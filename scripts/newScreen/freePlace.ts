import type { TextFile } from '#contract/model/checkScreens.ts';
import type { ScreenFile } from '#contract/model/types.ts';

/** Behind the screens of the product; the next ones follow in tens, so that there is room between them. */
export const firstPlace = 500;
const step = 10;

/** The first place of a menu group that no screen has. */
export const freePlace = (group: string, screens: readonly TextFile[]): number => {
  const taken = new Set(
    screens.flatMap(({ text }) => {
      const { menu } = JSON.parse(text) as ScreenFile;
      return menu?.group === group ? [menu.order] : [];
    }),
  );
  let place = firstPlace;
  while (taken.has(place)) place += step;
  return place;
};
