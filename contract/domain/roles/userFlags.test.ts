import { describe, expect, it } from 'vitest';
import { roleCodes, type RoleCode } from '../roles.ts';
import { roleEffect, userFlags } from './userFlags.ts';

const granted = (...codes: RoleCode[]) => codes.map(code => ({ code, isAutomatic: false }));
const withBase = (...codes: RoleCode[]) => [
  ...granted(...codes),
  { code: 'lookup-view', isAutomatic: true } as const,
];
const raised = (flags: ReturnType<typeof userFlags>) =>
  Object.entries(flags)
    .filter(([, isOn]) => isOn)
    .map(([name]) => name);

describe('userFlags', () => {
  it.each([
    ['T16 Admin', granted('admin'), ['isAdmin']],
    ['T16 Lookup Admin is not Admin', granted('lookup-admin'), []],
    ['T13 nobody', [], ['isReadOnly']],
    ['T13 Lookup View', granted('lookup-view'), ['isReadOnly']],
    ['T13 RCM_USER and Ticketing', granted('rcm-user', 'ticketing'), ['isReadOnly']],
    ['T13 a view role alone', granted('support-issues'), ['isReadOnly']],
    ['T13 Lookup View and Finance', granted('lookup-view', 'finance'), ['isFinanceUser']],
    ['T13 content is not read-only', granted('content'), ['isContentUser', 'isContentUserOnly']],
    [
      'T14 content with the automatic base role',
      withBase('content'),
      ['isContentUser', 'isContentUserOnly'],
    ],
    ['T14 content with a chosen Lookup View', granted('content', 'lookup-view'), ['isContentUser']],
    [
      'T14 content with a view role',
      granted('content', 'locality-insight'),
      ['isContentUser', 'isContentUserOnly'],
    ],
    [
      'T14 content and master data',
      withBase('content', 'master-data'),
      ['isMasterData', 'isContentUser'],
    ],
    [
      'T1 Tele-Sales Agent',
      granted('sales-agent', 'owner-agent', 'crm-user'),
      ['is{product}OwnerAgent', 'isOwnerTelesalesAgent'],
    ],
    [
      'T1 Owner Manager is no tele-sales agent',
      granted('owner-agent', 'sales-manager', 'admin', 'crm-user'),
      ['isAdmin', 'is{product}OwnerAgent'],
    ],
    [
      'T3 owner team lead',
      granted('sales-agent', 'owner-agent', 'owner-team-lead'),
      ['is{product}OwnerAgent'],
    ],
    [
      'T3 broker team lead keeps the base role',
      granted('broker-tele-sales', 'broker-team-lead'),
      ['isBrokerTelesalesAgent'],
    ],
    ['T2 builder agent', granted('builder-tele-sales', 'sales-agent'), ['isBuilderTelesalesAgent']],
  ])('%s', (_title, grants, expected) => {
    expect(raised(userFlags(grants))).toEqual(expected);
  });
});

it('T13 every role but the six named ones, and the one that publishes screens, modifies', () => {
  expect(roleCodes.filter(code => roleEffect(code) !== 'modify').sort()).toEqual(
    [
      'content',
      'locality-insight',
      'lookup-view',
      'rcm-user',
      'screens',
      'support-issues',
      'ticketing',
    ].sort(),
  );
});
