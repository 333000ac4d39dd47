import { describe, expect, it } from 'vitest';
import { paymentStatus, paymentStatuses } from './paymentStatus.ts';
import { paymentVersion } from './paymentVersion.ts';

describe('T26 T27 T28 T29 payment statuses', () => {
  it.each([
    [1, ['pending'], 'Pending', false, false, true],
    [2, ['pending'], 'Pending', false, false, true],
    [3, ['pending'], 'Pending', false, false, true],
    [4, ['pending'], 'Pending', false, false, true],
    [5, ['pending'], 'Pending', false, false, true],
    [6, ['approved'], 'Approved', true, false, false],
    [7, ['rejected'], 'Rejected', false, true, false],
    [8, ['rejected'], 'Rejected', false, true, false],
    [9, ['sentBack', 'pending'], 'Sent back to RAM', false, false, true],
    [10, ['refunded'], 'Refunded', false, false, false],
    [11, ['rejectedAfterApproval'], 'Rejected after approval', false, false, false],
    [12, ['pending'], 'Pending', false, false, true],
    [13, ['pending'], 'Pending', false, false, true],
    [14, ['refunded'], 'Refunded', false, false, false],
    [15, ['rejected', 'approved'], 'Rejected', false, false, false],
    [16, ['sentBack', 'rejected'], 'Sent back to RAM', false, false, true],
    [17, [], 'Status 17', false, false, false],
    [18, [], 'Status 18', false, false, false],
    [19, [], 'Status 19', false, false, false],
    [20, ['pending'], 'Pending', false, false, true],
    [21, ['rejected'], 'Rejected', false, false, false],
    [22, ['rejected'], 'Rejected', false, false, false],
    [23, [], 'Status 23', false, false, false],
  ])('%i', (id, groups, badge, countsAsCollected, canRevive, isEditable) => {
    expect(paymentStatus(id)).toEqual({
      id,
      groups,
      badge,
      countsAsCollected,
      canRevive,
      isEditable,
    });
  });

  it('T26 group sizes exceed the number of statuses that have a group', () => {
    const grouped = paymentStatuses.filter(status => status.groups.length > 0);
    const sum = paymentStatuses.reduce((total, status) => total + status.groups.length, 0);
    expect([grouped.length, sum]).toEqual([19, 22]);
  });
});

it.each([
  [10, null, 'v2'],
  [10, 555, 'v2'],
  [3, 555, 'v3'],
  [3, null, 'v1'],
  [3, '', 'v1'],
  [3, 0, 'v3'],
])('T47 mode %i with response id %j uses %s', (modeOfPaymentId, yesBankResponseId, expected) => {
  expect(paymentVersion({ modeOfPaymentId, yesBankResponseId })).toBe(expected);
});
