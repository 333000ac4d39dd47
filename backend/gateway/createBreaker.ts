import CircuitBreaker from 'opossum';
import { notAccepted, resting, tooMany } from './upstreamRefusals.ts';

/** Milliseconds over which failures are counted. */
const window = 10_000;

/** So many requests are seen before a service is said to be down. */
const least = 10;

/** Per cent of them that fail. */
const failing = 50;

/** What guards the console against one service. */
export interface Breaker {
  /**
   * Asks, unless the service rests or answers as many requests as it may have at once.
   * @param ask fulfilled once it answered, rejected where it failed
   */
  readonly run: (ask: () => Promise<void>) => Promise<void>;
  readonly end: () => void;
  /** `closed`: it is asked as usual; `open`: it rests; `half-open`: it is asked once. */
  readonly state: () => BreakerState;
}

export type BreakerState = 'closed' | 'half-open' | 'open';

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

/**
 * A circuit breaker and a bulkhead of one service: a slow or dead one is not asked for a while, then once, and never holds more than
 * so many requests of the console.
 * @param atOnce requests that it may have at once
 * @param rest milliseconds for which it is not asked; 0: it always is
 */
export const createBreaker = (atOnce: number, rest: number): Breaker => {
  const breaker = new CircuitBreaker((ask: () => Promise<void>) => ask(), {
    // Each request has its own deadline (`GATEWAY_TIMEOUT`).
    timeout: false,
    capacity: atOnce,
    errorThresholdPercentage: failing,
    volumeThreshold: rest === 0 ? Number.MAX_SAFE_INTEGER : least,
    rollingCountTimeout: window,
    resetTimeout: rest,
    // A service that does not know who asks is there.
    errorFilter: (error: Error) => error.message === notAccepted().message,
  });
  return {
    run: async ask => {
      try {
        await breaker.fire(ask);
      } catch (error) {
        if (codeOf(error) === 'EOPENBREAKER') throw resting(Math.ceil(rest / 1000));
        if (codeOf(error) === 'ESEMLOCKED') throw tooMany();
        throw error;
      }
    },
    end: () => breaker.shutdown(),
    state: () => (breaker.opened ? 'open' : breaker.halfOpen ? 'half-open' : 'closed'),
  };
};
