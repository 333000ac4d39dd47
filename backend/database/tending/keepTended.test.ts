import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DatabaseClient } from '../client.ts';
import { keepTended } from './keepTended.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const clientOf = (engine: DatabaseClient['engine'], execute: () => Promise<unknown>) =>
  ({ engine, db: { execute } }) as unknown as DatabaseClient;

it('looks at the tables of the embedded engine once a minute until it is ended', () => {
  const execute = vi.fn(() => Promise.resolve({ rows: [] }));
  const end = keepTended(clientOf('embedded', execute), () => undefined);
  vi.advanceTimersByTime(120_000);
  expect(execute).toHaveBeenCalledTimes(2);
  end();
  vi.advanceTimersByTime(120_000);
  expect(execute).toHaveBeenCalledTimes(2);
});

it('tells what fails, and leaves any other PostgreSQL alone', async () => {
  const failed = vi.fn();
  keepTended(
    clientOf('embedded', () => Promise.reject(new Error('no'))),
    failed,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failed).toHaveBeenCalledWith(new Error('no'));

  const execute = vi.fn(() => Promise.resolve({ rows: [] }));
  keepTended(clientOf('postgres', execute), failed);
  vi.advanceTimersByTime(120_000);
  expect(execute).not.toHaveBeenCalled();
});
