import { describe, expect, it } from 'vitest';
import { approvalPath, type Holder, type PathPeople } from './approvalPath.ts';
import { boundText, discountBp, isCoveredBy, type PackageContent } from './approvalContent.ts';
import { approvalSubjects, sentByHand } from './approvalSubjects.ts';
import { matrixApprovalTypes } from './matrixTypes.ts';
import { answerTask, firstStatuses, type Task } from './taskRules.ts';

const content: PackageContent = {
  packageId: 1,
  packageName: 'Premium',
  quantity: 2,
  ratePaise: 100_000_00,
  salesPaise: 75_000_00,
  endDate: null,
};

describe('what an approval is bound to', () => {
  it('every type has a subject', () => {
    expect(approvalSubjects.map(({ type }) => type).sort()).toEqual(
      [...matrixApprovalTypes].sort(),
    );
    expect(sentByHand).not.toContain('SlotSwap');
  });

  it.each([
    ['another price', { salesPaise: 74_999_99 }, false],
    ['another rate', { ratePaise: 100_000_01 }, false],
    ['another quantity', { quantity: 3 }, false],
    ['another name alone', { packageName: 'Premium +' }, true],
    ['another end alone', { endDate: '2026-12-31' }, true],
  ])('a discount and %s', (_case, change, isSame) => {
    const before = boundText('Discount', { ...content });
    expect(boundText('Discount', { ...content, ...change }) === before).toBe(isSame);
  });

  it('an extension is bound to the end and its days, not to the price', () => {
    const asked = { ...content, durationInDays: 15 };
    const before = boundText('ExtendSlotDate', asked);
    expect(boundText('ExtendSlotDate', { ...asked, salesPaise: 1 })).toBe(before);
    expect(boundText('ExtendSlotDate', { ...asked, durationInDays: 16 })).not.toBe(before);
    expect(boundText('ExtendSlotDate', { ...asked, endDate: '2026-12-31' })).not.toBe(before);
  });

  it.each([
    [100_00, 75_00, 2500],
    [300_00, 299_99, 1],
    [300_00, 200_00, 3334],
    // What 1.96 % makes is 1.96 %, a paisa less is more.
    [51_330_00, 50_323_93, 196],
    [51_330_00, 50_323_92, 197],
    [100_00, 100_00, 0],
    [100_00, 120_00, 0],
    [100_00, 0, 10_000],
    [0, 0, 0],
  ])('of %i for %i is %i basis points', (ratePaise, salesPaise, expected) => {
    expect(discountBp({ ratePaise, salesPaise })).toBe(expected);
  });

  it.each([
    ['a smaller discount', { salesPaise: 80_000_00 }, true],
    ['the same', {}, true],
    ['a hundredth more', { salesPaise: 74_999_99 }, false],
    ['more pieces', { quantity: 3, ratePaise: 150_000_00, salesPaise: 120_000_00 }, false],
    ['another package', { packageId: 2 }, false],
    ['the same share of more money', { ratePaise: 200_000_00, salesPaise: 150_000_00 }, false],
    [
      'fewer pieces, same share',
      { quantity: 1, ratePaise: 50_000_00, salesPaise: 37_500_00 },
      true,
    ],
  ])('a decision covers %s: %s', (_case, change, expected) => {
    expect(isCoveredBy(content, { ...content, ...change })).toBe(expected);
  });
});

const task = (id: number, level: number, role: Task['role'], status: Task['status']): Task => ({
  id,
  level,
  role,
  status,
  isAnyEnough: false,
});

