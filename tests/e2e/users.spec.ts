import { callAs, expect, forgiveRefusals, test } from './support/test.ts';

const word = () => Math.random().toString(36).slice(2, 8);

/* Someone joins: made by an administrator, signs in by the mailed link, and later gets other work. */
test('a new user signs in by the mailed link, and sees at once that their roles changed', async ({
  page,
  signIn,
  browser,
}) => {
  test.slow();
  const email = `meera-${word()}@example.com`;
  await signIn('admin');
  await page.goto('/user-management');
  await page.getByRole('link', { name: 'New user' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Meera Nair');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('combobox', { name: 'Roles' }).fill('Finance');
  await page.getByRole('option', { name: 'Finance', exact: true }).click();
  await page.getByRole('combobox', { name: 'Manager' }).fill('Aditi');
  await page
    .getByRole('option', { name: /Aditi Krishnamurthy/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Designation' }).fill('Executive');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText('User created successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/user-management\/\d+/);
  const user = page.url();
  await page.getByRole('tab', { name: 'Sign-in' }).click();
  const link = await page.getByText(/#reset=/).innerText();

  const theirs = await browser.newContext();
  const own = await theirs.newPage();
  await own.goto(link);
  await own.getByLabel('New password', { exact: true }).fill('a-long-enough-one');
  await own.getByRole('button', { name: 'Save the password' }).click();
  await expect(own.getByText('Your new password is saved.')).toBeVisible();
  await own.getByRole('button', { name: 'Back to sign-in' }).click();
  await own.getByLabel('Work e-mail').fill(email);
  await own.getByLabel('Password', { exact: true }).fill('a-long-enough-one');
  await own.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(own).toHaveURL(/\/home/);
  const newAnnouncement = own.getByRole('link', { name: 'New announcement' }).first();
  await own.goto('/announcements');
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(newAnnouncement).toHaveCount(0);

  // A page behind another one is not drawn.
  await page.bringToFront();
  await page.goto(user);
  await page.getByRole('button', { name: 'Change roles' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Roles' }).fill('Content');
  await page.getByRole('option', { name: 'Nivaas Content' }).click();
  // The list stays open for the next one.
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Change roles' }).click();
  await expect(page.getByText('Roles Updated Successfully')).toBeVisible();

  // Other roles end the session: the next thing they do asks them to sign in again, and then they have what they may do now.
  const signInAgain = async () => {
    await own.getByLabel('Work e-mail').fill(email);
    await own.getByLabel('Password', { exact: true }).fill('a-long-enough-one');
    await own.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await own.bringToFront();
  await own.goto('/announcements');
  const listens = own.waitForResponse(response => response.url().includes('notices'));
  await signInAgain();
  await expect(newAnnouncement).toBeVisible();

  // Taken away while they write: they are asked to sign in, and it is not theirs to do any more.
  await newAnnouncement.click();
  await own.getByRole('textbox', { name: 'Title' }).fill('For everybody');
  await own.getByRole('textbox', { name: 'Text' }).fill('Nobody reads it');
  const at = new URL(user).pathname.split('/').at(-1);
  const people = '/madrox/data/v1/entity';
  const details = await page.request.get(`${people}/company-users/${at}`);
  const { version } = (await details.json()) as { version: number };
  // Nothing that the page still reads asks them to: the end of its stream does.
  await listens;
  await callAs(page, 'put', `${people}/user-role/${at}`, { userRoles: ['finance'], version });
  await signInAgain();
  await expect(own.getByLabel('Password', { exact: true })).toHaveCount(0);
  await own.goto('/announcements');
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(newAnnouncement).toHaveCount(0);
  await theirs.close();
});

/* Who is below whom: opened row by row, by keyboard too, and a plain list as soon as someone is looked for. */
test('the hierarchy opens row by row, and a person cannot be placed below themselves', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('admin');
  await page.goto('/user-management');
  await page.getByRole('link', { name: 'Hierarchy' }).click();
  const tree = page.getByRole('treegrid');
  // The few at the top are open at once; until they are there, the rows of the list stand.
  await expect(tree.locator('tr[aria-expanded=true]').first()).toBeVisible();
  // Nobody changes their own record, so another one than that of the person who looks.
  const closed = tree
    .locator('tr[aria-expanded=false]')
    .filter({ hasNotText: 'Aditi Krishnamurthy' })
    .first();
  const id = await closed.getAttribute('data-id');
  const row = tree.locator(`tr[data-id="${id}"]`);
  const level = Number(await row.getAttribute('aria-level'));
  const before = await tree.getByRole('row').count();
  await row.locator('.row-link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(tree.locator(`tr[aria-level="${level + 1}"]`).first()).toBeVisible();
  await expect(async () =>
    expect(await tree.getByRole('row').count()).toBeGreaterThan(before),
  ).toPass();
  const below = (
    await row.locator('xpath=following-sibling::tr[1]').locator('.row-link').innerText()
  ).trim();
  const above = (await row.locator('.row-link').innerText()).trim();
  // It is open still after a record was looked at.
  await row.locator('.row-link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(above);
  await page.goBack();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('searchbox').fill(below);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('treegrid')).toHaveCount(0);
  await page.getByRole('searchbox').fill('');

  await page.goto(`/user-management/${id}`);
  await page.getByRole('combobox', { name: 'Manager' }).fill(below);
  await page.getByRole('listbox').getByRole('option', { name: below }).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: /^Manager:/ })).toBeVisible();
  forgiveRefusals(complaints, 422);
});
