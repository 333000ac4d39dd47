import { describe, expect, it } from 'vitest';
import { spanFault } from './delegationRules.ts';

const at = (text: string) => new Date(`${text}:00.000+05:30`);

describe('the span of a delegation', () => {
  const now = at('2026-11-23T12:00');
  it.each([
    ['2026-11-23T12:00', '2026-11-23T12:01', undefined],
    ['2026-11-24T12:00', '2026-11-24T12:00', 'order'],
    ['2026-11-22T12:00', '2026-11-23T12:00', 'past'],
  ])('%s to %s: %s', (from, until, code) =>
    expect(
      spanFault({ startsAt: at(from).toISOString(), endsAt: at(until).toISOString() }, now)?.code,
    ).toBe(code),
  );
});
