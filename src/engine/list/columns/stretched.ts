import { widths } from '../tableSizes.ts';
import type { Column } from './useColumns.ts';

/**
 * The widths of the columns as CSS: what the frame has over (a container, `100cqw`) goes to all that nobody drew, each by
 * its share, so that no name stands in an empty half of the page beside a value that is cut. Once the first column was
 * drawn, all stay as they are.
 */
export const stretched = (
  columns: readonly Pick<Column, 'width' | 'isFixed'>[],
  hasTick: boolean,
): readonly string[] => {
  const isStill = columns[0]?.isFixed ?? true;
  const sumOf = (some: typeof columns) => some.reduce((sum, { width }) => sum + width, 0);
  const sides = widths.last + (hasTick ? widths.tick : 0);
  const taken = sides + sumOf(columns.filter(({ isFixed }) => isFixed));
  const free = sumOf(columns.filter(({ isFixed }) => !isFixed));
  return columns.map(({ width, isFixed }) =>
    isStill || isFixed
      ? `${width}px`
      : `max(${width}px, calc((100cqw - ${taken}px) * ${(width / free).toFixed(4)}))`,
  );
};
