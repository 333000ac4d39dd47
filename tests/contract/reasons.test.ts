import { expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import { firstSaid } from '#contract/model/said.ts';
import { builtInScreens } from '../../scripts/builtInScreens.ts';

/* A reader is told the one reason that holds, and not all that there could be (record 0223): on each screen of the product. */

const screens = [...readScreens().values()].flatMap(screen =>
  screen.type === 'records' && builtInScreens.includes(screen.resource) ? [screen] : [],
);
const said = screens.flatMap(({ resource, actions, removable }) =>
  [
    ...Object.values(actions).map(({ name, why }) => [`${resource} ${name}`, why] as const),
    [`${resource} remove`, removable.why] as const,
  ].filter(([, why]) => why.length > 0),
);

it('there are some', () => {
  expect(said.length).toBeGreaterThan(40);
});

it.each(said)('%s gives no two reasons in one sentence', (_name, why) => {
  for (const { text } of why) expect(text.en).not.toMatch(/\bor\b/);
});

it.each(said)('%s leaves no record without a reason', (_name, why) => {
  expect(why.at(-1)?.when).toBe(true);
});

it.each([
  [{ isEditable: true, packageCount: 0 }, 'There is no package to send'],
  [{ isEditable: false, packageCount: 3 }, 'Nothing of this opportunity can be changed'],
])('an opportunity like %j: %s', (record, words) => {
  const why = screens.find(({ resource }) => resource === 'opportunities')?.actions['share-link'];
  expect(firstSaid(why?.why ?? [], { record })?.en).toBe(words);
});
