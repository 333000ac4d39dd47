import { describe, expect, it } from 'vitest';
import { roleCodes, type RoleCode } from '../roles.ts';
import { actTo, incentiveActFault, incentiveActRoles } from './incentiveActs.ts';
import { incentiveActs, type IncentiveAct } from './incentiveStatus.ts';

const creator = 1;
const editor = 2;
const beneficiary = 3;
const stranger = 4;
const at = (statusId: number) => ({
  statusId,
  userId: beneficiary,
  handIds: [creator, editor],
});
const acts = Object.keys(incentiveActs) as IncentiveAct[];

describe('an act on an incentive', () => {
  it.each([
    ['review', 'lookup-admin', 1, stranger, undefined],
    ['review', 'lookup-admin', 2, stranger, 'status'],
    ['review', 'admin', 1, stranger, 'roles'],
    ['signOff', 'lookup-admin', 1, creator, undefined],
    ['signOff', 'lookup-admin', 2, editor, undefined],
    ['signOff', 'lookup-admin', 2, beneficiary, 'own'],
    ['signOff', 'finance', 2, stranger, 'roles'],
    ['managerApprove', 'sales-manager', 3, stranger, undefined],
    ['managerApprove', 'head-of-management', 4, stranger, undefined],
    ['managerApprove', 'sales-manager', 2, stranger, 'status'],
    ['managerApprove', 'sales-manager', 3, editor, 'fourEyes'],
    ['managerApprove', 'lookup-admin', 3, stranger, 'roles'],
    ['markPaid', 'finance', 4, stranger, undefined],
    ['markPaid', 'finance', 3, stranger, 'status'],
    ['markPaid', 'finance', 5, stranger, 'status'],
    ['markPaid', 'finance', 4, creator, 'fourEyes'],
    ['markPaid', 'finance', 4, editor, 'fourEyes'],
    ['markPaid', 'finance', 4, beneficiary, 'own'],
    ['markPaid', 'admin', 4, stranger, 'roles'],
  ] as const)('%s as %s in status %i by %i: %s', (act, role, statusId, id, expected) => {
    expect(incentiveActFault(act, { id, roleCodes: [role] }, at(statusId))).toBe(expected);
  });

  // Roles that no act names change nothing, so the combinations of those that one names are all there are.
  const named = [...new Set(Object.values(incentiveActRoles).flat())] as RoleCode[];
  const combinations = Array.from({ length: 2 ** named.length }, (_, bits) =>
    named.filter((_role, place) => (bits >> place) & 1),
  ).flatMap(some => [some, [...some, 'admin' as const], [...roleCodes]]);

  it('never lets creator, last editor or beneficiary approve or pay: all combinations of roles', () => {
    const allowed = combinations.flatMap(roles =>
      [creator, editor, beneficiary].flatMap(id =>
        [1, 2, 3, 4, 5].flatMap(statusId =>
          (['managerApprove', 'markPaid'] as const).filter(
            act => incentiveActFault(act, { id, roleCodes: roles }, at(statusId)) === undefined,
          ),
        ),
      ),
    );
    expect(combinations.length).toBeGreaterThan(40);
    expect(allowed).toEqual([]);
  });

  it('of a beneficiary is none at all, whatever their roles', () => {
    const faults = combinations.flatMap(roles =>
      acts.flatMap(act =>
        [1, 2, 3, 4, 5].map(statusId =>
          incentiveActFault(act, { id: beneficiary, roleCodes: roles }, at(statusId)),
        ),
      ),
    );
    expect(faults.every(fault => fault === 'roles' || fault === 'own')).toBe(true);
  });

  it.each([
    [1, undefined],
    [2, 'review'],
    [3, 'signOff'],
    [4, 'managerApprove'],
    [5, 'markPaid'],
    [6, undefined],
  ])('status %i is reached by %s', (statusId, act) => {
    expect(actTo(statusId)).toBe(act);
  });
});
