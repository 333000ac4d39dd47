import { useSyncExternalStore } from 'react';
import { indiaDay, type Day } from '#contract/domain/days/indiaDay.ts';

const minute = 60_000;
const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => {
  now = new Date();
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  timer ??= setInterval(tick, minute);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

const read = () => {
  // Nobody has watched the clock: it may be at the time of an earlier page.
  if (timer === undefined && Date.now() - now.getTime() > 1000) now = new Date();
  return now;
};

/** The time, at most a minute old; the component draws itself again as it passes. */
export const useNow = () => useSyncExternalStore(subscribe, read);

/** The day in India; the component draws itself again when the next one has begun. */
export const useToday = (): Day => useSyncExternalStore(subscribe, () => indiaDay(read()));
