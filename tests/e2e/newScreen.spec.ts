import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readScreens } from '#backend/screens/readScreens.ts';
import { checkAxe, settled } from '../screens/checkPage.ts';
import { controlOf, newFields } from '../screens/formFields.ts';
import { filterList, openList, rowsOf, sortList } from '../screens/list.ts';
import { driveStore, forgiveConflict } from '../screens/store.ts';
import { expect as slowly, forgiveRefusals } from './support/test.ts';
import { digestsIn, test } from './support/workingCopy.ts';

/** What `npm run new screen` writes of a screen. */
interface ScreenFile {
  readonly list: readonly string[];
  readonly access: { readonly admin: readonly string[] };
  readonly fields: Readonly<Record<string, object>>;
}

test.describe.configure({ mode: 'serial', timeout: 180_000 });

// Development compiles what a page needs when it is asked for it.
const expect = slowly.configure({ timeout: 30_000 });

const newScreen = (folder: string, ...args: readonly string[]): string =>
  execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/new.ts', 'screen', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

const fields =
  'name:text!:Name:नाम,kind:choice(national|local)!,day:date,paid:boolean,note:longtext';

const holidaysIn = (folder: string) => {
  const screen = readScreens(folder).get('holidays');
  if (screen?.type !== 'records') throw new Error('There is no screen of holidays');
  return screen;
};

/** Saves a file and waits for what it does to the page. @returns milliseconds. */
const timed = async (file: string, text: string, effect: () => Promise<void>): Promise<number> => {
  const started = performance.now();
  writeFileSync(file, text);
  await effect();
  return Math.round(performance.now() - started);
};

