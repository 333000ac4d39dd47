import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDeal } from './runDeal.ts';
import { startBooks } from './startBooks.ts';

let world: Awaited<ReturnType<typeof startBooks>>;
beforeAll(async () => {
  world = await startBooks();
});
afterAll(() => world.test.close());

/** Deals, a few at once; `BOOKS_SEED` begins elsewhere. */
const first = Number(process.env['BOOKS_SEED'] ?? 0);
const groups = 40;
const each = 5;

describe('the books of random deals agree to the paisa', () => {
  it.each(Array.from({ length: groups }, (_, group) => first + group * each))(
    'seeds from %i',
    async from => {
      expect.hasAssertions();
      const seeds = Array.from({ length: each }, (_, at) => String(from + at));
      await Promise.all(seeds.map(seed => runDeal(world, seed)));
    },
    120_000,
  );

  // Deals of a few paise, in which a milestone of 6 has no GST of its own: once they came to more than their packages.
  it.each(['5423', '6093'])('seed %s', async seed => {
    await expect(runDeal(world, seed)).resolves.toBeUndefined();
  });
});
