import { describe, expect, it } from 'vitest';
import { markdownPieces, plainWords } from './markdownPieces.ts';

describe('help that is written in Markdown', () => {
  it.each([
    [
      'a plain sentence',
      '2 * 3 * 4, snake_case_name, a < b, [sic] and 5#',
      '2 * 3 * 4, snake_case_name, a < b, [sic] and 5#',
    ],
    ['code', 'Use `npm ci` or ``a``', 'Use npm ci or a'],
    ['strong and emphasis', '**Never** write __it__ or *that*', 'Never write it or that'],
    [
      'a link',
      'See [the docs](https://example.com/a "A") or <https://example.com>',
      'See the docs or https://example.com',
    ],
    ['a heading', '## Runs\nOn each push', 'Runs On each push'],
    ['a list', 'One of\n- first\n* second\n\nElse none', 'One of\n• first\n• second\n\nElse none'],
    ['lines that were full', 'A long\nline', 'A long line'],
    ['a fence', 'Like\n```yaml\non: push\n```\nthat', 'Like on: push that'],
  ])('%s reads as words', (_what, text, words) => {
    expect(plainWords(text)).toBe(words);
  });

  it('leads to pages on the web alone', () => {
    const text = '[a](https://example.com) [b](javascript:alert) [c](#part)';
    expect(markdownPieces(text).filter(({ type }) => type === 'link')).toEqual([
      { type: 'link', words: 'a', to: 'https://example.com' },
    ]);
  });
});
