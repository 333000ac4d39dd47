import { shownPages } from '../domain/lists/shownPages.ts';

interface Counted {
  /** Rows in all; where that is not exact, at least so many by a count, at most so many by a number of pages. */
  readonly total: number;
  readonly pages: number;
  readonly isExact: boolean;
  /** The count ended before the rows did (decision 0239). */
  readonly isAtLeast: boolean;
  readonly hasNextPage: boolean;
}

interface Asked {
  /** From 1, as ra-core counts. */
  readonly page: number;
  readonly size: number;
  readonly shown: number;
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

type Answer = Readonly<
  Partial<Record<'totalCount' | 'totalPages' | 'hasNextPage' | 'isTotalExact', unknown>>
>;

/**
 * How many rows and pages a list has. `totalCount` wins when the answer holds it; else pages are `totalPages`, plus
 * one when there is a next page (part 1 section 3, T62), and the last page tells the exact number of rows.
 */
export const totalOf = (answer: unknown, { page, size, shown }: Asked): Counted => {
  const { totalCount, totalPages, hasNextPage, isTotalExact } = (answer ?? {}) as Answer;
  const before = (page - 1) * size;
  const toPages = (count: number, isExact: boolean) => ({
    total: count,
    pages: Math.ceil(count / size),
    isExact,
    isAtLeast: false,
    hasNextPage: before + shown < count,
  });
  if (isCount(totalCount)) {
    const isAtLeast = isTotalExact === false;
    return { ...toPages(totalCount, !isAtLeast), isAtLeast };
  }
  if (isCount(totalPages)) {
    const pages = shownPages({ totalPages, hasNextPage: hasNextPage === true });
    const isLast = page >= pages;
    return {
      total: isLast ? before + shown : pages * size,
      pages,
      isExact: isLast,
      isAtLeast: false,
      hasNextPage: !isLast,
    };
  }
  // Nothing is counted: a full page may be followed by another.
  const mayFollow = hasNextPage === true || (hasNextPage === undefined && shown === size);
  return { ...toPages(before + shown + (mayFollow ? 1 : 0), !mayFollow), hasNextPage: mayFollow };
};
