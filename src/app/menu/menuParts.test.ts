import { describe, expect, it } from 'vitest';
import type { MenuGroupName } from '#contract/domain/menuGroups.ts';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import { menuParts } from './menuParts.ts';
import { moved } from './moved.ts';

const head = (resource: string, group: MenuGroupName, order: number): ScreenHead => ({
  resource,
  route: `/${resource}`,
  label: { one: { en: resource, hi: resource }, other: { en: resource, hi: resource } },
  menu: { group, icon: 'house', order },
  access: 'signed-in',
});

const home = head('home', 'work', 10);
const desk = head('desk', 'work', 20);
const jobs = head('jobs', 'work', 30);
const faqs = head('faqs', 'help', 10);
const shown = [home, desk, jobs, faqs];

const partsOf = (asked: Partial<Parameters<typeof menuParts>[0]>) => {
  const parts = menuParts({ shown, main: [home, desk], favourites: [], search: '', ...asked });
  const names = (entries: readonly { resource: string }[]) =>
    entries.map(({ resource }) => resource).join(' ');
  return [
    names(parts.favourites),
    parts.main.map(({ name, entries }) => `${name}: ${names(entries)}`).join(', '),
    parts.more
      .map(
        ({ name, entries, isContinued }) => `${isContinued ? '+' : ''}${name}: ${names(entries)}`,
      )
      .join(', '),
  ];
};

describe('the parts of a menu', () => {
  it.each([
    ['main entries first', {}, ['', 'work: home desk', '+work: jobs, help: faqs']],
    ['all alike', { main: shown }, ['', 'work: home desk jobs, help: faqs', '']],
    [
      'favourites in their order, each page once',
      { favourites: ['faqs', 'home'] },
      ['faqs home', 'work: desk', '+work: jobs'],
    ],
    [
      'a favourite that is theirs no more',
      { favourites: ['gone', 'desk'] },
      ['desk', 'work: home', '+work: jobs, help: faqs'],
    ],
    [
      'a search finds what is under More',
      { search: 'jobs', favourites: ['jobs'] },
      ['', 'work: jobs', ''],
    ],
  ])('%s', (_name, asked, expected) => {
    expect(partsOf(asked)).toEqual(expected);
  });
});

describe('moved', () => {
  it.each([
    [0, 1, 'bac'],
    [2, 0, 'cab'],
    [0, 2, 'bca'],
    [0, -1, 'abc'],
    [2, 3, 'abc'],
    [5, 0, 'abc'],
  ])('%i to %i: %s', (from, to, expected) => {
    expect(moved([...'abc'], from, to).join('')).toBe(expected);
  });
});
