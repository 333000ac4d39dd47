import { describe, expect, it } from 'vitest';
import { isSlowPattern } from './isSlowPattern.ts';

describe('isSlowPattern', () => {
  it.each([
    '^(a+)+$',
    '(a*)*b',
    '^(a|aa)+$',
    '^(.|\\s)*\\S$',
    '^(a|a)*$',
    '^(\\w+\\s?)*$',
    '^(\\d+,?)+$',
    '([a-z]+)*@',
    '^(.*,)*.*$',
    '^((ab)*|[a-c]*)*$',
    '^([\\w.]+)+@example$',
    '^(x{1,30}){1,30}$',
    '^(?:[A-Za-z]+[A-Z]?)+\\d$',
  ])('%s may take for ever', pattern => {
    expect(isSlowPattern(pattern)).toBe(true);
  });

  it.each([
    '\\S',
    '^[a-z]+(-[a-z]+)*$',
    '^(/[a-z0-9]+(-[a-z0-9]+)*)+$',
    '^[\\w.-]+@[a-z]+(\\.[a-z]+)+$',
    '^\\d{6}$',
    '^[6-9]\\d{9}$',
    '^(a|b)*$',
    '^(.|[\\r\\n])*$',
    '^(.|\\n)*$',
    '^(?:.|\\r?\\n)*$',
    '^(?:[^\\n]|\\n)+$',
    '^(?:\\d+,)*\\d+$',
    '^([a-z]{2},)*$',
    '^(?=.*\\d)(?=.*[a-z]).{8,}$',
    '^\\p{L}+( \\p{N}+)?$',
    '^.*a.*$',
    '^(\\([^)]*\\)|[^()])*$',
    '^(ab?c)*$',
  ])('%s does not', pattern => {
    expect(isSlowPattern(pattern)).toBe(false);
  });
});
