import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSaveWhenBack, type SaveWait } from './useSaveWhenBack.ts';

describe('a save that waits for the connection', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const waiting = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const save = vi.fn<() => void>();
    const { unmount } = renderHook(() => useSaveWhenBack('connection', save));
    return { save, unmount };
  };

  it('is made when the browser says that it is back', () => {
    const { save } = waiting(false);
    vi.advanceTimersByTime(14_999);
    expect(save).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('is made soon when it came back while the failure was on its way', () => {
    const { save } = waiting(true);
    expect(save).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('is made when a busy server said, once for each time that it said so', () => {
    const save = vi.fn<() => void>();
    const { rerender } = renderHook(({ wait }: { wait: SaveWait }) => useSaveWhenBack(wait, save), {
      initialProps: { wait: { until: 2_000 } },
    });
    vi.advanceTimersByTime(1_999);
    expect(save).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_001);
    expect(save).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    rerender({ wait: { until: 2_000 } });
    vi.advanceTimersByTime(3_000);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('is made soon when the connection came back beside a save that had not seen it', () => {
    const { save, rerender } = (() => {
      const made = vi.fn<() => void>();
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      const hook = renderHook(
        ({ isSaving }: { isSaving: boolean }) => useSaveWhenBack('connection', made, isSaving),
        { initialProps: { isSaving: true } },
      );
      return { save: made, rerender: hook.rerender };
    })();
    window.dispatchEvent(new Event('online'));
    expect(save).not.toHaveBeenCalled();
    rerender({ isSaving: false });
    vi.advanceTimersByTime(1_000);
    expect(save).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('has no second beside it while it is under way', () => {
    const save = vi.fn<() => void>();
    const { rerender } = renderHook(
      ({ isSaving }: { isSaving: boolean }) => useSaveWhenBack('connection', save, isSaving),
      { initialProps: { isSaving: true } },
    );
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(30_000);
    expect(save).not.toHaveBeenCalled();
    rerender({ isSaving: false });
    vi.advanceTimersByTime(15_000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('is made from time to time, and no more once the form is left', () => {
    const { save, unmount } = waiting(false);
    vi.advanceTimersByTime(30_000);
    expect(save).toHaveBeenCalledTimes(2);
    unmount();
    vi.advanceTimersByTime(30_000);
    expect(save).toHaveBeenCalledTimes(2);
  });
});
