import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallQueue } from './CallQueue.ts';
import { beginCall, currentCall, duringCall } from './CallTime.ts';
import { NoTime } from './NoTime.ts';

describe('calls that wait for a connection', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const open = () => new CallQueue({ mostWaiting: 2, retryAfter: 3 });
  /** A connection that comes when it is said. */
  const coming = () => {
    const given: string[] = [];
    let come = (): void => undefined;
    const promise = new Promise<string>(done => {
      come = () => done('a connection');
    });
    return {
      get: () => promise,
      come: () => come(),
      given,
      back: given.push.bind(given),
    };
  };
  const failing = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('get one when it comes', async () => {
    const queue = open();
    const { get, come, back, given } = coming();
    const waiting = queue.wait(beginCall(10_000), get, back);
    expect(queue.waiting).toBe(1);
    come();
    expect(await waiting).toBe('a connection');
    expect([queue.waiting, given]).toEqual([0, []]);
  });

  it('are told when to ask again once their time passes; what comes later is given back', async () => {
    const queue = open();
    const { get, come, back, given } = coming();
    const refused = failing(queue.wait(beginCall(10_000), get, back));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(queue.waiting).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await refused).toEqual(new NoTime(3));
    expect(await refused).toHaveProperty('retryAfter', 3);
    expect(queue.waiting).toBe(0);
    come();
    await vi.advanceTimersByTimeAsync(0);
    expect(given).toEqual(['a connection']);
  });

  it('are so many and no more, but for a call that was begun', async () => {
    const queue = open();
    const { get, come, back } = coming();
    const [first, second, third] = [beginCall(10_000), beginCall(10_000), beginCall(10_000)];
    // Several statements of one call wait as one.
    const waiting = [first, first, second].map(call => queue.wait(call, get, back));
    expect(queue.waiting).toBe(2);
    await expect(queue.wait(third, get, back)).rejects.toHaveProperty('retryAfter', 3);
    waiting.push(queue.wait(first, get, back));
    come();
    await expect(Promise.all(waiting)).resolves.toHaveLength(4);
    await expect(queue.wait(third, get, back)).resolves.toBe('a connection');
  });

  it('do not begin to wait once their time is over, and are not told to ask again', async () => {
    const queue = open();
    const { get, back } = coming();
    const call = beginCall(10);
    await vi.advanceTimersByTimeAsync(10);
    const refused = await failing(queue.wait(call, get, back));
    expect(refused).toBeInstanceOf(NoTime);
    expect(refused).toHaveProperty('retryAfter', undefined);
  });

  it('are known however deep they ask, until they are settled', async () => {
    const call = beginCall(10);
    const seen = await duringCall(call, async () => {
      await Promise.resolve();
      const inside = currentCall();
      call.isSettled = true;
      return [inside, currentCall()];
    });
    expect(seen).toEqual([call, undefined]);
    expect(currentCall()).toBeUndefined();
  });
});
