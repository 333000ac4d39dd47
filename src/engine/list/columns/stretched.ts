import { widths } from '../tableSizes.ts';
import { mostDrawn } from '../window/virtualWindow.ts';
import type { Column } from './useColumns.ts';

/** How much wider columns become at most, so that the last one in sight ends where the sight does. */
const most = 1.6;

export interface Stretched {
  /** Custom properties of the group of columns. */
  readonly group: Readonly<Record<`--${string}`, string>>;
  /** The width of each column, as CSS. */
  readonly widths: readonly string[];
}

/**
 * The widths of the columns as CSS. What the frame has over (a container, `100cqw`) goes to those that say names and that
 * nobody drew, each by its share, so that no name is cut beside a chip or an amount in an empty half of the page. Where not
 * all columns have room, those that have share what is over: nobody reads half an amount at the edge, the next column
 * begins behind it. Once the first column was drawn, all stay as they are.
 */
export const stretched = (
  columns: readonly Pick<Column, 'width' | 'isFixed' | 'grows'>[],
  hasTick: boolean,
): Stretched => {
  if (columns[0]?.isFixed ?? true)
    return { group: {}, widths: columns.map(({ width }) => `${width}px`) };
  const names = columns.filter(({ isFixed, grows }) => grows && !isFixed);
  // A single name would take half the page for itself: then all share.
  const stays = ({ isFixed, grows }: (typeof columns)[number]) =>
    isFixed || (names.length > 1 && !grows);
  let taken = widths.last + (hasTick ? widths.tick : 0);
  let free = 0;
  /** For the first one, two, three ... columns: the factor by which they fill the frame, 1 as 1000px. */
  const factors = columns.map(column => {
    const { width } = column;
    if (stays(column)) taken += width;
    else free += width;
    return `(100cqw - ${taken}px) * ${(1000 / free).toFixed(4)}`;
  });
  const all = factors.at(-1) ?? '1000px';
  // Columns that have no room would have to shrink: their factor counts as none. Where only the columns that are near
  // are drawn, their places are counted from the widths as they are.
  const fitting =
    columns.length > mostDrawn.columns
      ? ['1000px']
      : factors.map(factor => `${factor} + max(0px, (1000px - ${factor}) * 100000)`);
  return {
    group: {
      '--fit': `min(${fitting.join(', ')})`,
      '--stretch': `max(1000px, ${all}, var(--fit) - max(0px, (var(--fit) - ${most * 1000}px) * 100000))`,
    },
    widths: columns.map(column =>
      stays(column) ? `${column.width}px` : `calc(var(--stretch) * ${column.width / 1000})`,
    ),
  };
};
