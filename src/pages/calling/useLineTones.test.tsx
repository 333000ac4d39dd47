import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLineTones } from './useLineTones.ts';

let heard: number[];
let open: number;

class Sounds {
  currentTime = 0;
  destination = {};
  constructor() {
    open += 1;
  }
  createGain = () => ({ gain: { value: 0 }, connect: () => undefined });
  createOscillator = () => {
    const tone = {
      frequency: { value: 0 },
      connect: (next: object) => next,
      start: () => heard.push(tone.frequency.value),
      stop: () => undefined,
    };
    return tone;
  };
  close = () => {
    open -= 1;
    return Promise.resolve();
  };
}

beforeEach(() => {
  heard = [];
  open = 0;
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', Sounds);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const line = (state: string, endKind: string | null = null, isSimulated = true) => ({
  isSimulated,
  call: { state, endKind },
});
const listen = (first: ReturnType<typeof line>) =>
  renderHook(({ isSimulated, call }) => useLineTones(isSimulated, call), { initialProps: first });

it('rings again and again until somebody answers', () => {
  const page = listen(line('dialling'));
  expect(heard).toEqual([]);
  page.rerender(line('ringing'));
  expect(heard).toEqual([425, 425]);
  vi.advanceTimersByTime(3_000);
  expect(heard).toHaveLength(4);
  page.rerender(line('connected'));
  vi.advanceTimersByTime(9_000);
  expect(heard).toHaveLength(4);
  expect(open).toBe(0);
});

it.each([
  ['busy', [400, 400, 400]],
  ['no-answer', [400, 400, 400, 400]],
  ['dropped', [250, 250, 250]],
  ['hang-up', []],
] as const)('tells once that a call ended with %s', (endKind, expected) => {
  const page = listen(line('dialling'));
  page.rerender(line('wrap-up', endKind));
  vi.advanceTimersByTime(9_000);
  expect(heard).toEqual(expected);
  page.unmount();
  expect(open).toBe(0);
});

it('is silent for an end that was there before the page, and for real calls', () => {
  listen(line('wrap-up', 'busy'));
  listen(line('ringing', null, false));
  expect(heard).toEqual([]);
});
