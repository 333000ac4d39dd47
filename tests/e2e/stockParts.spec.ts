import type { Page } from '@playwright/test';
import { checkAxe, checkSchemes, expectNoWider, settled } from '../screens/checkPage.ts';
import { expectHindi } from '../screens/expectHindi.ts';
import { makePackage } from './support/makePackage.ts';
import {
  expect,
  field,
  heading,
  indianDay,
  packages,
  packagesNamed,
  storedPackage,
  test,
  unique,
  type Row,
  type Rows,
} from './support/deskTest.ts';
import { callAs, forgiveRefusals, read } from './support/test.ts';

// One after the other, for the console is built once for all of them.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const rows = (page: Page) => page.locator('tbody tr');
const notice = (page: Page, name = 'Notifications') => page.getByRole('region', { name });
const save = (page: Page, name = 'Save') => page.getByRole('button', { name }).click();
test('a list of packages: found, filtered, sorted, paged, with names of references', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/desk');
  await expect(page).toHaveURL(/\/desk\/packages$/);
  await heading(page, 'Packages');
  await expect(page).toHaveTitle('Packages · Nivaas');
  await expect(page.locator('tbody td:last-child')).toHaveText(Array<RegExp>(10).fill(indianDay));
  await expect(rows(page).first().getByRole('link')).toHaveText(/\w/);
  await checkAxe(page);
  await expectNoWider(page);

  await page.getByRole('button', { name: /^Sort by days/ }).click();
  await expect(page).toHaveURL(/sort=durationDays/);
  await page.getByRole('textbox', { name: 'Search' }).fill('festival');
  await expect(page).toHaveURL(/festival/);
  await expect(rows(page).filter({ hasNotText: /festival/i })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Agents' }).click();
  await page.getByRole('option', { name: 'FoS' }).click();
  await expect(page).toHaveURL(/agentType/);
  await expect(rows(page).filter({ hasText: /Telesales|Both/ })).toHaveCount(0);

  // The console's own list keeps its own choice, and this one its own.
  await page.getByRole('link', { name: 'Manage packages' }).click();
  await heading(page, 'Packages');
  await expect(page).not.toHaveURL(/festival/);
  await page.getByRole('link', { name: 'Desk', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Search' })).toHaveValue('festival');
});

test('what is refused is said at its field, also in a list of a record', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('admin');
  const { id } = await makePackage(page, unique('Refused'));
  await page.goto(`/desk/packages/${id}`);
  await heading(page, /^Package Refused/);
  await checkAxe(page);

  await field(page, 'Name').fill('x'.repeat(130));
  await page.getByRole('spinbutton', { name: 'Days' }).fill('0');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await save(page);
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/120/);
  await expect(page.getByRole('spinbutton', { name: 'Days' })).toHaveAccessibleDescription(/\w/);
  await expect(field(page, 'Name', 'last')).toHaveAccessibleDescription(/\w/);
  await expect(notice(page).getByRole('alert')).toContainText('not valid');
  await checkSchemes(page, 'refused');

  await field(page, 'Name').fill('Allowed again');
  await page.getByRole('spinbutton', { name: 'Days' }).fill('45');
  await field(page, 'Name', 'last').fill('size');
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'number' }).click();
  await save(page);
  await heading(page, 'Packages');
  await expect(notice(page)).toContainText('Element updated');
  expect(await storedPackage(page, id)).toMatchObject({
    name: 'Allowed again',
    durationDays: 45,
    requiredPricingParameters: [{ name: 'size', type: 'number' }],
  });
  forgiveRefusals(complaints, 422);
});

test('what NetSuite locks is refused at the field; what it leaves is saved', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('admin');
  const locked = await read<Rows>(page, `${packages}?pageSize=1&filters=isNetsuiteEnabled==true`);
  await page.goto(`/desk/packages/${locked.results[0]?.id}`);
  await field(page, 'Name').fill('Renamed all the same');
  await save(page);
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/NetSuite/i);
  await page.reload();
  await field(page, 'Description').fill('This is open');
  await save(page);
  await expect(notice(page)).toContainText('Element updated');
  forgiveRefusals(complaints, 400, 403, 409, 422);
});

test('who comes second is told, reads again around what they typed, and saves', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('admin');
  const { id, version } = await makePackage(page, unique('Contested'));
  await page.goto(`/desk/packages/${id}`);
  await field(page, 'Description').fill('Mine');
  await callAs(page, 'put', `${packages}/update/${id}`, {
    displayName: 'Theirs',
    version,
  });
  await save(page);
  await expect(notice(page).getByRole('alert')).toContainText(/changed/i);
  await expect(field(page, 'Description')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(field(page, 'Description')).toHaveValue('Mine');
  await expect
    .poll(async () => {
      await save(page);
      return (await storedPackage(page, id))['description'];
    })
    .toBe('Mine');
  expect(await storedPackage(page, id)).toMatchObject({ displayName: 'Theirs' });
  forgiveRefusals(complaints, 409);
});

