import { describe, expect, it } from 'vitest';
import { beforeOfSentEnd, queryBounds, sentBounds } from './dayBounds.ts';

describe('T76 day bounds', () => {
  it('are sent to the last millisecond, as written', () => {
    expect(sentBounds('2024-03-01', '2024-03-31')).toEqual({
      from: '2024-03-01T00:00:00.000+05:30',
      to: '2024-03-31T23:59:59.999+05:30',
    });
  });

  it('are asked for half-open to the next midnight', () => {
    const { from, before } = queryBounds('2024-03-31', '2024-03-31');
    expect(from.toISOString()).toBe('2024-03-30T18:30:00.000Z');
    expect(before.toISOString()).toBe('2024-03-31T18:30:00.000Z');
  });

  it('become half-open when they arrive', () => {
    const { to } = sentBounds('2024-03-01', '2024-03-31');
    expect(beforeOfSentEnd(new Date(to))).toEqual(queryBounds('2024-03-01', '2024-03-31').before);
    expect(beforeOfSentEnd(new Date('2024-03-31T00:00:00Z')).toISOString()).toBe(
      '2024-03-31T00:00:00.000Z',
    );
  });
});
