import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesOnly, sectionOf, studioSections } from './studioSections.ts';
import { texts } from './texts.ts';
import { grammarOf } from './useGrammar.ts';

const grammar = grammarOf(
  JSON.parse(readFileSync('contract/model/resource.meta.schema.json', 'utf8')) as Parameters<
    typeof grammarOf
  >[0],
);
const keys = Object.keys(grammar.keys);
const files: readonly string[] = filesOnly;
const edited: readonly string[] = Object.values(studioSections).flat();

describe('every key of a screen file', () => {
  it('are there', () => {
    expect(keys.length).toBeGreaterThan(25);
  });

  it.each(keys)('%s is set in Studio, or is for files alone with a reason', key => {
    const places = edited.filter(one => one === key).length;
    expect(places + (files.includes(key) ? 1 : 0)).toBe(1);
  });

  it.each([...edited, ...files])('%s is a key of the grammar', key => {
    expect(keys).toContain(key);
  });

  it.each(filesOnly)('%s has its reason', key => {
    expect(texts.studio.files[key].every(words => words.length > 10)).toBe(true);
  });
});

it.each([
  ['schema', '/properties/name/type', 'fields'],
  ['screen', '/fields/name/visible', 'fields'],
  ['screen', '/list/columns/0', 'list'],
  ['screen', '/access/admin', 'rights'],
  ['screen', '', 'names'],
])('a fault of the %s at "%s" leads to %s', (part, pointer, section) => {
  expect(sectionOf(part, pointer)).toBe(section);
});
