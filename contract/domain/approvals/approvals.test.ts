import { describe, expect, it } from 'vitest';
import {
  allowsTermsheet,
  approvalStatuses,
  delayedActivationStatuses,
  failedTask,
  needsRefresh,
  processedText,
  reviewerStatuses,
} from './approvalStatus.ts';
import { approvalEntityTypes, approvalTypes } from './approvalTypes.ts';

describe('approvals', () => {
  it('T42 keeps three fields apart', () => {
    expect(approvalStatuses).not.toContain('Reviewed');
    expect(approvalStatuses).not.toContain('Failed');
    expect(reviewerStatuses).toEqual(['Reviewed', 'Rejected']);
    expect(failedTask).toBe('Failed');
  });

  it.each([
    ['NotRequired', true],
    ['Required', false],
    ['PendingApproval', false],
    ['Approved', true],
    ['Rejected', false],
    ['NotApplicable', false],
    ['Lapsed', false],
  ] as const)('T45 delayed activation %s lets the termsheet pass: %s', (status, expected) => {
    expect(delayedActivationStatuses).toContain(status);
    expect(allowsTermsheet(status)).toBe(expected);
  });

  it.each([
    ['reviewer', true, 'reviewed'],
    ['approver', true, 'approved'],
    ['reviewer', false, 'rejected'],
    ['approver', false, 'rejected'],
  ] as const)('T20 processed by a %s, positive %s: %s', (by, isPositive, expected) => {
    expect(processedText(by, isPositive)).toBe(expected);
  });

  it.each([
    ['Approved', false],
    ['Rejected', false],
    ['PendingApproval', true],
    ['', true],
  ])('T43 the result %j needs a refresh: %s', (status, expected) => {
    expect(needsRefresh(status)).toBe(expected);
  });

  it('T58 has its own entity types', () => {
    expect(approvalEntityTypes.map(type => [type.id, type.approvalType])).toEqual([
      [3, 'ProductApproval'],
      [18, 'ExtendSlotDate'],
    ]);
    expect(approvalTypes).toHaveLength(9);
  });
});
