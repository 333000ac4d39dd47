import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { ErrorState } from './states/ErrorState.tsx';
import { FilterChip } from './controls/FilterChip.tsx';
import { initialsOf } from './words/Initials.tsx';
import { Money } from './words/Money.tsx';
import { RelativeTime } from './words/RelativeTime.tsx';
import { StatusChip } from './words/StatusChip.tsx';

describe('StatusChip', () => {
  it.each(['success', 'warning', 'danger', 'error', 'info', 'review', 'neutral'] as const)(
    'shows %s with an icon beside the word',
    tone => {
      renderConsole(<StatusChip tone={tone}>Live</StatusChip>);
      expect(screen.getByText('Live').parentElement?.querySelector('svg')).not.toBeNull();
    },
  );
});

describe('Money', () => {
  it('reads the full amount where it shows lakhs', () => {
    renderConsole(<Money paise={17_00_000_00} isShort />);
    expect(screen.getByText('₹17.00 L')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('₹17,00,000')).toBeInTheDocument();
  });

  it('shows -- where there is none', () => {
    renderConsole(<Money paise={null} />);
    expect(screen.getByText('--')).toBeInTheDocument();
  });
});

describe('RelativeTime', () => {
  it('shows - where there is no moment', () => {
    renderConsole(<RelativeTime at={null} />);
    expect(screen.getByText('-')).toBeInTheDocument();
  });

  it('tells the exact moment to machines', () => {
    renderConsole(<RelativeTime at="2020-01-31T18:30:00Z" />);
    expect(screen.getByText('1/2/2020')).toHaveAttribute('datetime', '2020-01-31T18:30:00.000Z');
  });
});

describe('FilterChip', () => {
  it('names what it removes', async () => {
    const onRemove = vi.fn<() => void>();
    renderConsole(<FilterChip label="city is" value="Mumbai" onRemove={onRemove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter city is Mumbai' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });
});

describe('ErrorState', () => {
  it('shows that it tries again, once, and keeps the focus on the button', async () => {
    let answer = () => undefined as void;
    const onRetry = vi.fn<() => Promise<void>>(
      () =>
        new Promise(done => {
          answer = done;
        }),
    );
    renderConsole(<ErrorState error={new Error('Lost')} onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const button = screen.getByRole('button', { name: 'Trying again …' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onRetry).toHaveBeenCalledOnce();
    answer();
    expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus();
  });

  it('is the heading of the page where it stands in place of one', () => {
    renderConsole(<ErrorState error={new Error('Lost')} isPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This could not be loaded');
  });

  it('shows the words of the error and tries again', async () => {
    const onRetry = vi.fn<() => void>();
    renderConsole(<ErrorState error={new Error('Fetching comments failed!')} onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Fetching comments failed!');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('initialsOf', () => {
  it.each([
    ['Aditi Sharma', 'AS'],
    ['  Lakshmi  Devi Venkataraman ', 'LV'],
    ['Zoya', 'Z'],
    ['अदिति शर्मा', 'अश'],
    ['', ''],
  ])('%s: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
