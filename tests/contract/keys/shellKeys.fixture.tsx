import { act, cleanup, fireEvent, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { Menu } from '#app/menu/Menu.tsx';
import { ScreenRoute } from '#app/routes/ScreenRoute.tsx';
import { SignedInRoutes } from '#app/routes/SignedInRoutes.tsx';
import { checkScreens } from '#contract/model/checkScreens.ts';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import { importColumns, wordsOf } from '#contract/model/importColumns.ts';
import { headOf } from '#contract/model/screenHead.ts';
import type { RecordScreen, ScreenFile } from '#contract/model/types.ts';
import { ScreenCards } from '#pages/home/ScreenCards.tsx';
import { ImportPage } from '#engine/import/ImportPage.tsx';
import { templateRows } from '#engine/import/match/templateRows.ts';
import { renderConsole, userDetails } from '#tests/support/console/renderConsole.tsx';
import { fileOf, thingSchema, words, type KeyRow, type Part } from './thing.fixture.ts';

/** Asks the shell, or the check, of a screen file as it is written. */
export type ShellAsk = (file: ScreenFile) => Promise<unknown>;
type Row = KeyRow<ShellAsk>;

const menu = (differs: object = {}): Part => ({
  menu: { group: 'work', icon: 'house', order: 10, ...differs },
});

const inMenu =
  (see: () => unknown): ShellAsk =>
  async file => {
    cleanup();
    const other = fileOf({ resource: 'others', route: '/others' }, menu({ order: 20 }), {
      label: { other: words('Others') },
    });
    renderConsole(<Menu isRail={false} />, {
      path: '/home',
      screens: [file, other].map(one => headOf({ file: one, schema: thingSchema })),
    });
    await page.findByRole('link', { name: 'Others' });
    return see();
  };

/** The main entries of an owner agent. */
const inCallersMenu: ShellAsk = async file => {
  cleanup();
  renderConsole(<Menu isRail={false} />, {
    path: '/home',
    screens: [headOf({ file: { ...file, access: 'signed-in' }, schema: thingSchema })],
    user: userDetails({ roleCodes: ['owner-agent'] }),
  });
  await waitFor(() => {
    if (!page.queryByRole('link') && !page.queryByRole('button', { name: 'More' }))
      throw new Error('No menu yet');
  });
  return page.queryAllByRole('link').map(link => link.textContent ?? '');
};

/** The file whose lines `virtual:screens` gives. */
export const onHome: ScreenFile[] = [];

/** The words of the page's card on Home, once the cards are opened. */
const onCard: ShellAsk = async file => {
  cleanup();
  onHome.splice(0, Infinity, file);
  renderConsole(<ScreenCards />, {
    path: '/home',
    screens: [headOf({ file, schema: thingSchema })],
  });
  await page.findByText('Things');
  const cards = document.querySelector('details');
  if (!cards) throw new Error('No cards');
  await act(async () => fireEvent(cards, new Event('toggle')));
  return page.getByText('Things').closest('a')?.textContent;
};

const links = (): readonly string[] =>
  page.getAllByRole('link').map(link => link.textContent ?? '');

const faults: ShellAsk = async file =>
  checkScreens(
    [{ file: 'resources/things/things.json', text: JSON.stringify(file) }],
    [{ file: 'form-schemas/thing.schema.json', text: JSON.stringify(thingSchema) }],
    { calls: {}, pages: ['OwnPage'], cells: [], entries: [], actions: [], panels: [] },
  ).map(({ pointer }) => pointer);

/** The import page with a file chosen; `send` answers its calls. */
const importFile = async (file: ScreenFile, send: () => Promise<unknown>) => {
  cleanup();
  renderConsole(<ImportPage />, {
    screen: completeScreen(file, thingSchema) as RecordScreen,
    client: { send, call: () => Promise.resolve({ results: [] } as never) },
  });
  await waitFor(() => {
    if (!document.querySelector('input[type=file]')) throw new Error('No input yet');
  });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File(['name\nA thing'], 'things.csv'));
};

/** What the import page sends the file with. */
const importCall: ShellAsk = async file => {
  const send = vi.fn<() => Promise<unknown>>(() => new Promise(() => undefined));
  await importFile(file, send);
  await waitFor(() => {
    if (send.mock.calls.length === 0) throw new Error('Not sent yet');
  });
  return (send.mock.calls as unknown[][])[0]?.[0];
};

/** Where the page of an applied file leads. */
const afterImport: ShellAsk = async file => {
  const counts = { lines: 1, unchanged: 0, changed: 0, created: 1, errors: 0 };
  const results = [{ line: 2, status: 'create', record: { name: 'A thing' }, after: {} }];
  const checked = { isApplied: false, importId: 'one', counts, header: ['name'], results };
  const send = vi.fn<() => Promise<unknown>>();
  send.mockResolvedValueOnce(checked).mockResolvedValueOnce({ ...checked, isApplied: true });
  await importFile(file, send);
  await userEvent.click(await page.findByRole('button', { name: /^Apply/ }));
  return (await page.findByRole('link', { name: /^Show/ })).getAttribute('href');
};

