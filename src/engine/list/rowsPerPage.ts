import type { List } from '#contract/model/types.ts';
import { heights, layout } from '#parts/measures.ts';

/** Title, views and toolbar of a list, in pixels. */
const above = 156;

/** More rows than the pager offers are not shown because a screen is tall. */
const most = 100;

/** Under this name a person's own number of rows is remembered, apart for each list. */
export const rowsPreference = (resource: string): string => `rows.${resource}`;

/**
 * How many rows a list shows where nobody has chosen: as many as the window holds between head and pager, and never
 * fewer than its screen says, which then scroll. A phone scrolls in any case. `public/boot.js` asks for the same ahead.
 */
export const rowsThatFit = ({ pageSize }: Pick<List, 'pageSize'>): number => {
  if (innerWidth < layout.phone) return pageSize;
  const isCompact = document.documentElement.dataset['density'] === 'compact';
  const row = heights.row[isCompact ? 'compact' : 'comfortable'];
  const free = innerHeight - heights.topBar - above - heights.tableHead - heights.pager;
  return Math.max(pageSize, Math.min(most, Math.floor(free / row)));
};
