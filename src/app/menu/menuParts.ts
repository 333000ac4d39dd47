import type { ScreenHead } from '#contract/model/screenHead.ts';
import { menuTree, type MenuBranch, type MenuEntry } from './menuTree.ts';

export interface MenuParts {
  /** In the person's own order. */
  favourites: readonly MenuEntry[];
  main: readonly MenuBranch[];
  /** What is shown on demand; none for whom all entries are alike. A group that `main` has too goes on without a heading. */
  more: readonly (MenuBranch & { isContinued: boolean })[];
}

interface Asked {
  /** The person's menu. */
  shown: readonly ScreenHead[];
  /** Their main entries among it (`isMainEntry`). */
  main: readonly ScreenHead[];
  /** Resources of the pages that they took out of their groups, in their order; some may be theirs no more. */
  favourites: readonly string[];
  search: string;
}

/** Each page of a menu in the one place where it stands; a search finds all of them in their groups. */
export const menuParts = ({ shown, main, favourites, search }: Asked): MenuParts => {
  if (search.trim() !== '') return { favourites: [], main: menuTree(shown, search), more: [] };
  const first = new Set(main.map(({ resource }) => resource));
  const rest = shown.filter(({ resource }) => !favourites.includes(resource));
  const entries = menuTree(shown).flatMap(branch => branch.entries);
  const above = menuTree(rest.filter(({ resource }) => first.has(resource)));
  const below = menuTree(rest.filter(({ resource }) => !first.has(resource)));
  return {
    favourites: favourites.flatMap(name => entries.find(one => one.resource === name) ?? []),
    main: above,
    more: below.map(branch => ({
      ...branch,
      isContinued: above.some(({ name }) => name === branch.name),
    })),
  };
};
