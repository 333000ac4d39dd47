import { act, fireEvent, screen } from '@testing-library/react';
import { useNotify } from 'react-admin';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { Notifications } from './Notifications.tsx';

interface Hooks {
  notify: ReturnType<typeof useNotify>;
  snackbar: ReturnType<typeof useSnackbar>;
}

const Caller = ({ take }: { take: (hooks: Hooks) => void }) => {
  const notify = useNotify();
  const snackbar = useSnackbar();
  useEffect(() => take({ notify, snackbar }), [take, notify, snackbar]);
  return null;
};

let hooks: Hooks;
const take = (given: Hooks) => {
  hooks = given;
};

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

beforeEach(() => {
  vi.useFakeTimers();
  renderConsole(
    <>
      <Caller take={take} />
      <Notifications />
    </>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

describe('notifications', () => {
  it('lets a success go after 4000 ms', () => {
    act(() => hooks.notify('Link shared successfully', { type: 'success' }));
    pass(3999);
    expect(screen.getByRole('status')).toHaveTextContent('Link shared successfully');
    pass(1);
    expect(screen.queryByText('Link shared successfully')).not.toBeInTheDocument();
  });

  it('keeps an error until it is closed', () => {
    act(() => hooks.notify('Unable to push data.', { type: 'error', autoHideDuration: 4000 }));
    pass(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to push data.');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['the pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['the focus', fireEvent.focus, fireEvent.blur],
  ])('waits while %s is on it', (_what, enter, leave) => {
    act(() => hooks.notify('Saved', { type: 'success' }));
    pass(3000);
    enter(screen.getByRole('status'));
    pass(20_000);
    expect(screen.getByRole('status')).toBeInTheDocument();
    leave(screen.getByRole('status'));
    pass(4000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it.each([
    ['error', 'Something went wrong!'],
    ['failure', 'Something went wrong!'],
    ['success', 'Action successfully completed!'],
  ] as const)('has default words for %s', (kind, words) => {
    act(() => hooks.snackbar(kind));
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('says on a second line what was done to what', () => {
    act(() => hooks.snackbar('success', undefined, { detail: 'Saved: cap "Showcase"' }));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Action successfully completed!Saved: cap "Showcase"',
    );
  });

  it('shows the words of the server as they are', () => {
    act(() => hooks.notify('Adding not allowed <b>here</b>', { type: 'error' }));
    expect(screen.getByText('Adding not allowed <b>here</b>')).toBeInTheDocument();
  });

  it('shows three at most and keeps the errors', () => {
    act(() => hooks.notify('one', { type: 'error' }));
    act(() => hooks.notify('two', { type: 'success' }));
    act(() => hooks.notify('three', { type: 'error' }));
    act(() => hooks.notify('four', { type: 'success' }));
    expect(screen.getAllByRole('alert').map(card => card.textContent)).toEqual(['one', 'three']);
    expect(screen.getByRole('status')).toHaveTextContent('four');
  });

  it('does what it offers once, by its button or by Alt+Z', () => {
    const run = vi.fn<() => void>();
    const offer = { label: 'Undo', hint: 'Undo (Alt+Z)', run };
    act(() => hooks.snackbar('success', 'Saved', { autoHideDuration: 12_000, act: offer }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(document, { code: 'KeyZ', altKey: true });
    expect(run).toHaveBeenCalledTimes(1);

    act(() => hooks.snackbar('success', 'Saved again', { autoHideDuration: 12_000, act: offer }));
    fireEvent.keyDown(document, { code: 'KeyZ' });
    expect(run).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(document, { code: 'KeyZ', altKey: true });
    expect(run).toHaveBeenCalledTimes(2);
    expect(screen.queryByText('Saved again')).not.toBeInTheDocument();
  });
});
