import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBreaker, type Breaker } from './createBreaker.ts';
import { failed, notAccepted } from './upstreamRefusals.ts';

let breaker: Breaker;
beforeEach(() => {
  vi.useFakeTimers();
  breaker = createBreaker(2, 10_000);
});
afterEach(() => {
  breaker.end();
  vi.useRealTimers();
});

const told = (ask: () => Promise<void>): Promise<string> =>
  breaker.run(ask).then(
    () => 'answered',
    (error: Error) => error.message,
  );
const fails = () => Promise.reject(failed());
const works = () => Promise.resolve();

const times = async (count: number, ask: () => Promise<void>): Promise<string[]> => {
  const answers: string[] = [];
  for (let at = 0; at < count; at += 1) answers.push(await told(ask));
  return answers;
};

describe('a service behind a breaker', () => {
  it('rests after it failed too often, is asked once, and serves again once that works', async () => {
    expect(new Set(await times(10, fails))).toEqual(new Set([failed().message]));
    const ask = vi.fn(works);
    expect(await told(ask)).toMatch(/not responding/);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await times(3, ask)).toEqual(['answered', 'answered', 'answered']);
  });

  it('rests again where it still fails', async () => {
    await times(10, fails);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await times(2, fails)).toEqual([failed().message, expect.stringMatching(/responding/)]);
  });

  it('is not down for failing now and then, nor for those whom it does not know', async () => {
    await times(20, works);
    await times(10, fails);
    expect(await told(works)).toBe('answered');
    await times(40, () => Promise.reject(notAccepted()));
    expect(await told(works)).toBe('answered');
  });

  it('is always asked where it may not rest', async () => {
    breaker.end();
    breaker = createBreaker(2, 0);
    expect(new Set(await times(30, fails))).toEqual(new Set([failed().message]));
  });

  it('has no more requests at once than it may have', async () => {
    let end: () => void = () => undefined;
    const hangs = () => new Promise<void>(done => (end = done));
    const [first, second] = [told(hangs), told(works)];
    expect(await second).toBe('answered');
    const third = told(hangs);
    expect(await told(works)).toMatch(/is busy/);
    end();
    expect(await third).toBe('answered');
    expect(await told(works)).toBe('answered');
    void first;
  });
});
