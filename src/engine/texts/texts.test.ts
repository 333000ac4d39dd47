import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verbs } from '#contract/model/screenAccess.ts';
import { texts as english } from './en.ts';
import { texts as hindi } from './hi.ts';
import { texts as startEnglish } from './startEn.ts';
import { texts as startHindi } from './startHi.ts';

type Tree = { readonly [key: string]: string | Tree };

const flat = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flat(value, `${prefix}${key}.`),
  );

const en = new Map([...flat(startEnglish), ...flat(english)]);
const hi = new Map([...flat(startHindi), ...flat(hindi)]);

const places = (words: string) => [...words.matchAll(/%\{(\w+)\}/g)].map(match => match[1]);

const sources = ['src/engine', 'src/fields'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map(name => readFileSync(join(folder, name), 'utf8')),
);
const used = new Set(
  sources.flatMap(source =>
    [...source.matchAll(/'(engine\.[a-z_.]+)'/g)].map(match => match[1] ?? ''),
  ),
);

describe('texts of the engine', () => {
  it('are complete in both languages', () => {
    expect([...hi.keys()]).toEqual([...en.keys()]);
  });

  it.each([...en])('%s names the same values in both languages', (key, words) => {
    expect(new Set(places(hi.get(key) ?? ''))).toEqual(new Set(places(words)));
  });

  it.each(verbs)('say what %s is', verb => {
    expect(en.has(`engine.why.verb_${verb}`)).toBe(true);
  });

  it('have every key that the code asks for', () => {
    expect([...used].filter(key => !en.has(key))).toEqual([]);
    expect(used.size).toBeGreaterThan(80);
  });
});
