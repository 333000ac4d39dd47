import { screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BulkEdit } from '#contract/calls/records/bulk.ts';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import { sampleScreen } from '../sample.fixture.ts';
import { openList } from '#tests/support/console/openList.tsx';

const bulkScreen = {
  ...sampleScreen,
  list: { ...sampleScreen.list, bulkEdit: ['name', 'note'] },
};

const none = { changed: 0, merged: 0, same: 0, conflict: 0, refused: 0, gone: 0 };

const previewed: BulkEdit = {
  id: 5,
  resource: 'packages',
  changes: { note: null },
  fingerprint: 'f'.repeat(43),
  state: 'previewed',
  counts: { change: 1, blocked: 1, forbidden: 0, unchanged: 0 },
  tried: 1,
  reasons: [
    {
      field: 'note',
      code: 'readonly',
      message: 'This field cannot be changed.',
      count: 1,
      examples: [{ id: '3', title: 'Package 3' }],
    },
  ],
  progress: 0,
  outcomes: none,
};

const row = {
  recordId: '1',
  title: 'Package 1',
  before: { note: 'Old words' },
  after: { note: null },
  verdict: 'change',
  faults: [],
};

/** A server that previews and carries out one change at once. */
const serverOf = (first: BulkEdit = previewed) => {
  let edit = first;
  const sent: [id: string, options: unknown][] = [];
  const call = (id: string, options: unknown) => {
    if (id.startsWith('bulkEdits.')) sent.push([id, options]);
    if (id === 'views.list') return Promise.resolve({ results: [] });
    if (id === 'bulkEdits.rows')
      return Promise.resolve({ results: [row], totalCount: 1, totalPages: 1, hasNextPage: false });
    if (id === 'bulkEdits.apply')
      edit = { ...edit, state: 'done', progress: 1, outcomes: { ...none, changed: 1 } };
    return Promise.resolve(edit);
  };
  return { sent, client: { call: vi.fn(call) as unknown as HttpClient['call'] } };
};

const field = (name: string) => within(page.getByRole('group', { name }));

const startEditing = async () => {
  await userEvent.click(await page.findByLabelText('Select Package 1'));
  await userEvent.click(page.getByLabelText('Select Package 3'));
  await userEvent.click(page.getByRole('button', { name: 'Edit' }));
  return page.findByRole('dialog', { name: 'Edit 2 packages' });
};

afterEach(() => sessionStorage.clear());

describe('editing many records', () => {
  it('previews what is set or cleared for the selected records, then changes them', async () => {
    const { client, sent } = serverOf();
    openList({ client }, bulkScreen);
    await startEditing();
    await userEvent.click(field('Note').getByRole('button', { name: 'Clear' }));
    await userEvent.click(page.getByRole('button', { name: 'Preview' }));
    expect(await page.findByRole('button', { name: /1\s*will change/ })).toBePressed();
    expect(page.getByRole('alert')).toHaveTextContent('such as Package 3');
    expect(await page.findByText('Old words')).toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Change 1 packages' }));
    expect(await page.findByRole('button', { name: /1\s*changed/ })).toBeInTheDocument();
    expect(sent.filter(([id]) => id !== 'bulkEdits.rows' && id !== 'bulkEdits.get')).toEqual([
      [
        'bulkEdits.preview',
        { body: { resource: 'packages', changes: { note: null }, ids: [1, 3] } },
      ],
      ['bulkEdits.apply', { params: { id: 5 }, body: { fingerprint: 'f'.repeat(43) } }],
    ]);
  });

  it('asks for a field, and for the value of one that is set', async () => {
    const { client, sent } = serverOf();
    openList({ client }, bulkScreen);
    const dialog = await startEditing();
    await userEvent.click(page.getByRole('button', { name: 'Preview' }));
    expect(dialog).toHaveTextContent('Choose at least one field');
    await userEvent.click(field('Package').getByRole('button', { name: 'Set' }));
    await userEvent.click(page.getByRole('button', { name: 'Preview' }));
    expect(dialog).toHaveTextContent('Please enter Package');
    expect(field('Package').queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('finds a change that is under way again after a reload', async () => {
    sessionStorage.setItem('bulk-edit.packages', '5');
    const { client } = serverOf({ ...previewed, state: 'running', progress: 0 });
    openList({ client }, bulkScreen);
    expect(await page.findByText('A bulk edit is running')).toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Show' }));
    expect(
      await page.findByRole('progressbar', { name: 'Progress of the bulk edit' }),
    ).toBeVisible();
  });

  it('is not offered where no field is', async () => {
    openList({ client: serverOf().client });
    await userEvent.click(await page.findByLabelText('Select Package 1'));
    expect(page.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('asks whether the selected or all that were found are meant, and has one Edit', async () => {
    const { client, sent } = serverOf();
    openList({ client }, bulkScreen);
    await userEvent.click(await page.findByLabelText('Select Package 1'));
    const edits = within(page.getByRole('toolbar')).getAllByRole('button', { name: /^Edit/ });
    expect(edits.map(button => button.textContent)).toEqual(['Edit']);
    await userEvent.click(page.getByRole('button', { name: 'Edit' }));
    const dialog = await page.findByRole('dialog', { name: 'Edit 1 packages' });
    await userEvent.click(within(dialog).getByRole('button', { name: /^All \d+ found/ }));
    await userEvent.click(field('Note').getByRole('button', { name: 'Clear' }));
    await userEvent.click(page.getByRole('button', { name: 'Preview' }));
    expect(sent.find(([id]) => id === 'bulkEdits.preview')?.[1]).not.toHaveProperty('body.ids');
  });

  it('keeps what the preview held back among what came of it', async () => {
    const { client } = serverOf();
    openList({ client }, bulkScreen);
    await startEditing();
    await userEvent.click(field('Note').getByRole('button', { name: 'Clear' }));
    await userEvent.click(page.getByRole('button', { name: 'Preview' }));
    await userEvent.click(await page.findByRole('button', { name: 'Change 1 packages' }));
    const held = await page.findByRole('button', { name: /1\s*blocked by a rule/ });
    expect(page.getByRole('dialog')).toHaveTextContent('What was changed');
    await userEvent.click(held);
    expect(held).toBePressed();
  });
});
