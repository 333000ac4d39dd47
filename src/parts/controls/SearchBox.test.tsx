import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { SearchBox } from './SearchBox.tsx';

/** The list around: what its address says, what it was asked for, and the year that it is filtered by. */
const list = { asked: [] as string[], show: (_words: string) => {}, filter: (_year: number) => {} };

const List = () => {
  const [q, setQ] = useState('');
  const [year, setYear] = useState(2026);
  list.show = words => act(() => setQ(words));
  list.filter = to => act(() => setYear(to));
  return (
    <SearchBox label="Search" q={q} onSearch={words => void list.asked.push(`${words} ${year}`)} />
  );
};

beforeEach(() => {
  list.asked = [];
});

const open = () => {
  renderConsole(<List />);
  return { user: userEvent.setup(), box: screen.getByRole<HTMLInputElement>('searchbox') };
};
const asked = (words: string) => vi.waitFor(() => expect(list.asked).toContain(words));

describe('the search box', () => {
  it('shows what Back brings, also while it has the focus', async () => {
    const { user, box } = open();
    await user.type(box, 'pune');
    await asked('pune 2026');
    list.show('pune');
    expect(box).toHaveFocus();
    list.show('');
    expect(box).toHaveValue('');
    list.show('pune');
    expect(box).toHaveValue('pune');
  });

  it('leaves what is typed alone while the list is still on its way to it', async () => {
    const { user, box } = open();
    await user.type(box, 'pu{Enter}ne{Enter}');
    expect(list.asked).toEqual(['pu 2026', 'pune 2026']);
    list.show('pu');
    expect(box).toHaveValue('pune');
    list.show('pune');
    expect(box).toHaveValue('pune');
  });

  it('sends nothing that was typed before another address came', async () => {
    const { user, box } = open();
    await user.type(box, 'pu');
    list.show('mumbai');
    await new Promise(resolve => setTimeout(resolve, 500));
    expect(list.asked).toEqual([]);
    expect(box).toHaveValue('mumbai');
  });

  it('searches in what the list shows after the pause, not before it', async () => {
    const { user, box } = open();
    await user.type(box, 'pu');
    list.filter(2027);
    await asked('pu 2027');
  });
});
