import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { settled } from '../screens/checkPage.ts';
import { rowsOf } from '../screens/list.ts';
import { expect as slowly } from './support/test.ts';
import { test } from './support/workingCopy.ts';

test.describe.configure({ mode: 'serial', timeout: 480_000 });

// Development compiles what a page needs when it is asked for it.
const expect = slowly.configure({ timeout: 30_000 });

const fields =
  'name:text!:Name:नाम,kind:choice(wide|narrow)!:Kind:प्रकार,accountId:reference(accounts):Account:खाता,opened:date:Opened:खुला,note:longtext:Note:टिप्पणी';

const run = (folder: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', ...args], { cwd: folder, encoding: 'utf8' });

const eject = (folder: string) => run(folder, 'scripts/screens.ts', 'eject', 'gates');

/** What is drawn once nothing comes any more. */
const stillPicture = async (page: Page): Promise<Buffer> => {
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let last = await take();
  const isStill = async () => {
    const before = last;
    last = await take();
    return last.equals(before);
  };
  await expect.poll(isStill).toBe(true);
  return last;
};

/** List, record and new record as they are drawn. */
const picturesOf = async (page: Page, record: string, account: string): Promise<Buffer[]> => {
  const pictures: Buffer[] = [];
  const take = async (address: string, ready: () => Promise<void>) => {
    // A pointer that only rests somewhere is over something at one time and not at another.
    await page.mouse.move(640, 4);
    await page.goto(address);
    await ready();
    await settled(page);
    pictures.push(await stillPicture(page));
  };
  // A reference shows what its screen calls its records, and not a number.
  await take('/gates', () => expect(rowsOf(page).getByText(account)).toHaveCount(2));
  await take(record, () =>
    expect(page.getByRole('heading', { level: 1, name: 'South' })).toBeVisible(),
  );
  await take('/gates/create', () =>
    expect(page.getByRole('textbox', { name: /^Name/ })).toBeVisible(),
  );
  return pictures;
};

const titleOfList = async (page: Page, name: string) => {
  await page.goto('/gates');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

test('an ejected screen is drawn by its own pages, and every picture is the same', async ({
  page,
  signIn,
  copy: { folder },
}, testInfo) => {
  execFileSync(
    process.execPath,
    ['scripts/run.mjs', 'scripts/new.ts', 'screen', 'gates', '--fields', fields],
    { cwd: folder },
  );
  await signIn('admin');
  let account = '';
  for (const name of ['North', 'South']) {
    await page.goto('/gates/create');
    await page.getByRole('textbox', { name: /^Name/ }).fill(name);
    await page.getByRole('combobox', { name: /^Kind/ }).selectOption('wide');
    await page.getByRole('combobox', { name: /^Account/ }).click();
    const option = page.getByRole('listbox').getByRole('option').first();
    account = await option.innerText();
    await option.click();
    await page.getByRole('button', { name: 'Create gate', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  const { pathname: record } = new URL(page.url());
  const before = await picturesOf(page, record, account);

  expect(eject(folder)).toMatchObject({ status: 0, stderr: '' });
  const ejected = join(folder, 'src/pages/ejected/gates');
  expect(readdirSync(ejected).sort()).toEqual([
    'GatesCreatePage.tsx',
    'GatesListPage.tsx',
    'GatesRecordPage.tsx',
  ]);
  // Another title than the engine's tells whose page it is.
  const list = join(ejected, 'GatesListPage.tsx');
  const text = readFileSync(list, 'utf8');
  writeFileSync(list, text.replace('title={heading}', 'title="All the gates"'));
  await titleOfList(page, 'All the gates');
  writeFileSync(list, text);
  await titleOfList(page, 'Gates');

  const after = await picturesOf(page, record, account);
  for (const [index, picture] of [...before, ...after].entries())
    await testInfo.attach(`picture ${index}`, { body: picture, contentType: 'image/png' });
  expect(after.map((picture, index) => picture.equals(before[index] ?? Buffer.of()))).toEqual([
    true,
    true,
    true,
  ]);
});

test('what somebody changed is not overwritten, and what was removed is written again', ({
  copy: { folder },
}) => {
  const file = join(folder, 'src/pages/ejected/gates/GatesListPage.tsx');
  const text = readFileSync(file, 'utf8');
  expect(eject(folder).stdout).toContain('already');
  writeFileSync(file, `${text}// Mine.\n`);
  const refused = eject(folder);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('src/pages/ejected/gates/GatesListPage.tsx has been changed');
  expect(readFileSync(file, 'utf8')).toContain('// Mine.');
  rmSync(file);
  expect(eject(folder).stdout).toContain('GatesListPage.tsx');
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('ejected pages pass format, lint, types and the rules of the code', ({ copy: { folder } }) => {
  const tool = (name: string, ...args: readonly string[]) =>
    spawnSync(join('node_modules/.bin', name), args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, TEST_ENGINE: 'embedded' },
    });
  const told = [
    tool('prettier', '--check', 'src/pages/ejected'),
    tool('oxlint', '--type-aware', '--type-check', '--deny-warnings', 'src/pages/ejected'),
    tool('vitest', 'run', '--project', 'node', 'tests/architecture'),
    run(folder, 'scripts/screens.ts', 'check'),
  ];
  expect(told.filter(({ status }) => status !== 0).map(({ stdout }) => stdout)).toEqual([]);
});
