import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verbs } from '#contract/model/rights/screenAccess.ts';
import { texts as start } from '#app/language/startEnglish.ts';
import { laterTexts } from '#tests/support/console/laterTexts.ts';

const english = { ...start, ...laterTexts.en };

const sources = ['src/engine', 'src/fields'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map(name => readFileSync(join(folder, name), 'utf8')),
);
const said = new Set(
  sources.flatMap(source =>
    [...source.matchAll(/'(engine\.[a-z_.]+)'/g)].map(match => match[1] ?? ''),
  ),
);

describe('texts of the engine', () => {
  it.each(verbs)('say what %s is', verb => {
    expect(english).toHaveProperty([`engine.why.verb_${verb}`]);
  });

  it('have every key that the code asks for', () => {
    expect([...said].filter(key => !(key in english))).toEqual([]);
    expect(said.size).toBeGreaterThan(80);
  });
});
