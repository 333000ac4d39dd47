import { screenHeads } from 'virtual:screens';
import { afterAll, describe, expect, it } from 'vitest';
import { personas } from '#backend/database/seed/people/personas.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { isInMenu } from '#contract/model/rights/mayDo.ts';
import { rolesOf } from '#tests/access/mayOpen.ts';
import { openTestSource } from '#tests/support/server/openTestSource.ts';
import { startTestApp } from '#tests/support/server/startTestApp.ts';

/* Every list that a persona finds in their menu answers them; pages by hand are opened by tests/e2e/access.spec.ts. */

const test = await startTestApp();
afterAll(() => test.close());

const screens = readScreens();

describe('no entry of the menu is refused', () => {
  it.each(personas.filter(({ isRefused }) => !isRefused).map(one => [one.key, one] as const))(
    '%s',
    async (key, persona) => {
      const refused: unknown[] = [];
      for (const { resource } of screenHeads().filter(head => isInMenu(head, rolesOf(persona)))) {
        if (screens.get(resource)?.type !== 'records') continue;
        const source = await openTestSource(test, key, resource);
        await source
          .pages({ where: true })
          .next()
          .catch((error: unknown) => refused.push([resource, String(error)]));
      }
      expect(refused).toEqual([]);
    },
  );
});
