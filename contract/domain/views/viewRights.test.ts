import { describe, expect, it } from 'vitest';
import { mayChangeView, maySetRoleDefault, mayShareViews } from './viewRights.ts';

describe('rights on saved views (decision record 0030)', () => {
  it.each([
    ['admin', true],
    ['broker-team-lead', true],
    ['lookup-admin', true],
    ['sales-agent', false],
    ['broker-tele-sales', false],
    ['lookup-view', false],
  ] as const)('%s may share: %s', (role, may) => {
    expect(mayShareViews([role])).toBe(may);
  });

  it.each([
    ['admin', true],
    ['lookup-admin', false],
  ] as const)('%s may set the default of a role: %s', (role, may) => {
    expect(maySetRoleDefault(['lookup-view', role])).toBe(may);
  });

  it.each([
    ['its owner, a personal one', true, 'personal', 'sales-agent', true],
    ['its owner, a shared one', true, 'team', 'sales-agent', true],
    ['an administrator, a shared one', false, 'team', 'admin', true],
    ['an administrator, a personal one', false, 'personal', 'admin', false],
    ['somebody else, a shared one', false, 'team', 'lookup-admin', false],
  ] as const)('a view is changed by %s: %#', (_who, isMine, scope, role, may) => {
    expect(mayChangeView({ isMine, scope }, maySetRoleDefault([role]))).toBe(may);
  });
});
