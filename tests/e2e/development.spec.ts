import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from '../screens/list.ts';
import { expect as slowly, forgiveRefusals } from './support/test.ts';
import { test } from './support/workingCopy.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

// Development compiles what a page needs when it is asked for it.
const expect = slowly.configure({ timeout: 30_000 });

const serverFile = 'backend/plugins/reportHealth.ts';

test('a call that fails tells page and terminal why and where, in a line, and its answer nothing', async ({
  page,
  signIn,
  complaints,
  copy: { folder, output },
}) => {
  const file = join(folder, serverFile);
  const text = readFileSync(file, 'utf8');
  await signIn('admin');
  await page.goto('/faqs');
  await expect(rowsOf(page).first()).toBeVisible();

  writeFileSync(
    file,
    text.replace("() => ({ status: 'ok' })", "() => {\n    throw new Error('Not today');\n  }"),
  );
  const health = () => page.request.get('/health');
  await expect.poll(async () => (await health()).status()).toBe(500);
  expect(await (await health()).text()).not.toContain('Not today');

  const banner = page.getByRole('alert').filter({ hasText: 'Something went wrong in the server' });
  const line = text.slice(0, text.indexOf("() => ({ status: 'ok' })")).split('\n').length + 1;
  await expect(banner).toContainText('Not today');
  await expect(banner).toContainText('GET /health');
  await expect(banner).toContainText(`${serverFile}:${line}:`);
  const told = output()
    .split('\n')
    .filter(one => one.includes('Not today'));
  expect(told[0]).toContain(`GET /health: Not today (${serverFile}:${line}:`);
  expect(output()).not.toContain('    at ');

  await banner.getByRole('button', { name: 'Close' }).click();
  await expect(banner).toBeHidden();
  await health();
  await expect(banner).toBeVisible();
  writeFileSync(file, text);
  await expect(banner).toBeHidden();
  forgiveRefusals(complaints, 500);
});

test('a fault in a screen file is told in the terminal, too, and so is its mending', async ({
  copy: { folder, output },
}) => {
  const file = join(folder, 'resources/help/faqs.json');
  const text = readFileSync(file, 'utf8');
  const spoilt = text.replace('"question"', '"qestion"');
  expect(spoilt).not.toBe(text);
  const before = output().length;
  const since = () => output().slice(before);
  writeFileSync(file, spoilt);
  await expect.poll(since).toMatch(/resources\/help\/faqs\.json:\d+:\d+ .*"qestion"/);
  writeFileSync(file, text);
  await expect.poll(since).toContain('The screen files have no fault');
});

interface Journal {
  readonly entries: {
    idx: number;
    when: number;
    tag: string;
    version: string;
    breakpoints: true;
  }[];
}

const migrations = 'backend/database/migrations';

/** Adds a migration behind the last, as drizzle-kit does. @returns its file from the root */
const addMigration = (folder: string, name: string, text: string): string => {
  const journalFile = join(folder, migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('There are migrations');
  const idx = last.idx + 1;
  const tag = `${String(idx).padStart(4, '0')}_${name}`;
  const file = `${migrations}/${tag}.sql`;
  writeFileSync(join(folder, file), text);
  const entries = [...journal.entries, { ...last, idx, when: last.when + 1, tag }];
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries }));
  return file;
};

test('a migration is applied while development runs; one that fails is told with its place', async ({
  page,
  signIn,
  copy: { folder, output },
}) => {
  await signIn('admin');
  await page.goto('/user-management');
  await expect(rowsOf(page).first()).toBeVisible();
  const banner = page.getByRole('alert').filter({ hasText: 'The server cannot be loaded' });
  addMigration(
    folder,
    'marks',
    `create table marks (word text);\n--> statement-breakpoint\ninsert into marks values ('Marked');\n`,
  );
  const file = addMigration(
    folder,
    'renamed',
    `update users set first_name = word, last_name = 'Person' from marks\n where no_such_column = 'finance@example.com';\n`,
  );
  await expect(banner).toContainText(`${file}:2:8`);
  await expect(banner).toContainText('column "no_such_column" does not exist');
  expect(output()).toContain(`${file}:2:8 column "no_such_column" does not exist`);
  await page.reload();
  await expect(rowsOf(page).first()).toBeVisible();

  const text = readFileSync(join(folder, file), 'utf8');
  writeFileSync(join(folder, file), text.replace('no_such_column', 'email'));
  await expect(banner).toBeHidden();
  await page.reload();
  await page.getByRole('searchbox').fill('Marked Person');
  await expect(rowsOf(page)).toHaveCount(1);
});

