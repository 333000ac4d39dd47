import { describe, expect, it } from 'vitest';
import type { RoleCode } from '../../domain/roles.ts';
import type { ScreenAccess } from '../screen.ts';
import { canDo, canOpen, grantIn, hiddenFields, lockedFields, rowsFor } from './screenAccess.ts';

const access: ScreenAccess = {
  admin: { do: ['list', 'edit', 'stop'], rows: true, hide: [], lock: ['name'] },
  finance: { do: ['list', 'edit'], rows: { paid: { eq: true } }, hide: ['cost'], lock: ['name'] },
  'rcm-user': { do: ['list'], rows: { open: { eq: true } }, hide: ['cost', 'note'], lock: [] },
};

const rows: readonly (readonly [
  roles: readonly RoleCode[],
  expected: {
    open: boolean;
    edit: boolean;
    stop: boolean;
    list: unknown;
    hide: readonly string[];
    lock: readonly string[];
  },
])[] = [
  [[], { open: false, edit: false, stop: false, list: false, hide: [], lock: [] }],
  [['content'], { open: false, edit: false, stop: false, list: false, hide: [], lock: [] }],
  [['admin'], { open: true, edit: true, stop: true, list: true, hide: [], lock: ['name'] }],
  [
    ['finance'],
    {
      open: true,
      edit: true,
      stop: false,
      list: { any: [{ paid: { eq: true } }] },
      hide: ['cost'],
      lock: ['name'],
    },
  ],
  [
    ['finance', 'rcm-user'],
    {
      open: true,
      edit: true,
      stop: false,
      list: { any: [{ paid: { eq: true } }, { open: { eq: true } }] },
      hide: ['cost'],
      lock: ['name'],
    },
  ],
  [
    ['rcm-user', 'admin'],
    { open: true, edit: true, stop: true, list: true, hide: [], lock: ['name'] },
  ],
];

describe('access to a screen', () => {
  it.each(rows)('of %j', (roles, expected) => {
    const screen = { access };
    expect({
      open: canOpen(screen, roles),
      edit: canDo(screen, roles, 'edit'),
      stop: canDo(screen, roles, 'stop'),
      list: rowsFor(screen, roles, 'list'),
      hide: hiddenFields(screen, roles),
      lock: lockedFields(screen, roles),
    }).toEqual(expected);
  });

  it('is open to every signed-in user where the screen says so', () => {
    const screen = { access: 'signed-in' } as const;
    expect(canOpen(screen, [])).toBe(true);
    expect(rowsFor(screen, [], 'list')).toBe(true);
    expect(hiddenFields(screen, [])).toEqual([]);
  });

  it('gives everybody what is granted to the signed-in, besides what the roles give', () => {
    const all = { do: ['list'], rows: { open: { eq: true } }, hide: [], lock: [] };
    const screen = { access: { ...access, 'signed-in': all } };
    expect(canOpen(screen, [])).toBe(true);
    expect(rowsFor(screen, ['content'], 'list')).toEqual({ any: [{ open: { eq: true } }] });
    expect(rowsFor(screen, ['admin'], 'list')).toBe(true);
    expect(canDo(screen, ['content'], 'edit')).toBe(false);
    expect(canDo(screen, ['finance'], 'edit')).toBe(true);
  });

  it('knows both forms of a grant', () => {
    expect(grantIn(['list'])).toEqual({ do: ['list'] });
    expect(grantIn({ do: ['list'], hide: ['cost'] })).toEqual({ do: ['list'], hide: ['cost'] });
  });
});
