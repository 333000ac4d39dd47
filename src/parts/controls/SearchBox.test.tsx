import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { SearchBox } from './SearchBox.tsx';

type Asked = (words: string) => void;

/** The list around: what its address says, and the year that it is filtered by; links change both, as the browser does. */
const List = ({ onAsked }: { onAsked: Asked }) => {
  const [q, setQ] = useState('');
  const [year, setYear] = useState(2026);
  return (
    <>
      <SearchBox label="Search" q={q} onSearch={words => onAsked(`${words} ${year}`)} />
      {['', 'pu', 'pune', 'mumbai'].map(words => (
        <button key={words} type="button" onClick={() => setQ(words)}>
          to {words || 'nothing'}
        </button>
      ))}
      <button type="button" onClick={() => setYear(2027)}>
        next year
      </button>
    </>
  );
};

const open = () => {
  const onAsked = vi.fn<Asked>();
  renderConsole(<List onAsked={onAsked} />);
  /** Without the pointer, which would take the focus. */
  const go = (where: string) => act(() => screen.getByRole('button', { name: where }).click());
  return {
    onAsked,
    go,
    user: userEvent.setup(),
    box: screen.getByRole<HTMLInputElement>('searchbox'),
  };
};

describe('the search box', () => {
  it('shows what Back brings, also while it has the focus', async () => {
    const { user, box, go, onAsked } = open();
    await user.type(box, 'pune');
    await vi.waitFor(() => expect(onAsked).toHaveBeenCalledWith('pune 2026'));
    go('to pune');
    expect(box).toHaveFocus();
    go('to nothing');
    expect(box).toHaveValue('');
    go('to pune');
    expect(box).toHaveValue('pune');
  });

  it('leaves what is typed alone while the list is still on its way to it', async () => {
    const { user, box, go, onAsked } = open();
    await user.type(box, 'pu{Enter}ne{Enter}');
    expect(onAsked.mock.calls.flat()).toEqual(['pu 2026', 'pune 2026']);
    go('to pu');
    expect(box).toHaveValue('pune');
    go('to pune');
    expect(box).toHaveValue('pune');
  });

  it('sends nothing that was typed before another address came', async () => {
    const { user, box, go, onAsked } = open();
    await user.type(box, 'pu');
    go('to mumbai');
    await new Promise(resolve => setTimeout(resolve, 500));
    expect(onAsked).not.toHaveBeenCalled();
    expect(box).toHaveValue('mumbai');
  });

  it('searches in what the list shows after the pause, not before it', async () => {
    const { user, box, go, onAsked } = open();
    await user.type(box, 'pu');
    go('next year');
    await vi.waitFor(() => expect(onAsked).toHaveBeenCalledWith('pu 2027'));
    expect(onAsked).toHaveBeenCalledOnce();
  });
});
