import { readdirSync, readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { excusedIn, gapsIn, statementsOf } from '../../scripts/audit/statementRows.ts';
import { statementsPage } from '../../scripts/statementsPage.ts';

const folder = 'docs/specification';
const path = `${folder}/rows.md`;
const pages = readdirSync(folder)
  .map(name => `${folder}/${name}`)
  .filter(name => name !== path)
  .map(name => ({ path: name, text: readFileSync(name, 'utf8') }));
const statements = pages.flatMap(statementsOf);
const excused = new Set(pages.flatMap(page => [...excusedIn(page).keys()]));

describe('the statements of the specification', () => {
  it('stand in the pages without a gap', () => {
    expect(gapsIn(new Set(statements.map(({ id }) => id)))).toEqual([]);
  });

  it('have a test each, but those for which the README says why not', () => {
    const proven = new Set(statements.filter(one => one.proofs.length > 0).map(({ id }) => id));
    const without = new Set(statements.map(({ id }) => id).filter(id => !proven.has(id)));
    expect([...without].filter(id => !excused.has(id))).toEqual([]);
    expect([...excused].filter(id => !without.has(id))).toEqual([]);
  });

  it('stand together in one page', async () => {
    // When it differs, run: npm run statements
    const options = { ...(await resolveConfig(path)), parser: 'markdown' };
    expect(readFileSync(path, 'utf8')).toBe(await format(statementsPage(pages), options));
  });
});

describe('a page of the specification', () => {
  const page = (text: string) => ({ path: `${folder}/one.md`, text });
  const head = '| id | what holds | proven by |\n| --- | --- | --- |\n';

  it.each([
    [
      'a row',
      `${head}| P1-B-001 to 002 | It is so. | \`tests/one.test.ts\` |`,
      ['P1-B-001', 'P1-B-002'],
    ],
    ['a row without a test', `${head}| P1-B-001 | It is so. | – |`, []],
    [
      'a table that a test reads',
      '`tests/one.test.ts` reads this table.\n\n| id | role |\n| --- | --- |\n| P1-M-001 | Admin |',
      ['P1-M-001'],
    ],
    [
      'a table that nobody reads',
      'Said.\n\n| id | role |\n| --- | --- |\n| P1-M-001 | Admin |',
      [],
    ],
  ])('says of %s what proves it', (_what, text, proven) => {
    const found = statementsOf(page(text)).filter(({ proofs }) => proofs.length > 0);
    expect(found.map(({ id }) => id)).toEqual(proven);
    expect(found.every(({ proofs }) => proofs[0] === 'tests/one.test.ts')).toBe(true);
  });

  it('tells the numbers that are left out', () => {
    expect(gapsIn(new Set(['P1-B-001', 'P1-B-003', 'P2-C-001']))).toEqual(['P1-B-002']);
  });
});
