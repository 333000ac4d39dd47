/** Requests of one address in the time that runs; both in the words of the limiter. */
export interface RateCount {
  readonly current: number;
  /** Milliseconds until all begin again. */
  readonly ttl: number;
}

/**
 * Counts requests for all processes of a machine, in a time that begins for all addresses together, so that nothing of it is kept.
 * @param now milliseconds of a clock that never goes back
 */
export const rateCounts = (now: () => number = () => performance.now()) => {
  const counts = new Map<string, number>();
  let begun = now();
  return (address: string, timeWindow: number): RateCount => {
    const time = now();
    if (time - begun >= timeWindow) {
      counts.clear();
      begun = time;
    }
    const current = (counts.get(address) ?? 0) + 1;
    counts.set(address, current);
    return { current, ttl: Math.ceil(timeWindow - (time - begun)) };
  };
};