describe('an answer', () => {
  const tasks = [
    task(1, 1, 'reviewer', 'open'),
    task(2, 1, 'reviewer', 'open'),
    task(3, 2, 'approver', 'waiting'),
    task(4, 2, 'approver', 'waiting'),
  ];
  const [first, second, third] = tasks as [Task, Task, Task];

  it('T44 of one reviewer waits for the other', () => {
    expect(answerTask(tasks, first, true)).toEqual({
      tasks: [{ id: 1, status: 'Reviewed' }],
      request: 'PendingApproval',
      level: 1,
    });
  });

  it('T44 of any reviewer is enough where the level says so', () => {
    const any = tasks.map(one => ({ ...one, isAnyEnough: true }));
    expect(answerTask(any, { ...first, isAnyEnough: true }, true)).toEqual({
      tasks: [
        { id: 1, status: 'Reviewed' },
        { id: 2, status: 'NotNeeded' },
        { id: 3, status: 'open' },
        { id: 4, status: 'open' },
      ],
      request: 'PendingApproval',
      level: 2,
    });
  });

  it('of the last reviewer asks those who decide', () => {
    const reviewed = [{ ...first, status: 'Reviewed' as const }, ...tasks.slice(1)];
    expect(answerTask(reviewed, second, true)).toMatchObject({
      tasks: [
        { id: 2, status: 'Reviewed' },
        { id: 3, status: 'open' },
        { id: 4, status: 'open' },
      ],
      level: 2,
    });
  });

  it('T43 the first rejection ends the request', () => {
    expect(answerTask(tasks, second, false)).toEqual({
      tasks: [
        { id: 2, status: 'Rejected' },
        { id: 1, status: 'NotNeeded' },
        { id: 3, status: 'NotNeeded' },
        { id: 4, status: 'NotNeeded' },
      ],
      request: 'Rejected',
      level: 1,
    });
  });

  it('of one approver of the last step decides', () => {
    const asked = [
      { ...first, status: 'Reviewed' as const },
      { ...second, status: 'Reviewed' as const },
      ...tasks.slice(2).map(one => ({ ...one, status: 'open' as const })),
    ];
    expect(answerTask(asked, { ...third, status: 'open' }, true)).toEqual({
      tasks: [
        { id: 3, status: 'Approved' },
        { id: 4, status: 'NotNeeded' },
      ],
      request: 'Approved',
      level: 2,
    });
  });

  it('opens the first step of a new request alone', () => {
    expect(firstStatuses([1, 1, 2, 3])).toEqual(['open', 'open', 'waiting', 'waiting']);
  });
});

describe('who is asked', () => {
  const holder = (id: number, designationId: number): Holder => ({ id, designationId });
  const people: PathPeople = {
    requester: holder(1, 2),
    chain: [holder(10, 32), holder(20, 3), holder(30, 4), holder(40, 5)],
    holders: [holder(11, 32), holder(21, 3), holder(52, 52), holder(53, 52), holder(61, 33)],
  };
  const level = (designationIds: number[], reviewerIds: number[] = []) => ({
    designationIds,
    reviewerIds,
    isAnyReviewEnough: false,
  });
  const idsOf = (levels: ReturnType<typeof level>[], around: PathPeople = people) =>
    approvalPath(levels, around).map(step => [step.role, step.people.map(({ id }) => id)]);

  it.each([
    ['the nearest manager of a designation', [level([32])], [['approver', [10]]]],
    [
      'reviewers first',
      [level([4], [3])],
      [
        ['reviewer', [20]],
        ['approver', [30]],
      ],
    ],
    ['those elsewhere where the chain has none', [level([52])], [['approver', [52, 53]]]],
    [
      'one a designation to review',
      [level([4], [3, 52])],
      [
        ['reviewer', [20, 52]],
        ['approver', [30]],
      ],
    ],
    ['nobody to review who is not there', [level([4], [99])], [['approver', [30]]]],
    ['the top where nobody holds it', [level([41])], [['approver', [40]]]],
    [
      'every level in turn',
      [level([32]), level([3, 33])],
      [
        ['approver', [10]],
        ['approver', [20]],
      ],
    ],
  ])('%s', (_case, levels, expected) => {
    expect(idsOf(levels)).toEqual(expected);
  });

  it('T44 never the requester: the person above them decides their level', () => {
    const own: PathPeople = {
      requester: holder(10, 32),
      chain: [holder(20, 3)],
      holders: [holder(10, 32), holder(11, 32)],
    };
    expect(idsOf([level([32])], own)).toEqual([['approver', [20]]]);
  });

  it('T44 where one review is enough, nobody elsewhere is asked beside a manager', () => {
    const any = { designationIds: [4], reviewerIds: [3, 33], isAnyReviewEnough: true };
    expect(idsOf([any])).toEqual([
      ['reviewer', [20]],
      ['approver', [30]],
    ]);
    expect(idsOf([{ ...any, isAnyReviewEnough: false }])).toEqual([
      ['reviewer', [20, 61]],
      ['approver', [30]],
    ]);
  });

  it('T44 nobody reviews what they decide', () => {
    expect(idsOf([level([41], [5])])).toEqual([['approver', [40]]]);
  });

  it('nobody is left at the top', () => {
    expect(idsOf([level([41])], { requester: holder(40, 5), chain: [], holders: [] })).toEqual([
      ['approver', []],
    ]);
  });
});
