import { describe, expect, it } from 'vitest';
import { totalOf } from './totalOf.ts';

describe('totalOf (part 1 section 3, T62)', () => {
  it.each([
    [3, true, 4],
    [3, false, 3],
    [0, false, 0],
    [0, undefined, 0],
  ])('totalPages %i and hasNextPage %s are %i pages', (totalPages, hasNextPage, pages) => {
    const answer = { totalPages, hasNextPage };
    expect(totalOf(answer, { page: 1, size: 10, shown: 10 }).pages).toBe(pages);
  });

  describe.each([0, 1, 9, 10, 11, 25])('%i rows', rows => {
    const pages = Math.ceil(rows / 10);
    const all = Array.from({ length: Math.max(1, pages) }, (_, index) => index + 1);

    it.each(all)('page %i shows the same number of pages as every other', page => {
      const shown = Math.max(0, Math.min(10, rows - (page - 1) * 10));
      const hasNextPage = page < pages;
      // As our own server answers: one page less while another follows.
      const answer = { totalPages: pages - (hasNextPage ? 1 : 0), hasNextPage };
      const asked = { page, size: 10, shown };
      const counted = totalOf(answer, asked);
      expect(counted.pages).toBe(pages);
      expect(counted.hasNextPage).toBe(hasNextPage);
      expect(Math.ceil(counted.total / 10)).toBe(pages);
      expect(counted.isExact).toBe(!hasNextPage);
      expect(counted.total).toBe(hasNextPage ? pages * 10 : rows);
      expect(totalOf({ ...answer, totalCount: rows }, asked)).toMatchObject({
        total: rows,
        pages,
        isExact: true,
        hasNextPage,
      });
    });
  });

  it('a count of zero is a count (T74)', () => {
    expect(totalOf({ totalCount: 0, totalPages: 5 }, { page: 1, size: 10, shown: 0 })).toEqual({
      total: 0,
      pages: 0,
      isExact: true,
      isAtLeast: false,
      hasNextPage: false,
    });
  });

  it('a count that ended at its bound says that there are more (decision 0239)', () => {
    const answer = { totalCount: 10_001, totalPages: 1000, hasNextPage: true, isTotalExact: false };
    expect(totalOf(answer, { page: 1, size: 10, shown: 10 })).toEqual({
      total: 10_001,
      pages: 1001,
      isExact: false,
      isAtLeast: true,
      hasNextPage: true,
    });
  });

  it.each([
    ['a full page without a count may be followed by another', 10, 11, false],
    ['a short one is the last', 4, 4, true],
  ])('%s', (_, shown, total, isExact) => {
    expect(totalOf({}, { page: 1, size: 10, shown })).toMatchObject({
      total,
      isExact,
    });
  });
});
