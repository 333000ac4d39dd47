import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { consoleTheme } from '#app/theme/consoleTheme.ts';
import { ThemeProvider } from '@mui/material/styles';
import { TabRow } from './TabRow.tsx';

const names = ['details', 'documents', 'history'] as const;

interface Props {
  begin?: (typeof names)[number];
  onChoose?: (id: string) => void;
}

const Page = ({ begin = 'details', onChoose }: Props) => {
  const [chosen, choose] = useState<(typeof names)[number]>(begin);
  return (
    <ThemeProvider theme={consoleTheme}>
      <TabRow
        label="Parts"
        chosen={chosen}
        onChoose={id => {
          choose(id);
          onChoose?.(id);
        }}
        tabs={names.map(id => ({ id, label: id, tabId: `tab-${id}`, panelId: `panel-${id}` }))}
      />
    </ThemeProvider>
  );
};

const tab = (name: string) => screen.getByRole('tab', { name });

describe('a row of tabs', () => {
  it('tells which one is chosen, and lets the keyboard reach that one alone', () => {
    render(<Page />);
    fireEvent.click(tab('documents'));
    expect(names.map(name => tab(name).getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'false',
    ]);
    expect(names.map(name => tab(name).tabIndex)).toEqual([-1, 0, -1]);
    expect(tab('documents').getAttribute('aria-controls')).toBe('panel-documents');
  });

  it.each([
    ['ArrowRight', 'details', 'documents'],
    ['ArrowRight', 'history', 'details'],
    ['ArrowLeft', 'details', 'history'],
    ['Home', 'history', 'details'],
    ['End', 'details', 'history'],
  ])('goes by %s from %s to %s, without choosing it', (key, from, to) => {
    render(<Page />);
    tab(from).focus();
    fireEvent.keyDown(tab(from), { key });
    expect(document.activeElement).toBe(tab(to));
    expect(tab('details').getAttribute('aria-selected')).toBe('true');
  });

  it('chooses nothing when the chosen one is pressed again', () => {
    const onChoose = vi.fn<(id: string) => void>();
    render(<Page onChoose={onChoose} />);
    fireEvent.click(tab('details'));
    fireEvent.click(tab('history'));
    expect(onChoose.mock.calls).toEqual([['history']]);
  });

  it('begins with the chosen one in sight, where the row is wider than the page', async () => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(700);
    render(<Page begin="history" />);
    await waitFor(() => expect(screen.getByRole('tablist').scrollLeft).toBe(600));
    vi.restoreAllMocks();
  });

  it('shows where it goes on, with a button there that leads on', async () => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    render(<Page />);
    const row = screen.getByRole('tablist');
    await waitFor(() => expect(row).toHaveAttribute('data-more-after'));
    expect(row).not.toHaveAttribute('data-more-before');
    const after = await screen.findByRole('button', { name: 'parts.tabs.after', hidden: true });
    row.scrollLeft = 0;
    fireEvent.click(after);
    expect(row.scrollLeft).toBe(240);
    fireEvent.scroll(row);
    expect(row).toHaveAttribute('data-more-before');
    // By keyboard: at the end the button goes, and the row has the focus.
    for (let press = 0; press < 2; press += 1) fireEvent.click(after, { detail: 0 });
    expect(row.scrollLeft).toBe(600);
    expect(tab('history')).toHaveFocus();
    vi.restoreAllMocks();
  });

  it('leaves keys to the browser that are not its own', () => {
    render(<Page />);
    tab('details').focus();
    expect(fireEvent.keyDown(tab('details'), { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(document.activeElement).toBe(tab('details'));
  });
});