test('two files make a screen, which appears while development runs', async ({
  page,
  signIn,
  copy: { folder },
}) => {
  await signIn('admin');
  await page.goto('/home');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible();

  const before = digestsIn(folder);
  newScreen(folder, 'holidays', '--fields', fields, '--hindi', 'छुट्टी/छुट्टियाँ');
  await menu.getByRole('link', { name: 'Holidays', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Holidays' })).toBeVisible();

  const after = digestsIn(folder);
  const changed = [...before].filter(([file, digest]) => after.get(file) !== digest);
  expect(changed).toEqual([]);
  expect([...after.keys()].filter(file => !before.has(file)).sort()).toEqual([
    join(folder, 'form-schemas/holiday.schema.json'),
    join(folder, 'resources/setup/holidays.json'),
  ]);
});

test('the screen keeps records, changes, conflicts and their history', async ({
  page,
  signIn,
  copy: { folder },
  complaints,
}) => {
  await signIn('admin');
  await driveStore(page, holidaysIn(folder));
  forgiveConflict(complaints);
});

test('the screen sorts, filters and looks as it should, and turns others away', async ({
  page,
  signIn,
  copy: { folder },
}) => {
  const screen = holidaysIn(folder);
  await signIn('finance');
  await page.goto(screen.route);
  await expect(page).toHaveURL(/\/unauthorized$/);
  await signIn('admin');
  await page.goto(`${screen.route}/create`);
  await settled(page);
  await checkAxe(page);
  const [name, kind] = newFields(screen)[0]?.fields ?? [];
  if (!name || !kind) throw new Error('The form has no fields');
  await controlOf(page, name).fill('Diwali');
  await controlOf(page, kind).selectOption('national');
  await page.getByRole('button', { name: /^Create / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Diwali' })).toBeVisible();
  expect(await openList(page, screen)).toBe(true);
  await checkAxe(page);
  await sortList(page);
  await filterList(page, screen);
});

test('the screen imports, exports and changes many, once its file says so', async ({
  page,
  signIn,
  copy: { folder },
}) => {
  const file = join(folder, 'resources/setup/holidays.json');
  const text = readFileSync(file, 'utf8');
  const screen = JSON.parse(text) as ScreenFile;
  await signIn('admin');
  await page.goto('/holidays');
  const list = { columns: screen.list, search: ['name'], bulk: ['remove'], bulkEdit: ['paid'] };
  const access = { admin: [...screen.access.admin, 'import'] };
  writeFileSync(file, JSON.stringify({ ...screen, access, list, import: { matchBy: ['name'] } }));

  await page.getByRole('link', { name: 'Import', exact: true }).click();
  const lines = ['name,kind', 'Holi,national', 'Pongal,local'];
  await page.locator('input[type=file]').setInputFiles({
    name: 'holidays.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await expect(page.getByText('Checked 2 lines')).toBeVisible();
  await page.getByRole('button', { name: 'Apply 2 holidays' }).click();
  await expect(page.getByText('Applied 2 changes', { exact: true })).toBeVisible();

  await page.goto('/holidays');
  await page.getByRole('searchbox', { name: 'Search holidays' }).fill('o');
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Export' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: '2 holidays, the columns shown' }).click();
  expect(readFileSync(await (await coming).path(), 'utf8')).toContain('Pongal');

  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: /^Edit/ }).first().click();
  const dialog = page.getByRole('dialog');
  const paid = dialog.getByRole('group', { name: 'Paid', exact: true });
  await paid.getByRole('button', { name: 'Set' }).click();
  await dialog.getByRole('switch').or(dialog.getByRole('checkbox')).first().check();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Change 2 holidays' }).click();
  await expect(dialog.getByRole('button', { name: /2 changed/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  writeFileSync(file, text);
});

test('a saved file changes the open form around what was typed; a fault is told and mended', async ({
  page,
  signIn,
  copy: { folder },
}) => {
  const file = join(folder, 'resources/setup/holidays.json');
  const schema = join(folder, 'form-schemas/holiday.schema.json');
  const [text, shape] = [readFileSync(file, 'utf8'), readFileSync(schema, 'utf8')];
  await signIn('admin');
  await page.goto('/holidays/create');
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill('Typed before');

  const renamed = await timed(schema, shape.replace('"title": "Note"', '"title": "Remark"'), () =>
    expect(page.getByRole('textbox', { name: /^Remark/ })).toBeVisible(),
  );
  await expect(name).toHaveValue('Typed before');
  await expect(name).toBeFocused();

  const withoutNote = text.replace(/, "note"\]/, ']');
  expect(withoutNote).not.toBe(text);
  const removed = await timed(file, withoutNote, () =>
    expect(page.getByRole('textbox', { name: /^Remark/ })).toBeHidden(),
  );
  await expect(name).toHaveValue('Typed before');

  const banner = page.getByRole('alert').filter({ hasText: 'the screen files' });
  const told = await timed(file, text.replace('"form": ["name"', '"form": ["nmae"'), () =>
    expect(banner).toBeVisible(),
  );
  await expect(banner).toContainText('resources/setup/holidays.json:');
  await expect(banner).toContainText('/form/0');
  await expect(banner).toContainText('There is no field "nmae". Did you mean "name"?');
  await expect(page.getByRole('textbox', { name: /^Remark/ })).toBeHidden();
  await page.reload();
  await expect(banner).toBeVisible();
  await expect(name).toBeVisible();

  const mended = await timed(file, text, () => expect(banner).toBeHidden());
  await expect(page.getByRole('textbox', { name: /^Remark/ })).toBeVisible();
  await expect(name).toHaveValue('Typed before');
  console.log(
    `shown after: schema ${renamed} ms, screen ${removed} ms, fault ${told} ms, mended ${mended} ms`,
  );
});

const serverFile = 'backend/plugins/reportHealth.ts';

for (const [what, spoil, told] of [
  ['a syntax error', (text: string) => `${text}\nexport const = 1;\n`, `${serverFile}:`],
  ['an import of nothing', (text: string) => `import './gone.ts';\n${text}`, 'gone.ts'],
  [
    'a throw at the start',
    (text: string) => `${text}\nthrow new Error('Not today');\n`,
    'Not today',
  ],
] as const)
  test(`${what} in the server leaves the last good one, until the first mend`, async ({
    page,
    signIn,
    complaints,
    copy: { folder },
  }) => {
    const file = join(folder, serverFile);
    const text = readFileSync(file, 'utf8');
    await signIn('admin');
    await page.goto('/faqs');
    await expect(rowsOf(page).first()).toBeVisible();

    const banner = page.getByRole('alert').filter({ hasText: 'The server cannot be loaded' });
    writeFileSync(file, spoil(text));
    await expect(banner).toContainText(told);
    await expect(banner).toContainText(`${serverFile}:`);
    await page.reload();
    await expect(rowsOf(page).first()).toBeVisible();
    await expect(banner).toBeVisible();

    // What is corrected is served, and not what was before the fault.
    writeFileSync(file, text.replaceAll("'/health'", "'/health/mended'"));
    await expect(banner).toBeHidden();
    const healthOf = async (path: string) => (await page.request.get(path)).status();
    await expect.poll(() => healthOf('/health/mended')).toBe(200);
    writeFileSync(file, text);
    await expect.poll(() => healthOf('/health')).toBe(200);
    forgiveRefusals(complaints, 404);
  });

test("fields that name widgets of rjsf's theme are entered by them, under the strict policy", async ({
  page,
  signIn,
  copy: { folder },
}) => {
  const file = join(folder, 'resources/setup/holidays.json');
  const schema = join(folder, 'form-schemas/holiday.schema.json');
  const screen = JSON.parse(readFileSync(file, 'utf8')) as ScreenFile;
  const record = JSON.parse(readFileSync(schema, 'utf8')) as { readonly properties: object };
  const share = { type: 'integer', minimum: 0, maximum: 100, title: 'Share' };
  writeFileSync(schema, JSON.stringify({ ...record, properties: { ...record.properties, share } }));
  const drawn = {
    ...screen.fields,
    kind: { ...screen.fields['kind'], entry: 'RadioWidget' },
    share: { label: { hi: 'हिस्सा' }, entry: 'RangeWidget' },
  };
  writeFileSync(
    file,
    JSON.stringify({ ...screen, fields: drawn, form: ['name', 'kind', 'share'] }),
  );
  await signIn('admin');
  await page.goto('/holidays/create');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Onam');
  await page.getByRole('radio').first().check();
  await page.getByRole('slider', { name: 'Share' }).press('End');
  await checkAxe(page);
  await page.getByRole('button', { name: /^Create / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Onam' })).toBeVisible();
  await expect(page.getByText('100', { exact: true })).toBeVisible();
});

test('a file that is taken away takes its screen with it', async ({
  page,
  signIn,
  copy: { folder },
}) => {
  const file = join(folder, 'resources/setup/holidays.json');
  await signIn('admin');
  await page.goto('/home');
  const link = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Holidays', exact: true });
  await expect(link).toBeVisible();
  rmSync(file);
  await expect(link).toBeHidden();

  await page.goto('/faqs');
  await expect(rowsOf(page).first()).toBeVisible();
});
