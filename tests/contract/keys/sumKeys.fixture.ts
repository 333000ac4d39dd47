import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { click, openThing } from './openThing.tsx';
import { comes, list, type PageRow } from './pageAsks.ts';
import { words } from './thing.fixture.ts';

/** What the list adds up to, by whatever it is asked. */
const sums = () =>
  Promise.resolve({
    count: 1,
    sums: { days: 5 },
    groups: [{ value: 'large', count: 1, sums: { days: 5 } }],
    isWhole: true,
  });

/** Keys that say what a list adds up, and its bars. */
export const sumKeys: readonly PageRow[] = [
  {
    key: 'list.totals',
    has: list({ totals: ['days'] }),
    ask: async screen => {
      await openThing(screen, { rows: [{ id: 12, name: 'First thing', days: 5, version: 1 }] });
      return comes(() => page.queryByRole('region', { name: 'Totals' }) !== null);
    },
    answer: true,
  },
  {
    key: 'list.apart',
    has: list({ filters: ['size'], totals: ['days'], apart: 'size' }),
    lacks: list({ filters: ['size'], totals: ['days'] }),
    ask: async screen => {
      await openThing(screen, { totals: sums });
      await page.findByRole('region', { name: 'Totals' });
      return comes(() => page.queryByRole('rowheader', { name: /^large/i }) !== null);
    },
    answer: true,
  },
  {
    key: 'list.groups',
    has: list({ filters: ['size', 'from'], chart: 'size', totals: ['days'], groups: ['from'] }),
    lacks: list({ filters: ['size', 'from'], chart: 'size', totals: ['days'] }),
    ask: async screen => {
      await openThing(screen, { totals: sums });
      await userEvent.click(page.getByRole('button', { name: 'Show as bars' }));
      await page.findByRole('region', { name: 'Size' });
      return page.queryByRole('option', { name: 'From by week' }) !== null;
    },
    answer: true,
  },
  {
    key: 'view.bars',
    has: list({
      filters: ['size'],
      chart: 'size',
      totals: ['days'],
      views: { big: { label: words('Big'), where: { days: { gt: 1 } }, bars: 'days' } },
    }),
    lacks: list({
      filters: ['size'],
      chart: 'size',
      totals: ['days'],
      views: { big: { label: words('Big'), where: { days: { gt: 1 } } } },
    }),
    ask: async screen => {
      await openThing(screen, { totals: sums });
      await click('Big', 'link');
      return comes(() => page.queryByRole('region', { name: 'Days: Size' }) !== null);
    },
    answer: true,
  },
];