test('a new record is made, shown in tabs, and taken away again', async ({ page, signIn }) => {
  await signIn('admin');
  const name = unique('New');
  await page.goto('/desk/packages/create');
  await heading(page, 'Create Package');
  await field(page, 'Name').fill(name);
  await page.getByRole('combobox', { name: 'Package family' }).fill('Agency Hardware');
  await page.getByRole('option', { name: 'Agency Hardware' }).click();
  await page.getByRole('combobox', { name: 'Agents' }).click();
  await page.getByRole('option', { name: 'FoS' }).click();
  await page.getByRole('spinbutton', { name: 'Days' }).fill('30');
  await page.getByRole('combobox', { name: 'HSN code' }).click();
  await page.getByRole('option', { name: '998365' }).click();
  await save(page);
  await heading(page, 'Packages');
  await page.getByRole('textbox', { name: 'Search' }).fill(name);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).click();
  await heading(page, `Package ${name}`);
  await page.getByRole('link', { name: 'Show' }).click();
  await expect(page.getByRole('tab', { name: 'Package' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Agency Hardware' })).toHaveAttribute(
    'href',
    /^\/product-package-family\/\d+$/,
  );
  await page.getByRole('tab', { name: 'Price' }).click();
  await expect(page).toHaveURL(/\/show\/price$/);
  await expect(page.getByText('998365')).toBeVisible();
  await checkAxe(page);

  await page.getByRole('link', { name: 'Desk', exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'Select this row' }).check();
  await checkSchemes(page, 'selected');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(0);
  await notice(page).getByRole('button', { name: 'Dismiss' }).last().click();
  await expect.poll(async () => (await packagesNamed(page, name)).totalCount).toBe(0);
});

test('a change waits behind its undo', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/desk/accounts');
  await heading(page, 'Accounts');
  await page.getByRole('textbox', { name: 'Name contains' }).fill('Varma');
  await expect(rows(page).filter({ hasNotText: 'Varma' })).toHaveCount(0);
  await checkAxe(page);
  await rows(page).first().getByRole('link', { name: 'Edit' }).click();
  const id = Number(/accounts\/(\d+)/.exec(page.url())?.[1]);
  const person = async () => (await read<Row>(page, `/sapna/v3/account-page/${id}`))['pocName'];
  const before = await person();
  await field(page, 'Contact person').fill('Undone');
  await save(page);
  await heading(page, 'Accounts');
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page).getByRole('status')).toHaveCount(0);
  expect(await person()).toBe(before);

  await rows(page).first().getByRole('link', { name: 'Edit' }).click();
  await field(page, 'Contact person').fill('Kept');
  await save(page);
  await notice(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(person).toBe('Kept');

  await rows(page).first().click();
  await page.getByRole('tab', { name: 'Deals' }).click();
  await expect(page.getByRole('tabpanel').or(page.getByRole('table')).first()).toBeVisible();
});

test('rights: fields that are locked or hidden, and pages that are closed', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('admin');
  const name = unique('Monsoon');
  const { id } = await callAs(page, 'post', '/console/v1/records/ad-briefs', {
    name,
    clientName: 'Sahyadri Homes',
    slotKind: 'microsite',
    cityId: 1,
    startDate: '2099-01-05',
    endDate: '2099-01-14',
    amount: 1_00_001,
    status: 'draft',
  });
  await page.goto('/desk/ad-briefs');
  await expect(rows(page).filter({ hasText: name })).toContainText('1,00,001');
  await checkAxe(page);
  await page.goto(`/desk/ad-briefs/${id}`);
  await page.getByLabel('Last day').fill('2099-01-01');
  await save(page);
  await expect(page.getByLabel('Last day')).toHaveAccessibleDescription(
    'The last day must not be before the first',
  );

  await signIn('sales-manager');
  await signIn('owner-agent');
  await page.goto(`/desk/ad-briefs/${id}`);
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'ready' }).click();
  await save(page);
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveAccessibleDescription(/\w/);

  await signIn('content');
  await page.goto('/desk/ad-briefs');
  await expect(rows(page).filter({ hasText: name })).not.toContainText('100,001');
  await rows(page).filter({ hasText: name }).click();
  await expect(page).toHaveURL(/\/unauthorized$/);

  await signIn('finance');
  await page.goto('/desk/packages');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(page.getByRole('main')).toContainText('Manage packages');
  forgiveRefusals(complaints, 403, 422);
});

test('in Hindi, with the labels of the screen files', async ({ page, signIn, complaints }) => {
  await signIn('admin');
  await page.goto('/home');
  await settled(page);
  await page.getByRole('button', { name: /^Your menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'हिन्दी' }).click();
  await page.goto('/desk/packages');
  await heading(page, 'पैकेज');
  await expect(page.getByRole('columnheader', { name: /दिन/ })).toBeVisible();
  await expectHindi(page);
  await rows(page).first().getByRole('cell').nth(1).click();
  await expect(field(page, 'नाम')).toBeVisible();
  await expectHindi(page);
  await page.getByRole('button', { name: 'जोड़ें', exact: true }).click();
  await save(page, 'सहेजें');
  await expect(notice(page, 'सूचनाएँ').getByRole('alert')).toContainText('त्रुटियाँ');
  await expect(field(page, 'नाम', 'last')).toHaveAccessibleDescription(/\p{Script=Devanagari}/u);
  await expectHindi(page);
  forgiveRefusals(complaints, 422);
});

test('its script comes with its pages alone', async ({ page, signIn }) => {
  const scripts: string[] = [];
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  const parts = () =>
    Promise.all(
      scripts.map(async url =>
        (await (await page.request.get(url)).text()).includes('RaDatagridHeaderCell'),
      ),
    );
  await signIn('admin');
  await page.goto('/manage-packages');
  await expect(rows(page).first()).toBeVisible();
  await rows(page).first().getByRole('link').first().click();
  await settled(page);
  await page.goto('/manage-packages/create');
  await settled(page);
  expect(await parts()).not.toContain(true);
  await page.goto('/desk');
  await expect(rows(page).first()).toBeVisible();
  expect((await parts()).filter(Boolean)).toHaveLength(1);
});
