import type { RateCount } from './rateCounts.ts';
import { isRateAnswered, type RateAsked } from './rateMessages.ts';

type Counted = (error: Error | null, count?: RateCount) => void;

const waiting = new Map<number, Counted>();
let asks = 0;
let isListening = false;

const listen = (): void => {
  if (isListening) return;
  isListening = true;
  process.on('message', (message: unknown) => {
    if (!isRateAnswered(message)) return;
    const { ask, ...count } = message.rate;
    waiting.get(ask)?.(null, count);
    waiting.delete(ask);
  });
};

/**
 * Counts the requests of an address over all processes of this machine: the first one, which has begun the others, keeps the numbers.
 * In the shape that the limiter asks of a store.
 */
export class SharedRateStore {
  constructor() {
    listen();
  }

  incr(address: string, done: Counted, timeWindow: number): void {
    asks += 1;
    const asked: RateAsked = { rate: { ask: asks, address, timeWindow } };
    waiting.set(asks, done);
    process.send?.(asked);
  }

  child(): SharedRateStore {
    return this;
  }
}
