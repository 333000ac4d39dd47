import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError, isOwnAbort } from '../HttpError.ts';
import { OUTER_BOUND_MS, withDeadline } from './withDeadline.ts';

const hang = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

describe('withDeadline', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('bounds a call at 15,000,000 ms when nothing shorter is asked (T101)', async () => {
    const ended = vi.fn<(error: unknown) => void>();
    withDeadline(hang, {}).catch(ended);
    await vi.advanceTimersByTimeAsync(14_999_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended.mock.calls[0]?.[0]).toMatchObject({ code: 'TIMEOUT', status: 0 });
    expect(OUTER_BOUND_MS).toBe(15_000_000);
  });

  it('never goes beyond the outer bound', async () => {
    const ended = vi.fn<(error: unknown) => void>();
    withDeadline(hang, { milliseconds: 20_000_000 }).catch(ended);
    await vi.advanceTimersByTimeAsync(15_000_000);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('ends at the bound of the call with its own words', async () => {
    const call = withDeadline(hang, {
      milliseconds: 60_000,
      timeoutMessage: 'Timeout. Please select a shorter time period.',
    });
    const ended = vi.fn<(error: unknown) => void>();
    call.catch(ended);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended.mock.calls[0]?.[0]).toMatchObject({
      message: 'Timeout. Please select a shorter time period.',
    });
  });

  it('an own abort is told apart from every failure (T120)', async () => {
    const controller = new AbortController();
    const call = withDeadline(hang, { signal: controller.signal });
    controller.abort();
    const error: unknown = await call.catch((reason: unknown) => reason);
    expect(isOwnAbort(error)).toBe(true);
    expect(error).not.toBeInstanceOf(HttpError);
  });

  it('does not start when it was given up before', async () => {
    const run = vi.fn<typeof hang>(hang);
    const call = withDeadline(run, { signal: AbortSignal.abort() });
    await expect(call).rejects.toSatisfy(isOwnAbort);
    expect(run).not.toHaveBeenCalled();
  });

  it('a lost connection is NETWORK and no abort', async () => {
    const call = withDeadline(() => Promise.reject(new TypeError('Failed to fetch')), {});
    const error: unknown = await call.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'NETWORK', status: 0 });
    expect(isOwnAbort(error)).toBe(false);
  });
});
