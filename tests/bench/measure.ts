import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from './percentile.ts';

export interface Measured<Answer> {
  readonly answer: Answer;
  readonly seconds: number;
  /** How long someone else waited for a small call meanwhile, in milliseconds. */
  readonly waited: { readonly p95: number; readonly longest: number };
}

/** Runs work, and beside it a small call again and again, as another person at the console would. */
export const measure = async <Answer>(
  work: () => Promise<Answer>,
  smallCall: () => Promise<unknown>,
): Promise<Measured<Answer>> => {
  const waits: number[] = [];
  const end = new AbortController();
  const others = (async () => {
    while (!end.signal.aborted) {
      const start = performance.now();
      await smallCall();
      waits.push(performance.now() - start);
      await pause(10);
    }
  })();
  const start = performance.now();
  const answer = await work();
  const seconds = (performance.now() - start) / 1_000;
  end.abort();
  await others;
  return { answer, seconds, waited: { p95: percentile(waits, 0.95), longest: Math.max(...waits) } };
};

/** "others waited 12 ms (95 %), 80 ms (longest)" */
export const waitWords = ({ waited }: Measured<unknown>): string =>
  `others waited ${waited.p95.toFixed(0)} ms (95 %), ${waited.longest.toFixed(0)} ms (longest)`;
