import type { RateCount } from './rateCounts.ts';

/** What a process asks the first one, and what it answers; `ask` joins the two. */
export interface RateAsked {
  readonly rate: { readonly ask: number; readonly address: string; readonly timeWindow: number };
}
export interface RateAnswered {
  readonly rate: RateCount & { readonly ask: number };
}

const isAbout = (message: unknown): message is { rate: { ask: number } } =>
  message !== null && typeof message === 'object' && 'rate' in message;

// Each side hears of the other alone, and a message about rates has one shape in each direction.
export const isRateAsked = (message: unknown): message is RateAsked =>
  isAbout(message) && 'address' in message.rate;

export const isRateAnswered = (message: unknown): message is RateAnswered =>
  isAbout(message) && 'current' in message.rate;
