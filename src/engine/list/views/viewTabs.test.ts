import { describe, expect, it } from 'vitest';
import type { SavedView } from '#contract/calls/records/views.ts';
import { sampleScreen } from '../../sample.fixture.ts';
import { isTabChanged, openTab, viewTabs } from './viewTabs.ts';

const label = { en: 'Owners', hi: 'मालिक' };
const owners = { clientType: { eq: 1 } };
const list = {
  ...sampleScreen.list,
  views: [
    {
      name: 'owners',
      label,
      where: owners,
      sort: sampleScreen.list.sort,
      todo: null,
      tree: null,
      bars: null,
    },
  ],
};
const byName = { field: 'name', order: 'ASC' as const };
const byPrice = { field: 'price', order: 'DESC' as const };

const saved = (id: number, state: object): SavedView => ({
  id,
  version: 1,
  resource: 'packages',
  name: `View ${id}`,
  scope: 'personal',
  isMine: true,
  ownerName: 'Aditi Sharma',
  isMyDefault: false,
  defaultOf: [],
  state,
  updatedAt: '2026-01-01T00:00:00.000Z',
});

const tabs = viewTabs(
  list,
  sampleScreen.fields,
  [saved(7, { where: owners, search: 'x', sort: byPrice, pageSize: 50 }), saved(8, {})],
  'All packages',
);
const shown = { where: undefined, search: '', sort: byName, pageSize: 10, viewName: undefined };

describe('the tabs of a list', () => {
  it('are all, those of the screen, those that are saved', () => {
    expect(tabs.map(({ key, label: words }) => `${key}: ${words.en}`)).toEqual([
      ': All packages',
      'owners: Owners',
      '7: View 7',
      '8: View 8',
    ]);
  });

  it.each([
    ['nothing', {}, ''],
    ['the name of a view', { viewName: 'owners' }, 'owners'],
    ['the id of a view', { viewName: '8' }, '8'],
    ['a view that is no more', { viewName: '99' }, ''],
    ['the filter of a view, as links from elsewhere do', { where: owners }, 'owners'],
    ['a filter of its own', { where: { clientType: { eq: 2 } } }, ''],
    ['a saved view and another filter', { viewName: '7', where: undefined }, '7'],
  ])('%s in the address opens its tab', (_what, differs, key) => {
    expect(openTab(tabs, { ...shown, ...differs })?.key).toBe(key);
  });

  it.each([
    ['', {}, false],
    ['', { where: owners }, true],
    ['', { search: 'x' }, true],
    ['', { sort: byPrice }, true],
    ['', { pageSize: 50 }, false],
    ['owners', { where: owners }, false],
    ['7', { where: owners, search: 'x', sort: byPrice, pageSize: 50 }, false],
    ['7', { where: owners, search: 'x', sort: byPrice, pageSize: 10 }, true],
    ['7', { where: owners, search: '', sort: byPrice, pageSize: 50 }, true],
    ['8', { sort: byPrice, pageSize: 50 }, false],
  ])('tab "%s" with %j is changed: %s', (key, differs, isChanged) => {
    const tab = tabs.find(one => one.key === key);
    if (!tab) throw new Error('no such tab');
    expect(isTabChanged(tab, { ...shown, ...differs })).toBe(isChanged);
  });
});
