import type { Page } from '@playwright/test';
import { checkAxe, checkSchemes, settled } from '#tests/screens/checkPage.ts';
import { makePackage } from './support/makePackage.ts';
import { callAs, expect, forgiveRefusals, test } from './support/test.ts';

const unique = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;

/** From now on the call at that path answers in its own shape, but without rows. */
const answerNoRows = (page: Page, path: string) =>
  page.route(
    ({ pathname }) => pathname === path,
    async route => {
      const response = await route.fetch();
      const answer = (await response.json()) as object;
      await route.fulfill({ response, json: { ...answer, results: [] } });
    },
  );

const authorities = '/sapna/v1/disount-approving-authorities/get-all-entries';

const emptyPages = [
  {
    name: 'home',
    path: '/home',
    reads: '/console/v1/recent-changes',
    says: 'Nothing has changed yet',
  },
  { name: 'the discount matrix', path: '/discount-matrix', reads: authorities, says: /no level/i },
];

for (const { name, path, reads, says } of emptyPages)
  test(`${name} without a row`, async ({ page, signIn }) => {
    await signIn('admin');
    await answerNoRows(page, reads);
    await page.goto(path);
    await settled(page);
    await expect(page.getByText(says).first()).toBeVisible();
    await checkAxe(page);
  });

test('a package without products', async ({ page, signIn }) => {
  await signIn('lookup-admin');
  const { id } = await makePackage(page, unique('Bare'));
  await page.goto(`/manage-packages/products/${id}`);
  await expect(page.getByText('This package has no products yet')).toBeVisible();
  await checkAxe(page);
});

test('a save that the server refuses: at fields, as a whole, and because somebody was first', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('lookup-admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const made = await makePackage(page, unique('Refused'));
  const path = `/sapna/v2/get-packages/update/${made.id}`;
  const refuse = (status: number, answer: object) =>
    page.route(`**${path}`, route => route.fulfill({ status, json: answer }), { times: 1 });
  await page.goto(`/manage-packages/${made.id}`);
  const displayName = page.getByLabel('Display name');
  await displayName.fill('Mine');
  const save = page.getByRole('button', { name: 'Save', exact: true });

  const message = 'There is such a package already.';
  await refuse(422, {
    code: 'VALIDATION_FAILED',
    message,
    requestId: 'one',
    errors: [{ in: 'body', field: '/name', code: 'unique', message }],
  });
  await save.click();
  await expect(page.getByRole('link', { name: new RegExp(message) })).toBeVisible();
  await checkSchemes(page, 'at a field');

  await refuse(403, { code: 'FORBIDDEN', message: 'Not for you.', requestId: 'two' });
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not for you.' })).toBeVisible();
  await checkSchemes(page, 'as a whole');

  const theirs = 'A name that somebody else wrote and that is far too long for one line of a phone';
  await callAs(page, 'put', path, { displayName: theirs, version: made.version });
  await page.setViewportSize({ width: 390, height: 844 });
  await save.click();
  const dialog = page.getByRole('dialog');
  const value = dialog.getByText(theirs);
  await expect(value).toBeVisible();
  // Anyone who chooses sees the whole value.
  const cutOff = await value.evaluate(
    ({ scrollWidth, clientWidth, parentElement }) =>
      scrollWidth > clientWidth || clientWidth > (parentElement?.clientWidth ?? 0),
  );
  expect(cutOff).toBe(false);
  const inside = await dialog.evaluate(box =>
    [...box.querySelectorAll('*')].every(
      part => part.getBoundingClientRect().right <= box.getBoundingClientRect().right,
    ),
  );
  expect(inside).toBe(true);
  await checkSchemes(page, 'somebody was first');
  forgiveRefusals(complaints, 403, 409, 422);
});
