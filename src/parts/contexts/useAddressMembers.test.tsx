import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useAddressMembers } from './useAddressMembers.ts';

const at = (address: string) =>
  renderHook(() => useAddressMembers(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    ),
  });

it('adds up changes that come before the page has followed the first', () => {
  const { result } = at('/slots?product=78');
  act(() => {
    const [, change] = result.current;
    change({ days: 90 });
    change({ cities: [1, 2] });
  });
  expect(result.current[0].toString()).toBe('product=78&days=90&cities=1%2C2');
});

it('takes away what is undefined or an empty list, and keeps the rest, an empty text too', () => {
  const { result } = at('/slots?product=78&days=90&cities=1&from=2026-03-01');
  act(() => result.current[1]({ days: undefined, cities: [], from: '' }));
  expect(result.current[0].toString()).toBe('product=78&from=');
});