/** The headings and the example line of the file that people begin with. */
const template: ShellAsk = async file =>
  templateRows(importColumns(completeScreen(file, thingSchema) as RecordScreen), {
    name: 'First thing',
    note: 'first',
  });

/** What a person calls the columns of a file. */
const columnWords: ShellAsk = async file =>
  importColumns(completeScreen(file, thingSchema) as RecordScreen).map(one => wordsOf(one).en);

const importing = (column: object): Part => ({
  import: { matchBy: ['name'], columns: { heading: { field: 'name', ...column } } },
});

/** Keys that the shell and the reading of files act on. */
export const shellKeys: readonly Row[] = [
  { key: 'menu', has: menu(), ask: inMenu(links), answer: ['Things', 'Others'] },
  {
    key: 'menu.offeredTo',
    has: menu({ offeredTo: ['finance'] }),
    lacks: menu(),
    ask: inMenu(links),
    answer: ['Others'],
  },
  {
    key: 'menu.mainFor',
    has: menu({ mainFor: ['owner-agent'] }),
    lacks: menu(),
    ask: inCallersMenu,
    answer: ['Things'],
  },
  {
    key: 'menu.label',
    has: menu({ label: words('Own words') }),
    lacks: menu(),
    ask: inMenu(links),
    answer: ['Own words', 'Others'],
  },
  {
    key: 'menu.order',
    has: menu({ order: 30 }),
    lacks: menu(),
    ask: inMenu(links),
    answer: ['Others', 'Things'],
  },
  {
    key: 'menu.line',
    has: menu({ line: words('What things are for') }),
    lacks: menu(),
    ask: onCard,
    answer: 'ThingsWhat things are for',
  },
  {
    key: 'menu.group',
    has: menu({ group: 'help' }),
    lacks: menu(),
    ask: inMenu(() => page.getAllByRole('list').map(one => one.getAttribute('aria-label'))),
    answer: ['Work', 'Help'],
  },
  {
    key: 'menu.icon',
    has: menu({ icon: 'megaphone' }),
    lacks: menu(),
    ask: inMenu(
      () => page.getByRole('link', { name: 'Things' }).querySelector('.lucide-megaphone') !== null,
    ),
    answer: true,
  },
  {
    key: 'page',
    has: { page: 'OwnPage', schema: undefined, list: undefined, form: undefined },
    lacks: { page: 'OtherPage', schema: undefined, list: undefined, form: undefined },
    ask: async file => {
      cleanup();
      const head = headOf({ file, schema: undefined });
      renderConsole(<ScreenRoute head={head} elsewhere={null} />, {
        screens: [head],
      });
      return (await page.findByText(/made by hand$/)).textContent;
    },
    answer: 'Own page made by hand',
  },
  {
    key: 'was',
    has: { was: ['/elders'], page: 'OwnPage', schema: undefined, list: undefined, form: undefined },
    lacks: { page: 'OwnPage', schema: undefined, list: undefined, form: undefined },
    ask: async file => {
      cleanup();
      const { router } = renderConsole(<SignedInRoutes />, {
        path: '/elders/12?tab=history',
        screens: [headOf({ file, schema: undefined })],
      });
      await page.findByRole('heading').catch(() => page.findByText(/made by hand$/));
      const { pathname, search } = router.state.location;
      return pathname + search;
    },
    answer: '/things/12?tab=history',
  },
  { key: 'schema', has: { schema: 'thin.schema.json' }, ask: faults, answer: ['/schema'] },
  { key: 'format', has: { format: 2 }, ask: faults, answer: ['/format'] },
  { key: '$schema', has: { $schema: 5 }, ask: faults, answer: ['/$schema'] },
  {
    key: 'import.call',
    has: { import: { matchBy: ['name'], call: 'things.import' } },
    lacks: { import: { matchBy: ['name'] } },
    ask: importCall,
    answer: 'things.import',
  },
  {
    key: 'import.view',
    has: { import: { matchBy: ['name'], view: 'open' }, list: { views: { open: { where: {} } } } },
    lacks: { import: { matchBy: ['name'] }, list: { views: { open: { where: {} } } } },
    ask: afterImport,
    answer: '/things?view=open',
  },
  {
    key: 'importColumn.label',
    has: importing({ label: words('Own words') }),
    lacks: importing({}),
    ask: columnWords,
    answer: ['Own words'],
  },
  {
    key: 'importColumn.words',
    has: importing({ words: 'note' }),
    lacks: importing({}),
    ask: template,
    answer: [['Name'], ['first']],
  },
];
