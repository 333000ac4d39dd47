import { expect, it } from 'vitest';
import { unicodePattern, usablePattern } from './usablePattern.ts';

it.each([
  ['^[\\w\\-]+\\/a\\-b\\_c$', 'x-1/a-b_c', 'x/a.b'],
  ['^[^\\/~\\^\\: \\[\\]\\\\]+$', 'plain', 'a:b'],
  ['^{a}$', '{a}', 'a'],
  ['^\\p{Lu}{2,3}$', 'AB', 'ab'],
  ['^a{2}]$', 'aa]', 'aa'],
])('reads %s as expressions of Unicode have it', (pattern, fitting, other) => {
  const read = unicodePattern(pattern);
  expect(read).toBeDefined();
  const expression = new RegExp(read ?? '', 'u');
  expect([expression.test(fitting), expression.test(other)]).toEqual([true, false]);
});

it('leaves alone what is one already, and knows what is none', () => {
  expect(unicodePattern('^\\d+$')).toBe('^\\d+$');
  expect(unicodePattern('(')).toBeUndefined();
});

it('does not use one that may take for ever', () => {
  expect(usablePattern('^(a+)+$')).toBeUndefined();
  expect(usablePattern('^a+$')).toBe('^a+$');
});
