import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useVirtualWindow } from './useVirtualWindow.ts';

const widths = [200, 100];

/** A frame of 800 by 1200 pixels that scrolls rows of 40. */
const frameOf = () => {
  const frame = document.createElement('div');
  frame.style.setProperty('--console-row', '40px');
  Object.defineProperty(frame, 'clientHeight', { value: 800 });
  Object.defineProperty(frame, 'clientWidth', { value: 1200 });
  document.body.append(frame);
  return frame;
};

const scrollTo = (frame: HTMLElement, top: number) => {
  frame.scrollTop = top;
  act(() => void frame.dispatchEvent(new Event('scroll')));
};

const nextFrame = () => act(() => void vi.advanceTimersToNextFrame());

class NoObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the drawn part of a long list', () => {
  it('follows a jump in several frames, one part a frame however often the list scrolls in it', () => {
    const frame = { current: frameOf() };
    const { result } = renderHook(() => useVirtualWindow({ frame, count: 1000, widths }));
    expect(result.current.rows).toEqual([{ from: 0, to: 26 }]);
    scrollTo(frame.current, 20_000);
    scrollTo(frame.current, 20_010);
    expect(result.current.rows).toEqual([{ from: 0, to: 26 }]);
    nextFrame();
    expect(result.current.rows).toEqual([{ from: 500, to: 508 }]);
    for (let frames = 0; frames < 6; frames += 1) nextFrame();
    expect(result.current.rows).toEqual([{ from: 494, to: 530 }]);
  });

  it('draws a row that is held at once, wherever it is', () => {
    const frame = { current: frameOf() };
    const { result } = renderHook(() => useVirtualWindow({ frame, count: 1000, widths }));
    act(() => result.current.hold(700));
    expect(result.current.rows).toEqual([
      { from: 0, to: 26 },
      { from: 700, to: 701 },
    ]);
  });

  it('draws the rows of another page whole', () => {
    const frame = { current: frameOf() };
    const { result, rerender } = renderHook(
      ({ count }) => useVirtualWindow({ frame, count, widths }),
      {
        initialProps: { count: 1000 },
      },
    );
    scrollTo(frame.current, 20_000);
    nextFrame();
    rerender({ count: 700 });
    expect(result.current.rows).toEqual([{ from: 494, to: 526 }]);
  });

  it('draws a list of usual size as it is', () => {
    const frame = { current: frameOf() };
    const { result } = renderHook(() => useVirtualWindow({ frame, count: 60, widths }));
    scrollTo(frame.current, 800);
    nextFrame();
    expect(result.current.rows).toEqual([{ from: 0, to: 60 }]);
  });
});
