import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LatestSearch } from './LatestSearch.tsx';
import { useAddressMembers } from './useAddressMembers.ts';

const hookAt = <Result,>(address: string, hook: () => Result) =>
  renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>
        <LatestSearch>{children}</LatestSearch>
      </MemoryRouter>
    ),
  });

const at = (address: string) => hookAt(address, useAddressMembers);

it('adds up what two parts of a page change in the same moment', () => {
  const { result } = hookAt('/slots?product=78', () => ({
    one: useAddressMembers(),
    other: useAddressMembers(),
  }));
  act(() => {
    result.current.one[1]({ days: 90 });
    result.current.other[1]({ cities: [1, 2] });
  });
  expect(result.current.one[0].toString()).toBe('product=78&days=90&cities=1%2C2');
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
