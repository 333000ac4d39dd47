import { describe, expect, it } from 'vitest';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import { screenAddress } from './screenAddress.ts';

const label = { one: { en: '', hi: '' }, other: { en: '', hi: '' } };
const heads: readonly ScreenHead[] = [
  {
    resource: 'accounts',
    route: '/my-accounts',
    recordsAt: '/account',
    label,
    access: 'signed-in',
  },
  {
    resource: 'video-tours',
    route: '/virtual-tour',
    createAt: 'create-slot',
    label,
    access: 'signed-in',
  },
  { resource: 'tile-lists', route: '/list', page: 'TileListArea', label, access: 'signed-in' },
];
const headOf = (resource: string) => heads.find(head => head.resource === resource);

describe('the address of a path that React-Admin writes', () => {
  it.each([
    ['/accounts', '/my-accounts'],
    ['/accounts?view=mine', '/my-accounts?view=mine'],
    ['/accounts/create?with=%7B%7D', '/my-accounts/create?with=%7B%7D'],
    ['/accounts/12', '/account/12'],
    ['/accounts/12/show', '/account/12'],
    ['/accounts/12/show#notes', '/account/12#notes'],
    ['/accounts/a%2Fb?tab=calls', '/account/a%2Fb?tab=calls'],
    ['/accounts/import', '/my-accounts/import'],
    ['/video-tours/create', '/virtual-tour/create-slot'],
    ['/video-tours/7', '/virtual-tour/7'],
    ['/tile-lists/mine', '/list/mine'],
  ])('%s is %s', (path, address) => {
    expect(screenAddress(headOf, path)).toBe(address);
  });

  it.each(['/account/12', '/my-accounts?q=a', '/nowhere/1', '/', '', '?page=2', 'create', '..'])(
    '%s is an address already',
    path => {
      expect(screenAddress(headOf, path)).toBe(path);
    },
  );
});
