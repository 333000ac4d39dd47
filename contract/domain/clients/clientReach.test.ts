import { describe, expect, it } from 'vitest';
import type { RoleCode } from '../roles.ts';
import { clientReach, type ClientAct, type ClientReach } from './clientReach.ts';

const own: ClientReach = { everybody: false, lines: [], team: false, own: true };
const everybody: ClientReach = { ...own, everybody: true };
const nobody: ClientReach = { ...own, own: false };

const reach = (codes: readonly RoleCode[], act: ClientAct) =>
  clientReach(
    codes.map(code => ({ code, isAutomatic: false })),
    act,
  );

describe('whose clients somebody', () => {
  it.each<[readonly RoleCode[], ClientReach, ClientReach, ClientReach]>([
    [['broker-tele-sales'], { ...own, team: true }, own, own],
    [['broker-tele-sales', 'broker-team-lead'], { ...own, team: true }, own, own],
    [
      ['broker-tele-sales', 'broker-process-manager'],
      { ...own, lines: ['broker'], team: true },
      { ...own, lines: ['broker'] },
      { ...own, lines: ['broker'] },
    ],
    [
      ['admin-owner', 'admin-broker', 'owner-process-owner'],
      { ...own, lines: ['owner', 'broker'], team: true },
      { ...own, lines: ['owner', 'broker'] },
      { ...own, lines: ['owner', 'broker'] },
    ],
    [['sales-manager'], { ...everybody, team: true }, everybody, everybody],
    [['admin'], { ...everybody, team: true }, everybody, everybody],
    [['finance'], { ...everybody, team: true }, everybody, own],
    [['lookup-view'], { ...everybody, team: true }, everybody, nobody],
    [['rcm-user', 'ticketing'], { ...everybody, team: true }, everybody, nobody],
    [['content'], { ...own, team: true }, own, nobody],
    [['lookup-view', 'finance'], { ...everybody, team: true }, everybody, own],
  ])('%j reads, lists and changes', (codes, read, list, change) => {
    expect(reach(codes, 'read')).toEqual(read);
    expect(reach(codes, 'list')).toEqual(list);
    expect(reach(codes, 'change')).toEqual(change);
  });

  it('T14 the base role that came along for sign-in widens nothing', () => {
    const grants = [
      { code: 'push-integration', isAutomatic: false },
      { code: 'lookup-view', isAutomatic: true },
    ] as const;
    expect(clientReach(grants, 'list')).toEqual(own);
  });
});
