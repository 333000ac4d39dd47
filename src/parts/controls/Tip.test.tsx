import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { Tip } from './Tip.tsx';

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

beforeEach(() => {
  vi.useFakeTimers();
  renderConsole(
    <Tip words="₹17,00,000">
      <button type="button">₹17 L</button>
    </Tip>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const owner = () => screen.getByRole('button');
const tip = () => screen.queryByRole('tooltip');

describe('Tip', () => {
  it('shows the words after a moment of hovering, and lets the pointer move onto them', () => {
    fireEvent.pointerEnter(owner());
    pass(399);
    expect(tip()).not.toBeInTheDocument();
    pass(1);
    expect(tip()).toHaveTextContent('₹17,00,000');
    fireEvent.pointerLeave(owner());
    pass(50);
    fireEvent.pointerEnter(tip() as HTMLElement);
    pass(5000);
    expect(tip()).toBeInTheDocument();
    fireEvent.pointerLeave(tip() as HTMLElement);
    pass(100);
    expect(tip()).not.toBeInTheDocument();
  });

  it('shows them at once on focus and hides them on Escape', () => {
    act(() => owner().focus());
    pass(0);
    expect(tip()).toBeInTheDocument();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(tip()).not.toBeInTheDocument();
  });
});
