import type { Page } from '@playwright/test';
import { settled } from '#tests/screens/checkPage.ts';
import { expect, forgiveRefusals, test } from './support/test.ts';
import { readFullScreenFiles } from '../../scripts/screenSources.ts';

/** The lists that are worked through one by one, and who decides there. */
const deciders: Readonly<Record<string, string>> = {
  'account-ip-matches': 'master-data',
  approvals: 'broker-lead',
  'bank-notices': 'finance',
  'incentive-disputes': 'lookup-admin',
  'incentive-payouts': 'finance',
  'manual-activations': 'master-data',
  'mortgage-partners': 'rcm-admin',
  'my-incentives': 'sales-manager',
  payments: 'finance',
  proposals: 'head-of-management',
  refunds: 'ap-admin',
  'slot-swaps': 'rcm-admin',
  termsheets: 'rcm-admin',
  'user-incentives': 'lookup-admin',
};

interface Triaged {
  readonly resource: string;
  readonly route: string;
  readonly triage?: { readonly acts: Readonly<Record<string, string>> };
}

const screens = readFullScreenFiles()
  .map(({ content }) => content as Triaged)
  .filter(({ triage }) => triage);

const inTurn = (page: Page) => page.locator('[data-triage-rows] [data-current]');

test('ten termsheets are approved one by one in 21 keys', async ({ page, signIn, complaints }) => {
  test.slow();
  await signIn('rcm-admin');
  await page.goto('/termsheet?view=at-rcm');
  await expect(page.getByRole('button', { name: 'Decide one by one' })).toBeVisible();
  // The key is heard once the list has come to rest.
  await settled(page);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('d');
  await expect(inTurn(page)).toHaveCount(1);
  const approved: number[] = [];
  while (approved.length < 10) {
    const id = (await inTurn(page).getAttribute('data-id')) ?? '';
    const approve = page.getByRole('button', { name: /^Approve A/ });
    if ((await approve.getAttribute('aria-disabled')) === 'true') {
      // One that nobody may approve now, as its deal has a request that waits, is none of the ten.
      await page.keyboard.press('j');
      await expect(inTurn(page)).not.toHaveAttribute('data-id', id);
      continue;
    }
    const before = keys;
    await press('a');
    await expect(page.getByText(/^Approve termsheet \d+ over ₹.+\?/)).toBeVisible();
    const answered = page.waitForResponse(
      answer => answer.request().method() === 'PUT' && answer.url().includes('/mystique/rcm/v1/'),
    );
    await press('Enter');
    if ((await answered).ok()) {
      approved.push(((await (await answered).json()) as { id: number }).id);
    } else {
      // Somebody raised a request for the deal meanwhile: the refusal stands at the record, which is none of the ten.
      forgiveRefusals(complaints, 409);
      await expect(inTurn(page)).toHaveAttribute('data-id', id);
      await expect(page.getByRole('alert')).toBeVisible();
      await press('Escape');
      await press('j');
      keys = before;
    }
    await expect(inTurn(page)).not.toHaveAttribute('data-id', id);
  }
  expect(keys).toBe(21);
  expect(new Set(approved).size).toBe(10);
  for (const id of approved) {
    const answer = await page.request.get(`/sapna/v3/termsheet-page/${id}`);
    expect(((await answer.json()) as { statusId: number }).statusId).toBe(3);
  }
});

test('a reason is typed beside the facts, Escape keeps it, and the list comes back', async ({
  page,
  signIn,
}) => {
  await signIn('rcm-admin');
  await page.goto('/termsheet?view=at-rcm&triage=');
  await expect(inTurn(page)).toHaveCount(1);
  const first = (await inTurn(page).getAttribute('data-id')) ?? '';
  await page.keyboard.press('s');
  const notes = page.getByLabel('Notes');
  await notes.fill('The PIN is missing');
  // Nothing is sent without the reason that the action asks for.
  await notes.press('Control+Enter');
  await expect(
    page
      .getByText(/Rejection reason.*(required|enter|choose)|(enter|choose).*rejection reason/i)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await expect(notes).toHaveValue('The PIN is missing');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(inTurn(page)).not.toHaveAttribute('data-id', first);
  await page.keyboard.press('k');
  await expect(inTurn(page)).toHaveAttribute('data-id', first);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page).not.toHaveURL(/triage/);
});

test('every list with decisions opens one by one, and offers the keys of its file alone', async ({
  page,
  signIn,
}) => {
  test.slow();
  expect(screens.map(({ resource }) => resource).sort()).toEqual(Object.keys(deciders).sort());
  for (const { resource, route, triage } of screens) {
    await signIn(deciders[resource] ?? '');
    await page.goto(`${route}?triage=`);
    await expect(page.getByRole('button', { name: 'Back to the list' }), resource).toBeVisible();
    const panel = page.getByText(/^\d[\d,]* of [\d,]+$/).or(page.getByText('All done'));
    await expect(panel.first(), resource).toBeVisible();
    const keys = await page
      .locator('[aria-keyshortcuts]')
      .evaluateAll(all => all.flatMap(one => one.getAttribute('aria-keyshortcuts') ?? []));
    const letters = keys.filter(key => /^[A-FHIL-Z]$/.test(key));
    for (const letter of letters)
      expect(Object.values(triage?.acts ?? {}), `${resource}: ${letter}`).toContain(letter);
  }
});
