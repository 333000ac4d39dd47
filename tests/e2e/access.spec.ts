import { personas, type Persona } from '#backend/database/seed/people/personas.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { mayOpen, rolesOf } from '#tests/access/mayOpen.ts';
import { expect, forgiveRefusals, test } from './support/test.ts';

const screens = [...readScreens().values()].filter(({ menu }) => menu !== null);

/** Whom everything, something and next to nothing is open to; all people and roles: tests/access/menu.test.ts. */
const people = ['owner-manager', 'lookup-admin', 'finance'];

const personaOf = (key: string): Persona => {
  const persona = personas.find(one => one.key === key);
  if (!persona) throw new Error(`No demo persona is named "${key}"`);
  return persona;
};

for (const key of people)
  test(`${key}: the menu has what opens, and the rest leads away`, async ({
    page,
    signIn,
    complaints,
  }) => {
    const roles = rolesOf(personaOf(key));
    const open = screens.filter(screen => mayOpen(roles, screen));
    const closed = screens.find(screen => !mayOpen(roles, screen));
    await signIn(key);
    await page.goto('/home');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible();
    const entries = await menu.getByRole('listitem').getByRole('link').allInnerTexts();
    const held = new Set<string>(roles);
    const offered = open.filter(
      ({ menu: place }) => place?.offeredTo?.some(role => held.has(role)) ?? true,
    );
    const expected = offered.map(({ menu: place }) => place?.label.en);
    expect(entries.map(text => text.trim()).toSorted()).toEqual(expected.toSorted());

    const last = offered.at(-1);
    await menu.getByRole('link', { name: last?.menu?.label.en, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${last?.route}$`));
    const unoffered = open.filter(screen => !offered.includes(screen));
    for (const { route, label } of unoffered) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1, name: label.other.en })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${route}$`));
    }
    expect(complaints).toEqual([]);
    if (closed) {
      await page.goto(closed.route);
      await expect(page).toHaveURL(/\/unauthorized$/);
    }
    forgiveRefusals(complaints, 403);
  });

test('an address that nobody has leads to a page that says so', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page not found');
});

test('/ and /rm-migration lead home', async ({ page, signIn }) => {
  await signIn('admin');
  for (const address of ['/', '/rm-migration']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/home$/);
  }
});
