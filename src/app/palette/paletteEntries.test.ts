import { describe, expect, it, vi } from 'vitest';
import { isInMenu, mayDo } from '#contract/model/mayDo.ts';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import {
  matchingEntries,
  nearestFirst,
  screenEntries,
  type PaletteEntry,
} from './paletteEntries.ts';

const head = (one: string, other: string, rest: Partial<ScreenHead>): ScreenHead => ({
  resource: other.toLowerCase(),
  route: `/${other.toLowerCase()}`,
  label: { one: { en: one, hi: 'एक' }, other: { en: other, hi: 'अनेक' } },
  menu: { group: 'work', icon: 'box', order: 10 },
  access: { list: ['admin', 'content'], create: ['admin'] },
  ...rest,
});

const heads = [
  head('Package family', 'Families', {}),
  head('NetSuite event', 'Events', {}),
  head('Home', 'Home', { page: 'HomePage', access: 'signed-in' }),
  head('Account', 'Accounts', { menu: undefined }),
];

const go = vi.fn<(resource: string, page: string) => void>();
const entriesOf = (...roleCodes: string[]) =>
  screenEntries({
    shown: heads.filter(one => isInMenu(one, roleCodes)),
    canCreate: name => heads.some(one => one.resource === name && mayDo(one, roleCodes, 'create')),
    text: words => words.en,
    labelOf: (name, count = 2) =>
      heads.find(({ resource }) => resource === name)?.label[count === 1 ? 'one' : 'other'].en ??
      '',
    createLabel: name => `New ${name}`,
    go,
  });
const labels = (entries: ReturnType<typeof entriesOf>) => entries.map(({ label }) => label);

describe('the command palette', () => {
  it('offers the pages of the menu and a new record where the person may make one', () => {
    expect(labels(entriesOf('admin'))).toEqual([
      'Families',
      'Events',
      'Home',
      'New package family',
      'New NetSuite event',
    ]);
    expect(labels(entriesOf('content'))).toEqual(['Families', 'Events', 'Home']);
  });

  it('opens them', () => {
    entriesOf('admin').at(3)?.run();
    expect(go).toHaveBeenCalledWith('families', 'create');
  });

  it.each([
    ['', 5],
    ['ev', 2],
    ['  EVENTS ', 1],
    ['अनेक', 3],
    ['new event', 1],
    ['zzz', 0],
  ])('finds for "%s" %i entries', (search, count) => {
    expect(matchingEntries(entriesOf('admin'), search)).toHaveLength(count);
  });

  it('puts names that begin with the search first', () => {
    expect(labels(matchingEntries(entriesOf('admin'), 'new'))[0]).toBe('New package family');
  });

  it('puts records of every list in one order: the name itself, its begin, the begin of a word, the rest', () => {
    const found = ['Kharadi East Pune', 'Punekar Homes', 'Antipune', 'Pune', 'Pune Central'].map(
      (label): PaletteEntry => ({
        id: label,
        section: 'records',
        label,
        icon: 'box',
        also: '',
        run: () => undefined,
      }),
    );
    expect(nearestFirst(found, ' pune ').map(({ label }) => label)).toEqual([
      'Pune',
      'Punekar Homes',
      'Pune Central',
      'Kharadi East Pune',
      'Antipune',
    ]);
  });
});
