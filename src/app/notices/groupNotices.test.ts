import { expect, it } from 'vitest';
import { groupNotices } from './groupNotices.ts';

const of = (titles: string) =>
  [...titles].map((title, id) => ({ id, title, tone: title === 'b' ? 'error' : 'success' }));

it.each([
  ['', []],
  ['a', ['a']],
  ['aa', ['a', 'a']],
  ['aaab', ['aaa', 'b']],
  ['abab', ['a', 'b', 'a', 'b']],
  ['caaaabbbc', ['c', 'aaaa', 'bbb', 'c']],
])('notices %s stand as %j', (titles, groups) => {
  const found = groupNotices(of(titles));
  expect(found.map(group => group.map(({ title }) => title).join(''))).toEqual(groups);
  expect(found.flat().map(({ id }) => id)).toEqual([...titles].map((_, id) => id));
});

it('what is good and what is not never stand together', () => {
  const same = { title: 'Refund' };
  const found = groupNotices([
    { ...same, tone: 'success' },
    { ...same, tone: 'error' },
    { ...same, tone: 'success' },
  ]);
  expect(found.map(group => group.length)).toEqual([1, 1, 1]);
});
