import { automaticRole, personas, type Persona } from '#backend/database/seed/personas.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { callList } from '#contract/calls/index.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import { isMenuRoute, rolesOfRoute } from '#contract/domain/routeRoles.ts';
import { accessTable } from '#tests/access/table.ts';
import type { Screen } from '#contract/model/types.ts';
import { expect, forgiveRefusals, test } from './support/test.ts';

const screens = [...readScreens().values()].filter(({ menu }) => menu !== null);

const rolesOf = (persona: Persona) => [...persona.roles, automaticRole(persona)];

/** Entries of our own, which the specification's table of menu routes does not have. */
const ownRoutes: Readonly<Record<string, 'signed-in' | readonly RoleCode[]>> = {
  '/complimentary-products': ['admin', 'master-data', 'sales-manager'],
  '/faqs': 'signed-in',
  '/announcements': 'signed-in',
  '/ad-briefs': ['admin', 'lookup-admin', 'sales-manager', 'sales-agent', 'content'],
};

const rolesFor = (route: string): 'signed-in' | readonly RoleCode[] => {
  const own = ownRoutes[route];
  if (own) return own;
  if (!isMenuRoute(route)) throw new Error(`${route} is in neither table of menu routes`);
  return rolesOfRoute(route);
};

/** By the tables of menu routes, not by what the screen file grants. */
const mayOpen = (persona: Persona, { route }: Screen): boolean => {
  const roles = rolesFor(route);
  if (roles === 'signed-in') return true;
  return roles.some(role => rolesOf(persona).includes(role));
};

/** The first call that the screen makes for its rows, when it names one without a record in its address. */
const firstCall = (screen: Screen): string | undefined => {
  if (screen.type !== 'records' || !screen.data.calls) return undefined;
  const call = callList.find(({ id }) => id === screen.data.calls?.list.call);
  return call?.method === 'GET' && !call.path.includes('{') ? call.path : undefined;
};

/** By the table of rights: a call may serve more people than its own screen, such as the pickers of another one. */
const mayCall = (persona: Persona, path: string): boolean => {
  const allowed = accessTable[`GET ${path}`] ?? [];
  return typeof allowed === 'string' || allowed.some(role => rolesOf(persona).includes(role));
};

for (const persona of personas.filter(({ isRefused }) => !isRefused)) {
  test(`${persona.key}: the menu, what opens and what the server answers are one`, async ({
    page,
    signIn,
    complaints,
  }) => {
    test.slow();
    await signIn(persona.key);
    await page.goto('/home');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible();
    const entries = await menu.getByRole('listitem').getByRole('link').allInnerTexts();
    const expected = screens
      .filter(screen => mayOpen(persona, screen))
      .map(({ menu: place }) => place?.label.en);
    expect(entries.map(text => text.trim()).toSorted()).toEqual(expected.toSorted());

    for (const screen of screens) {
      const isAllowed = mayOpen(persona, screen);
      const call = firstCall(screen);
      if (call) {
        expect(isAllowed && !mayCall(persona, call), call).toBe(false);
        const expectedStatus = mayCall(persona, call) ? 200 : 403;
        expect((await page.request.get(call)).status(), call).toBe(expectedStatus);
      }
      await page.goto(screen.route);
      if (isAllowed)
        await expect(page.getByRole('heading', { level: 1 })).not.toContainText('You may not');
      else await expect(page).toHaveURL(/\/unauthorized$/);
    }
    forgiveRefusals(complaints, 403);
  });
}

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
