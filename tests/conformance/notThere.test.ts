import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAddress } from '#backend/page/aheadOf.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { whoMay } from '#tests/screens/people.ts';
import { statusOfMissing } from '#tests/support/statusOfMissing.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

let test: TestApp;
const callers = new Map<string, Caller>();
beforeAll(async () => {
  test = await startTestApp();
  for (const { persona } of asked)
    if (!callers.has(persona)) callers.set(persona, await test.as(persona));
});
afterAll(() => test.close());

const nobodys = '2000000000';

const asked = [...readScreens().values()]
  .filter((screen): screen is RecordScreen => screen.type === 'records')
  // Told in the words of the specification, which has them in English alone.
  .filter(({ resource }) => statusOfMissing(resource) === 404)
  .flatMap(screen => {
    const path = recordAddress(screen, 'nivaas', nobodys);
    const persona = whoMay(screen, 'show') ?? whoMay(screen, 'edit');
    return path && persona ? [{ name: screen.resource, path, persona }] : [];
  });

describe('a record that nobody has', () => {
  it('is asked for by calls of their own and of the store', () => {
    const names = asked.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['packages', 'regions', 'site-takeovers', 'faqs']),
    );
  });

  it.each(asked)('of $name is told of in both languages', async ({ path, persona }) => {
    const [address = '', query] = path.split('?');
    const response = await callers
      .get(persona)
      ?.get(address, { query: Object.fromEntries(new URLSearchParams(query)) });
    expect(response?.statusCode).toBe(404);
    expect(response?.json()).toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringMatching(/ does not exist, or you do not have access to it\.$/),
      hi: expect.stringMatching(/ मौजूद नहीं है, या आप इसे देख नहीं सकते।$/),
    });
  });
});
