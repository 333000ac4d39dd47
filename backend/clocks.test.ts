import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clocksOf, runClocks } from './clocks.ts';
import { readConfig } from './config.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const quiet = () => undefined;

it('comes round again and again until it is ended, at once only where it is told to', async () => {
  const rounds: string[] = [];
  const clock = (name: string, isAtOnce: boolean) => ({
    name,
    everyMilliseconds: 100,
    round: () => void rounds.push(name),
    isAtOnce,
  });
  const end = runClocks([clock('jobs', true), clock('holds', false)], quiet);
  expect(rounds).toEqual(['jobs']);
  await vi.advanceTimersByTimeAsync(250);
  expect(rounds).toEqual(['jobs', 'jobs', 'holds', 'jobs', 'holds']);
  end();
  await vi.advanceTimersByTimeAsync(500);
  expect(rounds).toHaveLength(5);
});

it('does not overtake a round that takes longer than its time', async () => {
  let begun = 0;
  let finish: () => void = quiet;
  const round = () => {
    begun += 1;
    return new Promise<void>(resolve => {
      finish = resolve;
    });
  };
  const end = runClocks([{ name: 'slow', everyMilliseconds: 100, round }], quiet);
  await vi.advanceTimersByTimeAsync(350);
  expect(begun).toBe(1);
  finish();
  await vi.advanceTimersByTimeAsync(100);
  expect(begun).toBe(2);
  end();
});

it('tells a round that failed and goes on', async () => {
  const told: unknown[] = [];
  const round = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no database')));
  const end = runClocks([{ name: 'holds', everyMilliseconds: 100, round }], (name, error) =>
    told.push([name, String(error)]),
  );
  await vi.advanceTimersByTimeAsync(200);
  expect(round).toHaveBeenCalledTimes(2);
  expect(told).toEqual([
    ['holds', 'Error: no database'],
    ['holds', 'Error: no database'],
  ]);
  end();
});

it('tends the tables of the embedded engine alone, and tells for the simulated gateway alone', () => {
  const names = (engine: 'embedded' | 'postgres', isSimulated: boolean) => {
    const config = readConfig({ SIMULATE: isSimulated ? 'all' : 'none' });
    const setting = {
      services: { config, gateway: { isSimulated } },
      client: { engine },
      jobs: {},
      webhooks: {},
    };
    return clocksOf(setting as unknown as Parameters<typeof clocksOf>[0]).map(({ name }) => name);
  };
  expect(names('embedded', true)).toEqual(
    expect.arrayContaining(['jobs', 'calls', 'gateway', 'pushes to NetSuite', 'tending tables']),
  );
  expect(names('postgres', false)).not.toContain('tending tables');
  expect(names('postgres', false)).not.toContain('gateway');
  expect(names('postgres', false)).not.toContain('pushes to NetSuite');
});
