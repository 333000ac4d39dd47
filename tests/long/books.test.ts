import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDeal } from '#tests/conformance/payments/books/runDeal.ts';
import { startBooks } from '#tests/conformance/payments/books/startBooks.ts';

let world: Awaited<ReturnType<typeof startBooks>>;
beforeAll(async () => {
  world = await startBooks();
});
afterAll(() => world.test.close());

const first = Number(process.env['BOOKS_SEED'] ?? 1000);
const groups = 1000;
const each = 5;

describe('the books of 5,000 random deals agree to the paisa', () => {
  it.each(Array.from({ length: groups }, (_, group) => first + group * each))(
    'seeds from %i',
    async from => {
      expect.hasAssertions();
      const seeds = Array.from({ length: each }, (_, at) => String(from + at));
      await Promise.all(seeds.map(seed => runDeal(world, seed)));
    },
  );
});
