import { expect, test } from './support/test.ts';

interface Tile {
  keyName: string;
  count: number;
  overdue: number;
}

test('an owner agent goes from a home tile to its list, to the account of a row, and comes back', async ({
  page,
  signIn,
}) => {
  await signIn('owner-agent');
  const answer = await page.request.get('/sapna/v1/dashboard/home');
  const { results } = (await answer.json()) as { results: Tile[] };
  const tile = results.find(({ keyName }) => keyName === 'followup');
  if (!tile || tile.count === 0)
    throw new Error('The demo data has no follow-up of the owner agent');

  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible();

  // What to do is in words that lead there, and who waits longest is named.
  const longest =
    '/console/v1/tile-lists?keyName=specialfollowup&filters=isOwn==true;isOverdue==true';
  const waiting = await page.request.get(`${longest}&sort=fupTime&pageSize=3`);
  const cases = ((await waiting.json()) as { results: { name: string; route: string }[] }).results;
  await expect(page.getByRole('link', { name: 'Call hot clients back' })).toBeVisible();
  const first = page.getByRole('region', { name: 'First in line' }).getByRole('link');
  await expect(first).toHaveText(cases.map(({ name }) => name));
  await expect(first.first()).toHaveAttribute('href', cases[0]?.route ?? '');

  const card = page.getByRole('listitem').filter({
    has: page.getByRole('link', { name: 'Follow-up', exact: true }),
  });
  await expect(card).toContainText(String(tile.count));

  // The tile counts what its list has.
  await card.getByRole('link', { name: 'Follow-up', exact: true }).click();
  await expect(page).toHaveURL(/\/list\/followup/);
  await expect(page.getByRole('heading', { level: 1, name: 'Follow-up' })).toBeVisible();
  await expect(page.getByText(`of ${tile.count}`).first()).toBeVisible();
  await page.goBack();

  if (tile.overdue > 0) {
    await card.getByRole('link', { name: `${tile.overdue} overdue` }).click();
    await expect(page.getByText(`of ${tile.overdue}`).first()).toBeVisible();
  }

  // A row leads to its account.
  const account = page.getByRole('row').nth(1).getByRole('link').last();
  await expect(account).toHaveText(/\D{3}/);
  const name = await account.textContent();
  await account.click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await expect(page).toHaveURL(/\/account\/\d+/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Follow-up' })).toBeVisible();

  // Their own dashboard has the four tiles of tele-sales; that of brokers is not their.
  await page.goto('/owner-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Owner Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Link sent', exact: true })).toBeVisible();
  await page.goto('/broker-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You do not have access to this page',
  );
  await page.goto('/action');
  await expect(page.getByRole('heading', { level: 1, name: 'Actions' })).toBeVisible();
  await page.goto('/list/nothing-of-the-kind');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
