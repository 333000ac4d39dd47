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

  const open = (connections = 9, mostWaiting = 2) =>
    new CallQueue({ connections, mostWaiting, retryAfter: 3 });
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
    const queue = open(1);
    const { get, come, back } = coming();
    const [first, second, third] = [beginCall(10_000), beginCall(10_000), beginCall(10_000)];
    // Several statements of one call wait as one.
    const waiting = [first, first, second].map(call => queue.wait(call, get, back));
    expect(queue.waiting).toBe(2);
    await expect(queue.wait(third, get, back)).rejects.toHaveProperty('retryAfter', 3);
    waiting.push(queue.wait(first, get, back));
    come();
    for (const one of waiting) void one.then(() => queue.release());
    await expect(Promise.all(waiting)).resolves.toHaveLength(4);
    await expect(queue.wait(third, get, back)).resolves.toBe('a connection');
  });

  it('go in the order in which they began, whatever they asked for since', async () => {
    const queue = open(1, 9);
    const calls: Record<string, ReturnType<typeof beginCall>> = {};
    for (const name of ['old', 'middle', 'new']) {
      calls[name] = beginCall(10_000);
      await vi.advanceTimersByTimeAsync(10);
    }
    const went: string[] = [];
    const ask = async (name: string) => {
      await queue.wait(
        calls[name] as ReturnType<typeof beginCall>,
        () => Promise.resolve(),
        () => undefined,
      );
      went.push(name);
      await vi.advanceTimersByTimeAsync(1);
      queue.release();
    };
    const asked = ['middle', 'new', 'old', 'new', 'middle', 'old'].map(ask);
    await Promise.all(asked);
    expect(went).toEqual(['middle', 'old', 'old', 'middle', 'new', 'new']);
  });

  it('leave the line when their time passes, and what failed is free for the next', async () => {
    const queue = open(1);
    const none = () => undefined;
    const holding = queue.wait(beginCall(10_000), () => Promise.resolve('held'), none);
    await holding;
    const late = failing(queue.wait(beginCall(10), () => Promise.resolve('late'), none));
    await vi.advanceTimersByTimeAsync(10);
    expect(await late).toBeInstanceOf(NoTime);
    const broken = failing(
      queue.wait(beginCall(10_000), () => Promise.reject(new Error('gone')), none),
    );
    const next = queue.wait(beginCall(10_000), () => Promise.resolve('next'), none);
    queue.release();
    expect(await broken).toHaveProperty('message', 'gone');
    expect(await next).toBe('next');
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
