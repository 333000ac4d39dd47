import { describe, expect, it } from 'vitest';
import { outcomeGroupOf } from './outcomeGroups.ts';

describe('the group of an outcome', () => {
  it.each([
    [1, 'Interested', 44, 'well'],
    [2, 'Details asked/Follow up', 44, 'well'],
    [415, 'Upsell', 1, 'well'],
    [417, 'Renew', 22, 'well'],
    [3, 'Call back', 44, 'later'],
    [279, 'Redial', 44, 'later'],
    [10, 'Language barrier', 46, 'later'],
    [4, 'Not interested', 6, 'over'],
    [9, 'Broker', 7, 'over'],
    // A company whose clients are lost when they are interested, and a reason of its own that moves nothing.
    [1, 'Interested', 6, 'over'],
    [900, 'Asked for a visit', undefined, 'later'],
  ])('%i %s that leads to %s is %s', (id, label, to, group) => {
    expect(outcomeGroupOf({ id, label }, to)).toBe(group);
  });
});
