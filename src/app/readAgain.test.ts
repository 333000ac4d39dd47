import { describe, expect, it } from 'vitest';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { shouldReadAgain, untilReadAgain } from './readAgain.ts';

const busy = new HttpError({
  status: 503,
  code: 'UNAVAILABLE',
  message: 'Busy',
  retryAfter: 2_000,
});

describe('a read that failed', () => {
  it.each([
    ['a lost connection', new HttpError({ status: 0, code: 'NETWORK', message: '' }), true],
    ['a busy server that says when', busy, true],
    ['what is not set up', new HttpError({ status: 503, code: 'UNAVAILABLE', message: '' }), false],
    ['a refusal', new HttpError({ status: 403, code: 'FORBIDDEN', message: '' }), false],
    ['a fault of ours', new TypeError('x is not a function'), false],
  ])('%s: asked once more is %s', (_, error, isAsked) => {
    expect(shouldReadAgain(0, error)).toBe(isAsked);
    expect(shouldReadAgain(1, error)).toBe(false);
  });

  it('is asked again when the server said, and not by all at once', () => {
    const waits = Array.from({ length: 20 }, () => untilReadAgain(0, busy));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(2_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(3_000);
    expect(new Set(waits).size).toBeGreaterThan(1);
  });
});
