import { describe, expect, it } from 'vitest';
import { callList } from '#contract/calls/index.ts';
import { isElsewhere } from './isElsewhere.ts';

const upstreams = { sapna: new URL('http://sapna.example'), madrox: new URL('http://m.example') };

describe('a call is answered elsewhere', () => {
  it.each([
    ['/sapna/v1/caps', undefined, true],
    ['/sapna', undefined, true],
    ['/sapna-of-others/v1/caps', undefined, false],
    ['/mystique/v1/soc', undefined, false],
    ['/console/v1/records', undefined, false],
    ['/madrox/app/v1/login', true, false],
  ] as const)('%s (here: %s): %s', (path, here, isSo) => {
    expect(isElsewhere(here ? { path, here } : { path }, { upstreams })).toBe(isSo);
  });

  it('where its prefix is pointed there, but for sign-in and the people of the company', () => {
    const stay = callList
      .filter(call => call.path.startsWith('/madrox/') && !isElsewhere(call, { upstreams }))
      .map(({ id }) => id);
    expect(stay.toSorted()).toEqual([
      'company.users',
      'session.details',
      'session.login',
      'session.loginGoogle',
      'session.logout',
      'session.resetPassword',
    ]);
  });
});
