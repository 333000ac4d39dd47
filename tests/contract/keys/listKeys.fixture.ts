import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import {
  buttons,
  click,
  dialog,
  heads,
  openMenu,
  openThing,
  words as shown,
} from './openThing.tsx';
import { comes, list, listAsked, onList, says, type PageRow } from './pageAsks.ts';
import { words } from './thing.fixture.ts';

/** Keys that the list acts on. */
export const listKeys: readonly PageRow[] = [
  { key: 'list', has: { list: ['name', 'note'] }, ask: onList(heads), answer: ['Name', 'Note'] },
  {
    key: 'list.columns',
    has: list({ columns: ['name', 'note'] }),
    ask: onList(heads),
    answer: ['Name', 'Note'],
  },
  {
    key: 'list.columns.field',
    has: list({ columns: ['name', { field: 'note' }] }),
    ask: onList(heads),
    answer: ['Name', 'Note'],
  },
  {
    key: 'list.columns.hidden',
    has: list({ columns: ['name', { field: 'size', hidden: true }] }),
    lacks: list({ columns: ['name', { field: 'size' }] }),
    ask: onList(heads),
    answer: ['Name'],
  },
  {
    key: 'list.columns.width',
    has: list({ columns: ['name', { field: 'size', width: 311 }] }),
    ask: onList(() =>
      page.getByRole('separator', { name: 'Width of Size' }).getAttribute('aria-valuenow'),
    ),
    answer: '311',
  },
  {
    key: 'list.columns.edit',
    has: list({ columns: ['name', { field: 'days', edit: true }] }),
    ask: onList(() => document.querySelector('td[data-edit="days"]') !== null),
    answer: true,
  },
  {
    key: 'list.columns.sortable',
    has: list({ columns: ['name', { field: 'days', sortable: false }] }),
    lacks: list({ columns: ['name', 'days'] }),
    ask: onList(() => [...document.querySelectorAll('button.sort')].map(one => one.textContent)),
    answer: ['Name'],
  },
  {
    key: 'list.filters',
    has: list({ filters: ['size'] }),
    ask: onList(() => page.queryByRole('button', { name: 'Add filter' }) !== null),
    answer: true,
  },
  {
    key: 'list.search',
    has: list({ search: ['name'] }),
    ask: onList(() => page.queryByRole('searchbox') !== null),
    answer: true,
  },
  {
    key: 'list.sort',
    has: list({ sort: ['-days'] }),
    ask: async screen => listAsked(await openThing(screen)).sort,
    answer: { field: 'days', order: 'DESC' },
  },
  {
    key: 'list.opens',
    has: list({ opens: 'note' }),
    ask: onList(() =>
      page.queryByRole('link', { name: 'First thing' })?.getAttribute('href')?.endsWith('first'),
    ),
    answer: true,
  },
  {
    key: 'list.pageSize',
    has: list({ pageSize: 30 }),
    ask: async screen => listAsked(await openThing(screen)).pagination,
    answer: { page: 1, perPage: 30 },
  },
  {
    key: 'list.views',
    has: list({ views: { big: { label: words('Big ones'), where: { size: { eq: 'large' } } } } }),
    ask: onList(says('Big ones')),
    answer: true,
  },
  {
    key: 'view.label',
    has: list({ views: { big: { label: words('Big ones'), where: true } } }),
    lacks: list({ views: { big: { label: words('Others'), where: true } } }),
    ask: onList(says('Big ones')),
    answer: true,
  },
  {
    key: 'view.where',
    has: list({ views: { big: { label: words('Big'), where: { size: { eq: 'large' } } } } }),
    lacks: list({ views: { big: { label: words('Big'), where: { size: { eq: 'small' } } } } }),
    ask: async screen => {
      const opened = await openThing(screen);
      await click('Big', 'link');
      return comes(() => JSON.stringify(opened.asked['getList']).includes('"large"'));
    },
    answer: true,
  },
  {
    key: 'view.sort',
    has: list({
      views: { big: { label: words('Big'), where: { days: { gt: 1 } }, sort: ['-days'] } },
    }),
    lacks: list({ views: { big: { label: words('Big'), where: { days: { gt: 1 } } } } }),
    ask: async screen => {
      const opened = await openThing(screen);
      await click('Big', 'link');
      return comes(() =>
        JSON.stringify(opened.asked['getList']).includes('{"field":"days","order":"DESC"}'),
      );
    },
    answer: true,
  },
  ...(['parent', 'count'] as const).map((part): PageRow => ({
    key: `tree.${part}`,
    has: list({
      views: {
        all: { label: words('As a tree'), where: true, tree: { parent: 'otherId', count: 'days' } },
      },
    }),
    lacks: list({
      views: {
        all: {
          label: words('As a tree'),
          where: true,
          tree: { parent: 'otherId', count: 'days', [part]: part === 'count' ? 'amount' : 'code' },
        },
      },
    }),
    ask: async screen => {
      const opened = await openThing(screen);
      await click('As a tree', 'link');
      await page.findByRole('treegrid');
      const asked = JSON.stringify(opened.asked['getList']);
      return part === 'parent'
        ? comes(() => asked.includes('{"otherId":{"empty":true}}'))
        : page.queryByRole('button', { name: 'First thing: 5 below' }) !== null;
    },
    answer: true,
  })),
  {
    key: 'view.tree',
    has: list({
      views: {
        all: { label: words('As a tree'), where: true, tree: { parent: 'otherId', count: 'days' } },
      },
    }),
    lacks: list({ views: { all: { label: words('As a tree'), where: true } } }),
    ask: async screen => {
      await openThing(screen);
      await click('As a tree', 'link');
      return comes(() => page.queryByRole('treegrid') !== null);
    },
    answer: true,
  },
  {
    key: 'list.chart',
    has: list({ filters: ['size'], chart: 'size' }),
    lacks: list({ filters: ['size'] }),
    ask: async screen => {
      await openThing(screen);
      const button = page.queryByRole('button', { name: 'Show as bars' });
      if (!button) return false;
      await userEvent.click(button);
      return comes(() => page.queryByRole('region', { name: 'Size' }) !== null);
    },
    answer: true,
  },
  {
    key: 'list.empty',
    has: list({ empty: words('Make the first one') }),
    ask: async screen => {
      await openThing(screen, { rows: [] });
      await page.findByText('No things yet');
      return shown().includes('Make the first one');
    },
    answer: true,
  },
  {
    key: 'list.failed',
    has: list({ failed: words('The things stay away') }),
    ask: async screen => {
      await openThing(screen, { rows: [], list: () => Promise.reject(new Error('no line')) });
      await page.findByText('no line');
      // The library tells the console of every failed read; that is not the page's fault.
      vi.mocked(console.error).mockClear();
      return shown().includes('The things stay away');
    },
    answer: true,
  },
  {
    key: 'list.bulk',
    has: list({ bulk: ['remove'] }),
    lacks: list({ bulkEdit: ['days'] }),
    ask: async screen => {
      await openThing(screen);
      await userEvent.click(page.getByLabelText('Select First thing'));
      return buttons().includes('Delete');
    },
    answer: true,
  },
  {
    key: 'list.bulkEdit',
    has: list({ bulk: ['remove'], bulkEdit: ['days'] }),
    lacks: list({ bulk: ['remove'] }),
    ask: async screen => {
      await openThing(screen);
      await userEvent.click(page.getByLabelText('Select First thing'));
      return buttons().some(name => name.startsWith('Edit'));
    },
    answer: true,
  },
  {
    key: 'data.removal',
    has: {
      data: { removal: 'soft', calls: { list: { call: 'x.list' }, remove: { call: 'x.remove' } } },
    },
    lacks: { data: { calls: { list: { call: 'x.list' }, remove: { call: 'x.remove' } } } },
    ask: async screen => {
      await openThing(screen);
      await openMenu();
      await click('Delete', 'menuitem');
      return !(await dialog()).textContent.includes('You cannot undo this here');
    },
    answer: true,
  },
];