test('a field, words, a cell and a renamed file are taken up as they are saved', async ({
  page,
  signIn,
  copy: { folder },
}) => {
  mkdirSync(join(folder, 'resources/setup'), { recursive: true });
  const file = join(folder, 'resources/setup/gates.json');
  const schema = join(folder, 'form-schemas/gate.schema.json');
  const properties = { name: { type: 'string', title: 'Name' } };
  const shape = { type: 'object', title: 'Gate', properties };
  const screen = { format: 1, resource: 'gates', schema: 'gate.schema.json' };
  await signIn('admin');
  await page.goto('/home');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  writeFileSync(schema, JSON.stringify(shape));
  writeFileSync(file, JSON.stringify(screen));
  const gates = menu.getByRole('link', { name: 'Gates', exact: true });
  await gates.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gates' })).toBeVisible();

  await page
    .getByRole('link', { name: /^(Create|New)/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Delhi');
  await page.getByRole('button', { name: /^Create / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Delhi' })).toBeVisible();
  await page.goto('/gates');
  await expect(rowsOf(page)).toHaveCount(1);

  // A field more in the schema alone.
  const more = { ...properties, paint: { type: 'string', title: 'Paint' } };
  writeFileSync(schema, JSON.stringify({ ...shape, properties: more }));
  await expect(page.getByRole('columnheader', { name: /Paint/ })).toBeVisible();

  // What screen files share.
  const words = join(folder, 'resources/words.json');
  const before = readFileSync(words, 'utf8');
  const hindi = JSON.parse(before) as Record<string, string>;
  writeFileSync(words, JSON.stringify({ ...hindi, Paint: 'रंगाई' }));
  const inHindi = async () =>
    (
      (await (await page.request.get(`/@screen/gates.js?version=${Date.now()}`)).text()).match(
        /रंगाई/g,
      ) ?? []
    ).length;
  await expect.poll(inHindi).toBeGreaterThan(0);
  writeFileSync(words, before);

  // A cell that the screen names a moment later.
  writeFileSync(
    join(folder, 'src/fields/cells/GateName.tsx'),
    `import type { CellProps } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';

/** The name of a gate. */
export const GateName = ({ value }: CellProps) => <PlainCell>{\`Gate of \${String(value)}\`}</PlainCell>;
`,
  );
  writeFileSync(file, JSON.stringify({ ...screen, fields: { name: { cell: 'GateName' } } }));
  await expect(page.getByText('Gate of Delhi')).toBeVisible();

  // The files under other names: the screen stays, and so does what it keeps.
  const renamed = join(folder, 'resources/setup/all-gates.json');
  renameSync(file, renamed);
  renameSync(schema, join(folder, 'form-schemas/barrier.schema.json'));
  writeFileSync(renamed, JSON.stringify({ ...screen, schema: 'barrier.schema.json' }));
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(1);
  await page.goto('/home');
  await expect(gates).toBeVisible();
  rmSync(renamed);
  await expect(gates).toBeHidden();
});

test('a new call is there without a restart', async ({ page, copy: { folder } }) => {
  appendFileSync(
    join(folder, serverFile),
    `\nexport const reportNews = (app: FastifyInstance): void => {\n  app.get('/news', () => ({ status: 'new' }));\n};\n`,
  );
  const app = join(folder, 'backend/app.ts');
  const text = readFileSync(app, 'utf8');
  writeFileSync(
    app,
    text
      .replace('import { reportHealth }', 'import { reportHealth, reportNews }')
      .replace('  reportHealth(app, client);', '  reportHealth(app, client);\n  reportNews(app);'),
  );
  const news = async () => (await page.request.get('/news')).status();
  await expect.poll(news).toBe(200);
});
