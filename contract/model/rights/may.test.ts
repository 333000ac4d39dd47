import { describe, expect, it } from 'vitest';
import type { Grant, ScreenAccess } from '../types.ts';
import { may } from './may.ts';

const grant = (verbs: string[], rows: Grant['rows'] = true): Grant => ({
  do: verbs,
  rows,
  hide: [],
  lock: [],
});

const access: ScreenAccess = {
  admin: grant(['list', 'show', 'edit', 'remove', 'stop']),
  finance: grant(['list', 'show', 'edit'], { status: { eq: 'paid' } }),
  'owner-agent': grant(['list', 'show'], { cityId: { in: { $: 'user.cityIds' } } }),
  'lookup-view': grant(['list']),
};

const user = (...roleCodes: string[]) => ({ roleCodes, cityIds: [0, 7] });

describe('may', () => {
  it.each([
    ['the role grants it', ['admin'], 'edit', undefined, 'granted'],
    ['an action by its name', ['admin'], 'stop', undefined, 'granted'],
    ['no role of the screen', ['amoeba'], 'list', undefined, 'no-role'],
    ['no role at all', [], 'list', undefined, 'no-role'],
    ['what every object has is no role', ['constructor'], 'list', undefined, 'no-role'],
    ['what no role names', ['finance', 'lookup-view'], 'remove', undefined, 'not-granted'],
    ['without a record the rows do not count', ['finance'], 'edit', undefined, 'granted'],
    ['a record among the rows', ['finance'], 'edit', { status: 'paid' }, 'granted'],
    ['another record', ['finance'], 'edit', { status: 'new' }, 'other-rows'],
    ['rows that look at the user', ['owner-agent'], 'show', { cityId: 7 }, 'granted'],
    ['the zero among them (T74)', ['owner-agent'], 'show', { cityId: 0 }, 'granted'],
    ['rows of other users', ['owner-agent'], 'show', { cityId: 8 }, 'other-rows'],
    ['rights of two roles add up', ['finance', 'owner-agent'], 'show', { cityId: 7 }, 'granted'],
    [
      'the rows of one role do not widen the verbs of another',
      ['finance', 'lookup-view'],
      'edit',
      { status: 'new' },
      'other-rows',
    ],
  ])('%s', (_, roleCodes, action, record, why) => {
    const allowed = why === 'granted';
    expect(may(user(...roleCodes), { access }, { action, record })).toEqual({ allowed, why });
  });

  it('a screen for everyone signed in asks for no role (T8)', () => {
    expect(may(user(), { access: 'signed-in' }, { action: 'list', record: {} }).allowed).toBe(true);
  });

  it('rows may depend on the day', () => {
    const running = { access: { admin: grant(['edit'], { end: { gte: { $: 'today' } } }) } };
    const ask = (end: string) =>
      may(user('admin'), running, { action: 'edit', record: { end }, today: '2026-01-05' }).allowed;
    expect([ask('2026-01-05'), ask('2026-01-04')]).toEqual([true, false]);
  });
});
