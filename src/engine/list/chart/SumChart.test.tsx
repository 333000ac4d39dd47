import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openThing } from '#tests/contract/keys/openThing.tsx';
import { field, list } from '#tests/contract/keys/pageAsks.ts';
import { screenOf } from '#tests/contract/keys/thing.fixture.ts';

const thing = screenOf(
  list({ filters: ['size', 'from'], chart: 'size', totals: ['days'], groups: ['from'] }),
);

const bySize = [
  { value: 'large', count: 1, sums: { days: 5 } },
  { value: 'small', count: 3, sums: { days: 4 } },
  { value: null, count: 2, sums: { days: 0 } },
];
const byWeek = [
  { value: '2026-11-09', count: 4, sums: { days: 7 } },
  { value: '2026-11-02', count: 2, sums: { days: 2 } },
];

const adding = () =>
  vi.fn<(query: object) => Promise<unknown>>(query =>
    Promise.resolve({
      count: 6,
      sums: { days: 9 },
      groups: JSON.stringify(query).includes('"span":"week"') ? byWeek : bySize,
      isWhole: true,
    }),
  );

const open = async () => {
  const totals = adding();
  const opened = await openThing(thing, { totals });
  await userEvent.click(page.getByRole('button', { name: 'Show as bars' }));
  await page.findByRole('region', { name: 'Size' });
  return { ...opened, totals, where: () => decodeURIComponent(opened.search()) };
};

const said = () =>
  page.getAllByRole('button', { pressed: false }).flatMap(({ textContent }) => textContent ?? []);

it('tells how many records a group has, or what they add up to, most first', async () => {
  await open();
  expect(said()).toEqual(expect.arrayContaining(['small 3', 'None 2', 'large 1']));
  await userEvent.selectOptions(page.getByLabelText('What the bars show'), 'Days');
  await page.findByRole('region', { name: 'Days: Size' });
  const order = said().filter(words => /^(small|None|large)/.test(words));
  expect(order).toEqual(['large 5', 'small 4', 'None 0']);
});

it('says what has no bar, and what that comes to', async () => {
  const groups = Array.from({ length: 23 }, (_, at) => ({
    value: `size ${at}`,
    count: at + 1,
    sums: { days: 2 },
  }));
  const totals = () => Promise.resolve({ count: 276, sums: { days: 46 }, groups, isWhole: true });
  await openThing(thing, { totals });
  await userEvent.click(page.getByRole('button', { name: 'Show as bars' }));
  expect(await page.findByText('20 have a bar. 3 more have none: 6 in all.')).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText('What the bars show'), 'Days');
  expect(await page.findByText('20 have a bar. 3 more have none: 6 in all.')).toBeVisible();
});

it('asks once for all groups, of what is found beside the field itself', async () => {
  const { totals } = await open();
  const grouped = totals.mock.calls.filter(([query]) => 'by' in query);
  expect(grouped).toEqual([[{ by: 'size' }]]);
});

it('shows the records of a group alone, and once more all of them', async () => {
  const { where } = await open();
  await userEvent.click(page.getByRole('button', { name: 'small 3' }));
  await waitFor(() => expect(where()).toContain('{"size":{"eq":"small"}}'));
  const chosen = await page.findByRole('button', { name: 'small 3', pressed: true });
  await userEvent.click(chosen);
  await waitFor(() => expect(where()).not.toContain('small'));
  await userEvent.click(page.getByRole('button', { name: 'None 2' }));
  await waitFor(() => expect(where()).toContain('{"size":{"empty":true}}'));
});

it('counts where the list cannot add up for the reader', async () => {
  const totals = () => Promise.resolve({ count: 0, sums: {}, groups: [], isWhole: true });
  await openThing(thing, { totals });
  await userEvent.click(page.getByRole('button', { name: 'Show as bars' }));
  expect(await page.findByRole('button', { name: 'large 1' })).toBeVisible();
  expect(page.queryByLabelText('What the bars show')).toBeNull();
});

it('has days by week in their order, and a week is its seven days', async () => {
  const { where } = await open();
  await userEvent.selectOptions(page.getByLabelText('What the bars are by'), 'From by week');
  await page.findByRole('button', { name: '2/11/2026 2' });
  expect(said().filter(words => words.includes('/11/2026'))).toEqual([
    '2/11/2026 2',
    '9/11/2026 4',
  ]);
  await userEvent.click(page.getByRole('button', { name: '2/11/2026 2' }));
  await waitFor(() =>
    expect(where()).toContain('[{"from":{"gte":"2026-11-02"}},{"from":{"lte":"2026-11-08"}}]'),
  );
});

it('has a choice beside that of the chart in the order of its options', async () => {
  const scaled = screenOf(
    list({ filters: ['size', 'note'], chart: 'size', totals: ['days'], groups: ['note'] }),
    field('note', {
      as: 'choice',
      options: [
        { value: 'low', label: { en: 'Low', hi: 'कम' } },
        { value: 'high', label: { en: 'High', hi: 'ज़्यादा' } },
      ],
    }),
  );
  const byNote = [
    { value: 'high', count: 5, sums: { days: 9 } },
    { value: null, count: 4, sums: { days: 7 } },
    { value: 'low', count: 1, sums: { days: 2 } },
  ];
  await openThing(scaled, {
    totals: () => Promise.resolve({ count: 10, sums: { days: 18 }, groups: byNote, isWhole: true }),
  });
  await userEvent.click(page.getByRole('button', { name: 'Show as bars' }));
  await userEvent.selectOptions(await page.findByLabelText('What the bars are by'), 'Note');
  await page.findByRole('button', { name: 'Low 1' });
  const order = said().filter(words => /^(Low|High|None)/.test(words));
  expect(order).toEqual(['Low 1', 'High 5', 'None 4']);
});
