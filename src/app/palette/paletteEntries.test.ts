import { describe, expect, it, vi } from 'vitest';
import { isInMenu, mayDo } from '#contract/model/rights/mayDo.ts';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import { listsOfOthers } from './screenSource.ts';
import {
  matchingEntries,
  nearestFirst,
  offeredEntries,
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

const go = vi.fn<(to: string) => void>();
const pathOf = (resource: string, page: string) => `/${resource}/${page}`;
const entriesOf = (...roleCodes: string[]) =>
  screenEntries({
    shown: heads.filter(one => isInMenu(one, roleCodes)),
    canCreate: name => heads.some(one => one.resource === name && mayDo(one, roleCodes, 'create')),
    text: words => words.en,
    labelOf: (name, count = 2) =>
      heads.find(({ resource }) => resource === name)?.label[count === 1 ? 'one' : 'other'].en ??
      '',
    createLabel: name => `New ${name}`,
    pathOf,
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

  it.each([
    ['pull next', 'calling-desk'],
    ['go offline', 'calling-desk'],
    ['Collect Payment', 'payments'],
    ['Collect Payment', 'opportunities'],
    ['भुगतान', 'payments'],
  ])('finds %j, as people call it', (search, resource) => {
    const named = head('One', 'Other', { resource, access: 'signed-in' });
    const found = matchingEntries(
      screenEntries({
        shown: [...heads, named],
        canCreate: () => false,
        text: words => words.en,
        labelOf: name => name,
        createLabel: name => name,
        pathOf,
        go,
      }),
      search,
    );
    expect(found.map(({ label }) => label)).toEqual([resource]);
  });

  it('looks through one list of a kind of record, and through none that it knows already', () => {
    const deals = head('Deal', 'Deals', { recordsAt: '/deal' });
    const search = head('Deal', 'Search', { recordsAt: '/deal' });
    const own = head('Swap', 'Swaps', { recordsAt: '/swap' });
    const others = head('Swap', 'AllSwaps', { recordsAt: '/swap' });
    expect(listsOfOthers([search, own, others, deals], [deals])).toEqual([own]);
  });

  it('opens them', () => {
    entriesOf('admin').at(3)?.run();
    expect(go).toHaveBeenCalledWith('/families/create');
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

describe('what the open page offers', () => {
  const run = vi.fn<() => void>();
  const offered = offeredEntries([
    { name: 'share-link', label: 'Share', icon: 'send', hint: 'Sunrise Homes', run },
    { name: 'quote', label: 'Quote', run },
  ]);

  it.each([
    ['share', ['Share']],
    ['package details', ['Share']],
    ['whatsapp', ['Share']],
    ['लिंक', ['Share']],
    ['quote', ['Quote']],
    ['nothing', []],
  ])('is found by "%s"', (search, found) => {
    expect(matchingEntries(offered, search).map(({ label }) => label)).toEqual(found);
  });

  it('says what it is done to, and does it', () => {
    const [share] = matchingEntries(offered, 'send payment link');
    expect(share).toMatchObject({ hint: 'Sunrise Homes', section: 'here' });
    share?.run();
    expect(run).toHaveBeenCalledOnce();
  });

  it('that cannot be done now stands last with the reason, and is left out where the page gives none', () => {
    const entries = offeredEntries([
      {
        name: 'activate',
        label: 'Activate',
        hint: 'Sunrise',
        isDisabled: true,
        why: 'Not paid',
        run,
      },
      { name: 'silent', label: 'Silent', isDisabled: true, run },
      { name: 'ask-approval', label: 'Request approval', hint: 'Sunrise', keyName: 'a', run },
    ]);
    expect(entries).toMatchObject([
      { label: 'Request approval', hint: 'Sunrise', keyName: 'a' },
      { label: 'Activate', hint: 'Not paid', isDisabled: true },
    ]);
    expect(matchingEntries(entries, 'ask for a discount')).toHaveLength(1);
  });
});
