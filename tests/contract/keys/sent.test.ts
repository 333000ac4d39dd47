import { describe, expect, it } from 'vitest';
import { sentKeys } from './sentKeys.fixture.ts';
import { screenOf } from './thing.fixture.ts';

/* What a key does to the requests of the page: asked of a screen that has the key and of one that lacks it. */
describe('a key decides what is sent', () => {
  it.each(sentKeys)('$key', async ({ has, lacks = {}, ask, answer }) => {
    expect(await ask(screenOf(has))).toBe(answer);
    expect(await ask(screenOf(lacks))).not.toBe(answer);
  });
});
