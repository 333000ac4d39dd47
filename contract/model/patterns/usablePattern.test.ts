import { expect, it } from 'vitest';
import { isAmbiguousPattern, unicodePattern, usablePattern } from './usablePattern.ts';

it.each([
  ['^[\\w\\-]+\\/a\\-b\\_c$', 'x-1/a-b_c', 'x/a.b'],
  ['^[^\\/~\\^\\: \\[\\]\\\\]+$', 'plain', 'a:b'],
  ['^{a}$', '{a}', 'a'],
  ['^\\p{Lu}{2,3}$', 'AB', 'ab'],
  ['^a{2}]$', 'aa]', 'aa'],
  ['^[\\w-.]+$', 'a-b.c', 'a/c'],
  ['^[.-\\w]+$', 'a-b.c', 'a/c'],
  ['^[\\d-a-z]$', 'z', 'b'],
  ['^[\\w--/]$', '/', '.'],
  ['^[\\w-.\\]]+\\_[a-c]$', 'a-]_b', 'a-]_-'],
  ['^[+--\\_]$', ',', '.'],
  ['^[\\x41-\\x43\\_]$', 'B', 'D'],
  ['^\\{2}\\_$', '{2}_', '{{_'],
])('reads %s as expressions of Unicode have it', (pattern, fitting, other) => {
  const read = unicodePattern(pattern);
  expect(read).toBeDefined();
  const expression = new RegExp(read ?? '', 'u');
  expect([expression.test(fitting), expression.test(other)]).toEqual([true, false]);
});

it.each(['^\\u{3}\\-$', '\\p{L}\\_', '^[\\P{Lu}\\_]$'])(
  'leaves %s alone, which may mean one thing or another',
  pattern => {
    expect(unicodePattern(pattern)).toBeUndefined();
    expect(isAmbiguousPattern(pattern)).toBe(true);
  },
);

it('takes no backslash before a letter for the beginning of one', () => {
  expect(unicodePattern('^\\\\p{2}\\_$')).toBe('^\\\\p{2}_$');
  expect(isAmbiguousPattern('^\\p{L}$')).toBe(false);
  expect(isAmbiguousPattern('(\\p{L}\\_')).toBe(false);
});

it('leaves alone what is one already, and knows what is none', () => {
  expect(unicodePattern('^\\d+$')).toBe('^\\d+$');
  expect(unicodePattern('(')).toBeUndefined();
});

it('does not use one that may take for ever', () => {
  expect(usablePattern('^(a+)+$')).toBeUndefined();
  expect(usablePattern('^a+$')).toBe('^a+$');
});
