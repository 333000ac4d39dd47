import { describe, expect, it, vi } from 'vitest';
import { askTheOther, beginRow } from './pageAsks.ts';
import { pageKeys } from './pageKeys.fixture.ts';
import { screenOf } from './thing.fixture.ts';

vi.mock('#engine/form/useValidator.ts', async () => {
  const { sampleValidator } = await import('#engine/sampleValidator.fixture.ts');
  return { useValidator: () => sampleValidator };
});

/*
 * What a key does on the page: each row is asked of a screen that has the key and of one that lacks it. A handler that
 * is switched off gives both the same answer, which is the wrong one for the first.
 */
describe('a key acts on the page', () => {
  it.each(pageKeys)('$key', async ({ has, lacks = {}, ask, answer }) => {
    beginRow();
    expect(await ask(screenOf(has))).toEqual(answer);
    askTheOther();
    expect(await ask(screenOf(lacks))).not.toEqual(answer);
  });
});
