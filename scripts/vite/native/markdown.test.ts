import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Markdown } from './markdown.ts';

it('shows a text as it is, and nothing of the console asks for more', () => {
  expect(Markdown({ children: 'Words with **stars**' })).toBe('Words with **stars**');
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => join('src', file));
  expect(sources.length).toBeGreaterThan(100);
  const asking = sources.filter(file => /enableMarkdown/.test(readFileSync(file, 'utf8')));
  expect(asking).toEqual([]);
});
