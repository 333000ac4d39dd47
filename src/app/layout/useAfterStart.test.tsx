import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAfterStart } from './useAfterStart.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const started = (client: QueryClient) =>
  renderHook(useAfterStart, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });

it('begins a while after the page, not before', () => {
  const { result } = started(new QueryClient());
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(600));
  expect(result.current).toBe(true);
});

it('waits no longer for a page that is not answered', () => {
  const client = new QueryClient();
  void client.fetchQuery({ queryKey: ['rows'], queryFn: () => new Promise<never>(() => {}) });
  const { result } = started(client);
  act(() => void vi.advanceTimersByTime(5500));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe(true);
});

it('lets the page have the line until it is answered', async () => {
  const client = new QueryClient();
  let answer: (rows: string[]) => void = () => undefined;
  const asked = client.fetchQuery({
    queryKey: ['rows'],
    queryFn: () => new Promise<string[]>(resolve => void (answer = resolve)),
  });
  const { result } = started(client);
  act(() => void vi.advanceTimersByTime(5000));
  expect(result.current).toBe(false);
  answer(['one']);
  await act(() => asked);
  await waitFor(() => expect(result.current).toBe(true));
});
