import { percentile } from './percentile.ts';

/** The middle of the samples; half of them do not pass it. */
export const median = (samples: readonly number[]): number => percentile(samples, 0.5);
