import { describe, expect, it } from 'vitest';
import { wordDifference } from './wordDifference.ts';

const shown = (before: string, after: string) =>
  wordDifference(before, after)
    ?.map(({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind])
    .join('');

describe('the difference of two texts, word by word', () => {
  it.each([
    ['', 'all new', '[+all new]'],
    ['all gone', '', '[-all gone]'],
    ['the same', 'the same', 'the same'],
    ['pay in two parts', 'pay in three parts', 'pay in [-two][+three] parts'],
    ['one two', 'one two three', 'one two[+ three]'],
    ['first line\nsecond', 'first line\nthird', 'first line\n[-second][+third]'],
  ])('%j → %j: %s', (before, after, expected) => {
    expect(shown(before, after)).toBe(expected);
  });

  it('keeps every word of both sides', () => {
    const [before, after] = ['a b c d e f', 'c b x d f f g'];
    const pieces = wordDifference(before, after) ?? [];
    const side = (without: string) =>
      pieces.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('');
    expect([side('added'), side('removed')]).toEqual([before, after]);
  });

  it('gives up on texts that would take too long', () => {
    expect(wordDifference('word '.repeat(2000), 'other')).toBeUndefined();
  });
});
