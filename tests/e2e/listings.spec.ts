import { expect, test } from './support/test.ts';

interface Account {
  id: number;
  accountName: string;
  profileId: string;
}

interface Product {
  opportunityProductMappingId: number;
  untagged: number;
}

test('broker-agent: tags a listing of a seller to a package that was bought', async ({
  page,
  signIn,
}) => {
  await signIn('broker-agent');
  const mine = await page.request.get('/sapna/v1/account?pageSize=200&filters=clientTypeId==2');
  const { results } = (await mine.json()) as { results: Account[] };
  const untaggedOf = async ({ profileId }: Account) => {
    const answer = await page.request.get(
      `/sapna/v1/product-activation/get-packages-with-untagged-listings?profileUuid=${profileId}`,
    );
    return ((await answer.json()) as { results: { products: Product[] }[] }).results;
  };
  // A broker with many listings and something left to tag.
  const found: Account[] = [];
  for (const account of results.filter(({ id }) => id % 12 === 0)) {
    if ((await untaggedOf(account)).length > 0) found.push(account);
  }
  const [account] = found;
  if (!account) throw new Error('No broker with untagged listings');

  const leftOf = async (id: number) =>
    (await untaggedOf(account))
      .flatMap(({ products }) => products)
      .find(one => one.opportunityProductMappingId === id)?.untagged ?? 0;

  await page.goto('/flat-panel');
  await expect(page.getByText('Choose a seller')).toBeVisible();
  await page.getByRole('combobox', { name: 'Seller' }).fill(account.accountName);
  await page
    .getByRole('option', { name: new RegExp(account.accountName) })
    .first()
    .click();
  await expect(page).toHaveURL(/account=\d+/);
  await page.goto(`/flat-panel?account=${account.id}`);
  await expect(page.getByRole('tab', { name: /^All/ })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: /^Rent/ }).click();
  await expect(page).toHaveURL(/service=Rent/);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Live');
  await expect(page.getByRole('row', { name: /Pending/ })).toHaveCount(0);

  const tag = page.getByRole('button', { name: 'Choose a product and listings' });
  await expect(tag).toBeDisabled();
  await page.getByRole('checkbox').first().check();
  const product = page.getByRole('radio').first();
  const id = Number(await product.getAttribute('value'));
  const before = await leftOf(id);
  await product.check();
  await page.getByRole('button', { name: 'Tag 1 listing' }).click();
  await expect(page.getByText(/1 listing has .+ now/)).toBeVisible();
  expect(await leftOf(id)).toBe(before - 1);
  await expect(tag).toBeVisible();
});
