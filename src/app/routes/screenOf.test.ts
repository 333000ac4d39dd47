import { describe, expect, it } from 'vitest';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import { screenOf, toPattern } from './screenOf.ts';

const label = { en: '', hi: '' };
const heads = ['/performance', '/agent/performance', '/account/{accountId}', '/events'].map(
  (route): ScreenHead => ({
    resource: route,
    route,
    label: { one: label, other: label },
    access: 'signed-in',
  }),
);

describe('the screen of an address', () => {
  it.each([
    ['/performance', '/performance'],
    ['/agent/performance', '/agent/performance'],
    ['/events', '/events'],
    ['/events/', '/events'],
    ['/events/12', '/events'],
    ['/events/create', '/events'],
    ['/eventsabc', undefined],
    ['/account/7', '/account/{accountId}'],
    ['/account', undefined],
    ['/', undefined],
  ])('%s is %s', (pathname, route) => {
    expect(screenOf(heads, pathname)?.route).toBe(route);
  });

  it('is found at each address of its records; the first of two screens has them', () => {
    const [one, other] = ['one', 'other'].map((resource): ScreenHead => ({
      resource,
      route: `/${resource}`,
      recordsAt: '/thing',
      recordsAtBy: { field: 'size', at: { large: '/large-thing' } },
      label: { one: label, other: label },
      access: 'signed-in',
    })) as [ScreenHead, ScreenHead];
    const found = ['/thing/1', '/large-thing/1', '/other'].map(
      at => screenOf([one, other], at)?.resource,
    );
    expect(found).toEqual(['one', 'one', 'other']);
  });

  it.each([
    ['account/{accountId}', '/account/:accountId'],
    ['/events/', '/events'],
    ['/client-handler-config/edit/{id}', '/client-handler-config/edit/:id'],
  ])('%s is written %s for the router', (route, pattern) => {
    expect(toPattern(route)).toBe(pattern);
  });
});
