import { expect, type Page } from '@playwright/test';
import type { Field, RecordScreen } from '#contract/model/types.ts';
import { callAs, forgiveRefusals } from '../e2e/support/test.ts';
import { settled } from './checkPage.ts';
import { controlOf, enterValue, goOn, newFields } from './formFields.ts';
import { rowsOf } from './list.ts';

const isWords = ({ kind }: Field): boolean => kind === 'text' || kind === 'longtext';

const create = async (page: Page, screen: RecordScreen, mark: string): Promise<string> => {
  await page.goto(`${screen.route}/${screen.createAt}`);
  await settled(page);
  for (const { tab, fields } of newFields(screen)) {
    if (tab !== null) await page.getByRole('tab', { name: tab }).click();
    for (const field of fields) await enterValue(page, field, mark);
    if (tab === null) await goOn(page);
  }
  if (newFields(screen).some(({ tab }) => tab !== null)) await goOn(page);
  await expect(page).toHaveURL(new RegExp(`${screen.route}/\\d+$`));
  await settled(page);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

const type = async (page: Page, field: Field, text: string): Promise<void> => {
  await controlOf(page, field).fill(text);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
};

/** Saves what was typed and waits for the answer, whatever it is. */
const save = async (page: Page, address: string): Promise<void> => {
  const answered = page.waitForResponse(
    response => response.request().method() === 'PUT' && response.url().endsWith(address),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await answered;
};

/** The row that has a mark, once the list shows what was looked for: before that, a list of one record shows it, too. */
const findRow = async (page: Page, address: string, name: string, mark: string) => {
  const answered = page.waitForResponse(
    response => response.url().includes(`${address}?`) && response.url().includes(mark),
  );
  await page.getByRole('searchbox', { name: /^Search / }).fill(name);
  await answered;
  await settled(page);
  await expect(rowsOf(page)).toHaveCount(1);
  return rowsOf(page).first();
};

/** The refusal of the second saver is provoked, and the page logs it. */
export const forgiveConflict = (complaints: string[]): void => {
  forgiveRefusals(complaints, 404, 409);
  const rest = complaints.filter(text => !text.includes('Someone else changed this record'));
  complaints.splice(0, complaints.length, ...rest);
};

/**
 * A record of the generic store from its making to its end, as a person who may do all of it: created with values of
 * every kind, changed, changed by two people at once, read in its history, found and removed.
 */
export const driveStore = async (page: Page, screen: RecordScreen): Promise<void> => {
  const words = newFields(screen)[0]?.fields.find(isWords);
  if (!words) throw new Error(`${screen.resource} has no field of words to tell a record by`);
  const mark = crypto.randomUUID().slice(0, 8);
  const id = await create(page, screen, mark);
  const records = `/console/v1/records/${screen.resource}`;
  const address = `${records}/${id}`;

  await page.goto(`${screen.route}/${id}`);
  await expect(controlOf(page, words)).toHaveValue(new RegExp(mark), { timeout: 30_000 });
  await type(page, words, `Changed ${mark}`);
  await save(page, address);
  const stored = (await (await page.request.get(address)).json()) as { version: number };
  expect(stored).toMatchObject({ version: 2, [words.path]: `Changed ${mark}` });

  // Typed first: a page without changes of its own takes over what somebody else saves, and nothing would be left to settle.
  await type(page, words, `Mine ${mark}`);
  await callAs(page, 'put', address, { version: 2, [words.path]: `Theirs ${mark}` });
  await save(page, address);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Theirs ${mark}`);
  await dialog.getByRole('radio', { name: /Your value/ }).check();
  await dialog.getByRole('button', { name: 'Save these values' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText(`Mine ${mark}`).last()).toBeVisible();

  const name = screen.fields[screen.title] === words ? `Mine ${mark}` : mark;
  await page.goto(screen.route);
  const row = await findRow(page, records, name, mark);
  if (screen.list.bulk.includes('remove')) {
    await row.getByRole('checkbox').check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  } else {
    await row.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  }
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByText(/^No .+ match$/)).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
};
