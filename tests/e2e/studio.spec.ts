import { expect, test } from './support/test.ts';

const guests = Array.from(
  { length: 500 },
  (_, at) => `Guest ${at + 1},${at + 1},${at % 2 === 0 ? 'North' : 'South'},3/4/2026`,
);
const table = ['Guest,Seats,Gate,Comes on', ...guests].join('\n');

test('an administrator makes a screen of a table, gives it a field with a condition and an action, and others work with it at once', async ({
  page,
  signIn,
}) => {
  test.setTimeout(240_000);
  const resource = `gate-guests-${test.info().retry}`;
  await signIn('admin');
  await page.goto('/studio');
  await page.getByRole('button', { name: 'From a table' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the screen').fill(resource);
  await dialog.getByLabel('One record is called').fill('Gate guest');
  await dialog.getByLabel('Several are called').fill('Gate guests');
  await dialog.getByLabel('Table').fill(table);
  await dialog.getByRole('button', { name: 'From a table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gate guests' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Seats/ })).toContainText('Whole number');
  await expect(page.getByRole('button', { name: /^Gate/ })).toContainText('One of several values');

  await page.getByLabel('Name of a new field').fill('Escort');
  await page.getByRole('button', { name: 'Add field' }).click();
  await expect(page.getByRole('button', { name: /^Escort/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  const shown = page.getByRole('group', { name: 'Shown when' });
  await shown.getByRole('button', { name: 'Add a condition' }).click();
  await shown.getByLabel('Field', { exact: true }).selectOption({ label: 'Gate' });
  await shown.getByLabel('Value', { exact: true }).selectOption({ label: 'South' });
  const another = shown.getByRole('button', { name: 'Another condition' });
  await another.click();
  const second = shown.getByRole('group', { name: 'Condition 2' });
  await second.getByRole('button', { name: 'Remove this condition' }).click();
  await expect(second).toHaveCount(0);
  await expect(another).toBeFocused();

  // An action that changes a value and asks first, also for a role that may not edit.
  await page.getByRole('tab', { name: 'Actions', exact: true }).click();
  const actions = page.getByRole('tabpanel', { name: 'Actions' });
  await actions.getByLabel('Text of the button of a new action').fill('Send north');
  await actions.getByRole('button', { name: 'Add action' }).click();
  await actions.getByLabel('Text of the button in Hindi').fill('उत्तर भेजें');
  await actions.getByRole('button', { name: 'Change a value' }).click();
  const change = actions.getByRole('group', { name: 'Change 1' });
  await change.getByLabel('Field', { exact: true }).selectOption({ label: 'Gate' });
  await change.getByLabel('Value', { exact: true }).selectOption({ label: 'North' });
  await actions.getByLabel('Question before it', { exact: true }).fill('Send {guest} north?');
  await actions.getByLabel('Question before it in Hindi').fill('{guest} को उत्तर भेजें?');
  await actions.getByLabel('Another role').selectOption('content');
  await expect(actions.getByRole('checkbox', { name: /Content$/ }).last()).toBeChecked();
  await page.getByRole('tab', { name: 'Fields', exact: true }).click();

  // The preview follows what is made, as those of a role would meet it.
  const preview = page.getByRole('tabpanel', { name: 'Preview' });
  await expect(preview.getByLabel('Guest', { exact: true })).toBeVisible();
  await expect(preview.getByLabel('Escort')).toBeHidden();
  await preview.getByLabel('Gate', { exact: true }).selectOption({ label: 'South' });
  await expect(preview.getByLabel('Escort')).toBeVisible();
  await page.getByRole('tab', { name: /^Changes/ }).click();
  await expect(page.getByRole('heading', { name: 'Wider rights' })).toBeVisible();
  await page.getByRole('tab', { name: 'Faults' }).click();
  await expect(page.getByText('It can be published.')).toBeVisible();

  // The menu of every page in Hindi names it from now on.
  await page.getByRole('tab', { name: 'Names and menu' }).click();
  for (const [entry, english, hindi] of [
    ['Entry 1', 'Gate guest', 'गेट अतिथि'],
    ['Entry 2', 'Gate guests', 'गेट के अतिथि'],
  ] as const) {
    const label = page
      .getByRole('tabpanel', { name: 'Names and menu' })
      .getByRole('group', { name: entry, exact: true });
    await label.getByLabel('Type').selectOption({ label: 'Both languages' });
    await label.getByLabel('English', { exact: true }).fill(english);
    await label.getByLabel('Hindi', { exact: true }).fill(hindi);
  }

  await expect(page.getByText('Publishing takes what is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByLabel('Why').fill('The gate wants to know who comes');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Screen published. Open pages follow.')).toBeVisible();

  await page.goto(`/${resource}/create`);
  await page.getByLabel('Guest', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Seats').fill('2');
  await page.getByLabel('Gate', { exact: true }).selectOption({ label: 'North' });
  await expect(page.getByLabel('Escort')).toBeHidden();
  await page.getByLabel('Gate', { exact: true }).selectOption({ label: 'South' });
  await page.getByLabel('Escort').fill('Ravi');
  await page.getByLabel('Comes on').fill('3/4/2026');
  await page
    .getByRole('button', { name: /^Create/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();

  await page.goto(`/${resource}/import`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'guests.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table),
  });
  await page.getByRole('button', { name: 'Apply 500 gate guests' }).click();
  await expect(page.getByText('Applied 500 changes', { exact: true })).toBeVisible();

  await page.goto(`/${resource}`);
  await page.getByRole('searchbox', { name: 'Search gate guests' }).fill('Guest 49');
  await expect(page.getByRole('row', { name: /Guest 490/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save view' }).click();
  await dialog.getByLabel('Name of the view').fill('Forty-nines');
  await dialog.getByLabel('Share with everyone who opens this list').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Forty-nines' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  // Guests with an even number come through the south gate.
  await signIn('content');
  for (const [guest, action, question] of [
    ['Guest 490', 'Send north', 'Send Guest 490 north?'],
    ['Guest 492', 'उत्तर भेजें', 'Guest 492 को उत्तर भेजें?'],
  ] as const) {
    await page.goto(`/${resource}`);
    await page.getByRole('link', { name: /^Forty-nines/ }).click();
    const row = page.getByRole('row', { name: new RegExp(guest) });
    await expect(row).toContainText('South');
    await expect(page.getByRole('row', { name: /Guest 48/ })).toHaveCount(0);
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: action }).click();
    await expect(dialog).toContainText(question);
    await dialog.getByRole('button', { name: action }).click();
    await expect(row).toContainText('North');
    if (action !== 'Send north') continue;
    await page.getByRole('button', { name: /^Your menu/ }).click();
    await page.getByRole('menuitemradio', { name: 'हिन्दी' }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'गेट के अतिथि' })).toBeVisible();
});

test('a screen of the product gets a field in Studio, and goes back in one step', async ({
  page,
  signIn,
}) => {
  test.setTimeout(180_000);
  await signIn('admin');
  await page.goto('/studio');
  await page.getByRole('button', { name: 'Change a screen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the screen').fill('faqs');
  await dialog.getByRole('button', { name: 'Change a screen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
  await page.getByLabel('Name of a new field').fill('Source of the answer');
  await page.getByRole('button', { name: 'Add field' }).click();
  await expect(page.getByRole('button', { name: /^Source of the answer/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  const open = await page.context().newPage();
  await open.goto('/faqs/create');
  const question = open.getByRole('textbox', { name: 'Question', exact: true });
  await question.fill('Where is it from?');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByLabel('Why').fill('Readers ask where it is from');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Screen published. Open pages follow.')).toBeVisible();

  // An open page follows when its person says so; until then the notice covers nothing that opens over the page.
  const notice = open.getByRole('status').filter({ hasText: 'Screens of this console were' });
  await expect(notice).toBeVisible();
  await open.getByRole('button', { name: 'Your menu' }).click();
  await open.getByRole('menuitem', { name: 'Sign out' }).click({ trial: true });
  await open.keyboard.press('Escape');
  await expect(open.getByLabel('Source of the answer')).toHaveCount(0);
  await notice.getByRole('button', { name: 'Show it' }).click();
  await expect(open.getByLabel('Source of the answer')).toBeVisible();
  await expect(question).toHaveValue('Where is it from?');
  await expect(notice).toHaveCount(0);
  await open.close();

  await page.goto('/screen-versions');
  const row = page.getByRole('row', { name: /faqs.*Readers ask/ });
  await row.getByRole('button', { name: /actions/i }).click();
  await page.getByRole('menuitem', { name: 'As in the files' }).click();
  await dialog.getByLabel('Why').fill('Asked too much');
  await dialog.getByRole('button', { name: 'As in the files' }).click();
  await expect(page.getByText('Screen as in its files. Open pages follow.')).toBeVisible();
  await page.goto('/faqs/create');
  await expect(page.getByRole('textbox', { name: 'Answer', exact: true })).toBeVisible();
  await expect(page.getByLabel('Source of the answer')).toHaveCount(0);
});
