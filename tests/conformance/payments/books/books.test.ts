import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDeal } from './runDeal.ts';
import { startBooks } from './startBooks.ts';

let world: Awaited<ReturnType<typeof startBooks>>;
beforeAll(async () => {
  world = await startBooks();
});
afterAll(() => world.test.close());

/** Deals, in groups so that a failure names few of them; `BOOKS_SEED` begins elsewhere. */
const first = Number(process.env['BOOKS_SEED'] ?? 0);
const groups = 20;
const each = 10;

describe('the books of random deals agree to the paisa', () => {
  it.each(Array.from({ length: groups }, (_, group) => first + group * each))(
    'seeds from %i',
    async from => {
      for (let seed = from; seed < from + each; seed++) await runDeal(world, String(seed));
      expect.hasAssertions();
    },
    120_000,
  );
});
