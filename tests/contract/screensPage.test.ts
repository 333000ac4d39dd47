import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFullProductFiles } from '../../scripts/screenSources.ts';
import { piecesOf, reasonOf, screensPage } from '../../scripts/screensPage.ts';

describe('the page of screens', () => {
  const files = readFullProductFiles();

  it('says what the screen files and the code say', async () => {
    // When it differs, run: npm run screens -- reference
    expect(readFileSync('docs/reference/screens.md', 'utf8')).toBe(await screensPage(files));
  });

  it.each(piecesOf(files))('knows why $name is code ($size)', piece => {
    expect(reasonOf(piece)).not.toBe('');
  });

  it('counts a screen that names code by each size', async () => {
    const text = JSON.stringify({
      resource: 'things',
      route: '/things',
      fields: { a: { entry: 'SupplyUser' }, b: { cell: 'Parameters' } },
      actions: { go: { run: 'ErpPushAction' } },
      panels: { aside: 'HrisPanel' },
    });
    const plain = JSON.stringify({ resource: 'plain', route: '/plain', fields: { page: {} } });
    const page = await screensPage([
      { file: 'resources/one/things.json', text },
      { file: 'resources/one/plain.json', text: plain },
    ]);
    expect(page).toMatch(/files alone: a screen file and a schema\s*\| 1/);
    expect(page).toMatch(/data with a piece of registered code\s*\| 1/);
    for (const name of ['SupplyUser', 'Parameters', 'ErpPushAction', 'HrisPanel'])
      expect(page).toMatch(new RegExp(`\`${name}\`\\s*\\| \`things\``));
    expect(page).toMatch(/\| one\s*\| 1\s*\| `\/plain`/);
  });
});
