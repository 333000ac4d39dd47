import { describe, expect, it } from 'vitest';
import { shownPages } from './shownPages.ts';

describe('the pages that are shown (T62)', () => {
  it.each([
    [3, true, 4],
    [3, false, 3],
    [0, false, 0],
    [0, true, 1],
  ])('%d told, next page %s: %d', (totalPages, hasNextPage, pages) => {
    expect(shownPages({ totalPages, hasNextPage })).toBe(pages);
  });
});
