import type { RoleCode } from '#contract/domain/roles.ts';
import * as schema from '../../schema/people/people.ts';
import { apiTokens, serviceAccounts } from '../../schema/people/serviceAccounts.ts';
import type { Calendar } from '../calendar.ts';
import { batch, type Batch } from '../pen/batch.ts';
import { stableUuid } from '../pen/stableUuid.ts';

interface Program {
  readonly name: string;
  readonly purpose: string;
  readonly roles: readonly RoleCode[];
  readonly isActive: boolean;
}

const programs: readonly Program[] = [
  {
    name: 'Data warehouse',
    purpose: 'Copies accounts, deals and payments every night.',
    roles: ['master-data'],
    isActive: true,
  },
  {
    name: 'Old website',
    purpose: 'Read prices for the site that was replaced.',
    roles: ['lookup-view'],
    isActive: false,
  },
];

/** How many rows of `users` they have, behind those of people. */
export const programCount = programs.length;

interface Free {
  readonly userId: number;
  readonly grantId: number;
  readonly by: number;
}

/** Programs with tokens that open nothing: their hashes are those of no token. */
export function* programBatches(
  calendar: Calendar,
  { userId, grantId, by }: Free,
): Generator<Batch> {
  const created = { createdAt: calendar.at(-120, 11), createdBy: by, updatedBy: by };
  yield batch(
    serviceAccounts,
    programs.map(({ name, purpose, isActive }) => ({ name, purpose, isActive, ...created })),
  );
  yield batch(
    schema.users,
    programs.map(({ name }, at) => ({
      id: userId + at,
      uuid: stableUuid(`user:${userId + at}`),
      email: `service-account-${at + 1}@programs.invalid`,
      firstName: name,
      status: 0,
      serviceAccountId: at + 1,
      ...created,
    })),
  );
  yield batch(
    schema.roleGrants,
    programs
      .flatMap(({ roles }, at) => roles.map(roleCode => ({ userId: userId + at, roleCode })))
      .map((row, at) => ({
        id: grantId + at,
        ...row,
        grantedAt: created.createdAt,
        grantedBy: by,
      })),
  );
  yield batch(apiTokens, [
    {
      serviceAccountId: 1,
      name: 'Nightly copy',
      tokenHash: 'of no token 1',
      lastFour: 'k3Qd',
      isReadOnly: true,
      expiresOn: calendar.day(200),
      lastUsedAt: calendar.at(-1, 2),
      lastUsedAddress: '203.0.113.24',
      ...created,
    },
    {
      serviceAccountId: 1,
      name: 'Trial',
      tokenHash: 'of no token 2',
      lastFour: 'Zp7m',
      isReadOnly: false,
      calls: 'accounts.list\naccounts.get',
      expiresOn: calendar.day(-60),
      lastUsedAt: calendar.at(-61, 15),
      lastUsedAddress: '203.0.113.25',
      ...created,
    },
    {
      serviceAccountId: 2,
      name: 'Web server',
      tokenHash: 'of no token 3',
      lastFour: 'w_8a',
      isReadOnly: true,
      expiresOn: calendar.day(90),
      revokedAt: calendar.at(-30, 17),
      ...created,
    },
  ]);
}
