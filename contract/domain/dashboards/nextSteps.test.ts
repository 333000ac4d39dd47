import { describe, expect, it } from 'vitest';
import { nextSteps } from './nextSteps.ts';

describe('what to do next', () => {
  it('is what is overdue, then what waits, each tile once', () => {
    expect(
      nextSteps([
        { keyName: 'closed', count: 9, overdue: 0 },
        { keyName: 'paymentsentback', count: 2, overdue: 0 },
        { keyName: 'followup', count: 12, overdue: 5 },
        { keyName: 'renewal', count: 4, overdue: 0 },
      ]),
    ).toEqual([
      { keyName: 'followup', count: 5, isOverdue: true },
      { keyName: 'paymentsentback', count: 2, isOverdue: false },
      { keyName: 'renewal', count: 4, isOverdue: false },
    ]);
  });

  it('is nothing where nothing waits, and no more than is asked for', () => {
    expect(nextSteps([{ keyName: 'closed', count: 3, overdue: 0 }])).toEqual([]);
    const many = (['followup', 'renewal', 'linksent', 'termsheetnew'] as const).map(keyName => ({
      keyName,
      count: 1,
      overdue: 1,
    }));
    expect(nextSteps(many, 2)).toHaveLength(2);
  });
});
