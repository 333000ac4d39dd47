import type { UpstreamOutcome } from '../observed/observers.ts';
import { Refusal } from '../calls/Refusal.ts';
import { resting } from './upstreamRefusals.ts';

const ofCode: Readonly<Partial<Record<Refusal['code'], UpstreamOutcome>>> = {
  UPSTREAM_TIMEOUT: 'timed-out',
  UPSTREAM_UNREACHABLE: 'unreachable',
};

/** What became of a request that a service did not answer, in one of few words. */
export const outcomeOf = (error: unknown): UpstreamOutcome => {
  if (!(error instanceof Refusal)) return 'failed';
  if (error.code === 'UNAVAILABLE')
    return error.message === resting(1).message ? 'resting' : 'too-many';
  return ofCode[error.code] ?? 'failed';
};
