import { screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import { sampleScreen } from '../sample.fixture.ts';
import { openList } from '#tests/support/console/openList.tsx';

const removed = (id: string, label: string) => ({
  id,
  label,
  actorName: 'Asha Rao',
  at: '2026-01-01T00:00:00.000Z',
});

const open = (pages: Record<string, object>) => {
  const call = vi.fn(async (id: string, given: { query?: { before?: number } } = {}) => {
    if (id === 'console.removed') return pages[String(given.query?.before ?? 'first')];
    if (id === 'console.restore') return { record: { id: 41, version: 4 } };
    return { results: [] };
  });
  openList({ client: { call: call as HttpClient['call'] } });
  return call;
};

const showRemoved = async () => {
  await userEvent.click(await page.findByRole('button', { name: 'More actions for Packages' }));
  await userEvent.click(await page.findByRole('menuitem', { name: 'Deleted packages' }));
  return page.findByRole('dialog', { name: 'Deleted packages' });
};

describe('deleted records of a list', () => {
  it('are told with who and when, and come back one by one', async () => {
    const call = open({
      first: { results: [removed('41', 'Premium + Pune')], next: 17 },
      17: { results: [removed('40', 'Basic Surat')], next: null },
    });
    const dialog = await showRemoved();
    const row = (await within(dialog).findByText('Premium + Pune')).closest('li');
    expect(row).toHaveTextContent('Asha Rao');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show older' }));
    expect(await within(dialog).findByText('Basic Surat')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restore Premium + Pune' }));
    expect(call).toHaveBeenCalledWith('console.restore', {
      body: { resource: 'packages', id: '41' },
    });
    expect(await within(dialog).findByText('Restored')).toBeVisible();
  });

  it('are none at first', async () => {
    open({ first: { results: [], next: null } });
    expect(await within(await showRemoved()).findByText('No deleted packages')).toBeVisible();
  });

  it('are not offered to those who may not delete', async () => {
    const reader = { do: ['list', 'show'], rows: true, hide: [], lock: [] } as const;
    openList({}, { ...sampleScreen, access: { admin: reader } });
    await page.findByText('Package 1');
    expect(
      page.queryByRole('button', { name: 'More actions for Packages' }),
    ).not.toBeInTheDocument();
  });
});
