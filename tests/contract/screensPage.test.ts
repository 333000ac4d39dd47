import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFullProductFiles } from '../../scripts/screenSources.ts';
import { piecesOf, reasonOf, screenCounts, screensPage } from '../../scripts/screensPage.ts';

describe('the page of screens', () => {
  const files = readFullProductFiles();

  it('says what the screen files and the code say', async () => {
    // When it differs, run: npm run screens -- reference
    expect(readFileSync('docs/reference/screens.md', 'utf8')).toBe(await screensPage(files));
  });

  it.each(piecesOf(files))('knows why $name is code ($size)', piece => {
    expect(reasonOf(piece)).not.toBe('');
  });

  const text = JSON.stringify({
    resource: 'things',
    route: '/things',
    fields: { a: { entry: 'SupplyUser' }, b: { cell: 'Parameters' } },
    actions: { go: { run: 'ErpPushAction' } },
    panels: { aside: 'HrisPanel' },
  });
  const plain = JSON.stringify({ resource: 'plain', route: '/plain', fields: { page: {} } });
  const two = [
    { file: 'resources/one/things.json', text },
    { file: 'resources/one/plain.json', text: plain },
  ];

  it('tells which screens name code, and has a line for each that does not', async () => {
    const page = await screensPage(two);
    for (const name of ['SupplyUser', 'Parameters', 'ErpPushAction', 'HrisPanel'])
      expect(page).toMatch(new RegExp(`\`${name}\`\\s*\\| \`things\``));
    expect(page).toMatch(/^- one: `\/plain`$/m);
  });

  it('leaves the counts to the command', () => {
    const [all, alone, ...naming] = screenCounts(two).map(line => Number.parseInt(line, 10));
    expect([all, alone]).toEqual([2, 1]);
    expect(naming).toEqual([1, 1, 1, 0, 1, 0]);
  });
});
