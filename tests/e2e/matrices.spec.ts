import type { Page } from '@playwright/test';
import { checkSchemes } from '#tests/screens/checkPage.ts';
import { callAs, expect, forgiveRefusals, test } from './support/test.ts';

interface Level {
  level: number;
  fromBp: number;
  untilBp: number;
  entries: { id: number; version: number }[];
}

const path = '/sapna/v1/disount-approving-authorities';

/** Each journey has a client type of its own: they share one server. */
const [builder, owner, agency] = [1, 3, 5];

const cell = (page: Page, row: number, column: number) =>
  page.getByRole('grid').locator(`[data-cell="${row}:${column}"]`);

const paste = async (page: Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(words => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('Control+v');
};

const levelsOf = async (page: Page, clientTypeId: number): Promise<Level[]> => {
  const answer = await page.request.get(`${path}/get-all-entries?clientTypeId=${clientTypeId}`);
  return ((await answer.json()) as { results: Level[] }).results;
};

/** Someone else sets the limit of the highest level meanwhile. */
const limitOfLast = async (page: Page, clientTypeId: number, untilBp: number) => {
  const last = (await levelsOf(page, clientTypeId)).at(-1);
  const entries = last?.entries.map(({ id, version }) => ({ id, version, untilBp }));
  await callAs(page, 'post', `${path}/update/add-entries`, { clientTypeId, entries });
};

const review = async (page: Page, count: string) => {
  await page.getByRole('button', { name: `Review ${count}` }).click();
  return page.getByRole('dialog');
};

test.describe('the discount matrix', () => {
  test('is edited, pasted into, undone, compared, saved, and told in its history', async ({
    page,
    signIn,
  }) => {
    await signIn('admin');
    await page.goto('/home');
    await page.getByRole('link', { name: 'Discount Approval Matrix' }).first().click();
    await page.getByRole('tab', { name: /Builder/ }).click();
    await expect(page).toHaveURL(new RegExp(`clientType=${builder}|discount-matrix$`));

    await cell(page, 0, 1).click();
    await page.keyboard.type('4.5');
    await page.keyboard.press('Enter');
    await expect(cell(page, 0, 1)).toContainText('4.5%');
    await expect(cell(page, 0, 1).locator('del')).toHaveText('5%');
    await expect(cell(page, 1, 1)).toBeFocused();

    await paste(page, '9\t6 L\n17.5\t18 L');
    await expect(cell(page, 2, 2)).toContainText('₹18,00,000');
    await page.keyboard.press('Control+z');
    await expect(cell(page, 1, 1)).toHaveText('10%');
    await expect(cell(page, 2, 2)).toHaveText('₹15,00,000');
    await page.keyboard.press('Control+y');
    await expect(cell(page, 2, 1)).toContainText('17.5%');

    await paste(page, 'much\t6 L');
    const refusal = page.getByRole('dialog', { name: 'Nothing was pasted' });
    await expect(refusal).toContainText('"much" is not a percentage');
    await refusal.getByRole('button', { name: 'Continue editing' }).click();
    await expect(cell(page, 1, 1)).toContainText('9%');

    const dialog = await review(page, '5 changes');
    await expect(dialog).toContainText('L3');
    await dialog.getByRole('button', { name: 'Undo: L3 Deal value up to' }).click();
    await dialog.getByLabel('Reason for the change').fill('Closing drive in the west zone');
    await dialog.getByRole('button', { name: 'Save 4 changes' }).click();
    await expect(page.getByText('Action successfully completed!')).toBeVisible();
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await page.reload();
    await expect(cell(page, 0, 1)).toHaveText('4.5%');
    expect((await levelsOf(page, builder)).map(({ untilBp }) => untilBp).slice(0, 3)).toEqual([
      450, 900, 1750,
    ]);

    await page.getByRole('button', { name: 'History' }).click();
    const past = page.getByRole('dialog', { name: 'History of Builder' });
    await expect(past).toContainText('Closing drive in the west zone');
    await expect(past).toContainText('Aditi Krishnamurthy');
    await expect(past.getByRole('listitem').first()).toContainText('4.5%');

    // Taken back in the grid, where it is looked at before it is saved.
    await past.getByRole('button', { name: 'Undo this change' }).first().click();
    await expect(past).toBeHidden();
    await expect(cell(page, 0, 1).locator('del')).toHaveText('4.5%');
    await expect(cell(page, 0, 1)).toContainText('5%');
    const back = await review(page, '4 changes');
    await back.getByRole('button', { name: 'Save 4 changes' }).click();
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    expect((await levelsOf(page, builder)).map(({ untilBp }) => untilBp).slice(0, 3)).toEqual([
      500, 1000, 1800,
    ]);
    await page.getByRole('button', { name: 'History' }).click();
    await past.getByRole('button', { name: 'Undo this change' }).last().click();
    await expect(page.getByText(/as it was before|and stay/)).toBeVisible();
    await expect(past).toBeVisible();
  });

  test('takes levels in and out, and says so in the words of the specification', async ({
    page,
    signIn,
  }) => {
    await signIn('tele-sales-um');
    await page.goto(`/discount-matrix?clientType=${owner}`);
    const count = (await levelsOf(page, owner)).length;
    await cell(page, 1, 0).click();
    await page.getByRole('button', { name: 'Insert above L2' }).click();
    await expect(cell(page, 1, 0)).toBeFocused();
    await page.keyboard.type('zm');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(cell(page, 1, 0)).toHaveText('ZM');
    await page.keyboard.type('10');
    await page.keyboard.press('Enter');
    await expect(cell(page, 1, 1)).toContainText('Must be above the level below');
    await page.getByRole('button', { name: 'Review 1 change' }).click();
    await expect(cell(page, 1, 1)).toBeFocused();
    await page.keyboard.type('12');
    await page.keyboard.press('Tab');
    await page.keyboard.type('50000');
    await page.keyboard.press('Enter');
    await (await review(page, '1 change')).getByRole('button', { name: 'Save 1 change' }).click();
    await expect(page.getByText('Discount approval level added successfully!')).toBeVisible();
    expect(await levelsOf(page, owner)).toHaveLength(count + 1);

    await cell(page, 1, 0).click();
    await page.getByRole('button', { name: 'Remove L2' }).click();
    await (await review(page, '1 change')).getByRole('button', { name: 'Save 1 change' }).click();
    await expect(page.getByText('Discount approval level removed successfully!')).toBeVisible();
    expect(await levelsOf(page, owner)).toHaveLength(count);
  });

  test('joins what two people changed, and asks where both changed one cell', async ({
    page,
    signIn,
    complaints,
  }) => {
    await signIn('master-data');
    await page.goto(`/discount-matrix?clientType=${agency}`);
    const last = (await levelsOf(page, agency)).length - 1;
    await cell(page, 0, 1).click();
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await limitOfLast(page, agency, 4800);
    await (await review(page, '1 change')).getByRole('button', { name: 'Save 1 change' }).click();
    await expect(page.getByText(/both changes are kept/)).toBeVisible();
    await expect(cell(page, 0, 1)).toHaveText('7%');
    await expect(cell(page, last, 1)).toHaveText('48%');

    await cell(page, last, 1).click();
    await page.keyboard.type('55');
    await page.keyboard.press('Enter');
    await limitOfLast(page, agency, 5100);
    await (await review(page, '1 change')).getByRole('button', { name: 'Save 1 change' }).click();
    const dialog = page.getByRole('dialog', { name: /saved first/ });
    await expect(dialog).toContainText('51%');
    await expect(dialog).toContainText('Before: 48%');
    await dialog.getByRole('radio', { name: /Your value/ }).check();
    await dialog.getByRole('button', { name: 'Save these values' }).click();
    await expect(dialog).toBeHidden();
    await expect(cell(page, last, 1)).toHaveText('55%');
    forgiveRefusals(complaints, 409);
  });

  test('keeps what is not saved, and asks before it is left', async ({ page, signIn }) => {
    await signIn('rcm-admin');
    await page.goto('/discount-matrix?clientType=4');
    await cell(page, 0, 1).click();
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    await expect(cell(page, 0, 1)).toContainText('6%');
    await page.getByRole('tab', { name: /Owner/ }).click();
    await page.getByRole('tab', { name: /Financial Institution/ }).click();
    await expect(cell(page, 0, 1)).toContainText('6%');
    page.once('dialog', dialog => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/are restored/)).toBeVisible();
    await expect(cell(page, 0, 1)).toContainText('6%');
    await page.getByRole('link', { name: 'Other matrices' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/common-matrices/);
  });

  test('is closed to other roles, page, calls and history', async ({
    page,
    signIn,
    complaints,
  }) => {
    await signIn('finance');
    await page.goto('/discount-matrix');
    await expect(page).toHaveURL(/unauthorized/);
    const history = '/console/v1/history?resource=discount-matrix&id=1';
    for (const address of [`${path}/get-all-entries`, history])
      expect((await page.request.get(address)).status(), address).toBe(403);
    forgiveRefusals(complaints, 403);
  });

  for (const width of [1440, 390])
    test(`has no barrier while it is edited, ${width} px`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn('admin');
      await page.goto('/discount-matrix?clientType=2');
      await page.getByRole('button', { name: 'Add level' }).click();
      if (width === 390) {
        await expect(page.getByRole('dialog', { name: 'Change L6' })).toBeVisible();
        await checkSchemes(page, 'a level on a phone');
        await page.getByRole('button', { name: 'Apply' }).click();
      } else {
        await cell(page, 0, 1).click();
        await page.keyboard.type('20');
        await page.keyboard.press('Enter');
      }
      await expect(page.getByText('Unsaved changes')).toBeVisible();
      await checkSchemes(page, 'changed');
      await page.getByRole('button', { name: 'History' }).click();
      await expect(page.getByRole('dialog', { name: 'History of Broker' })).toBeVisible();
      await checkSchemes(page, 'history');
    });
});
