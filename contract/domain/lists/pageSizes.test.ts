import { expect, it } from 'vitest';
import { batchSize, pageSizes, rowLimits } from './pageSizes.ts';

it('T70 every page size is one of those the specification names', () => {
  expect(pageSizes.main).toBe(10);
  for (const size of Object.values(pageSizes))
    expect([5, 10, 20, 30, 50, 100, 1000]).toContain(size);
});

it('T69 T72 limits and batches', () => {
  expect(pageSizes.churnProjects * rowLimits.churnProjectPages).toBe(450);
  expect(batchSize).toBe(5);
});
