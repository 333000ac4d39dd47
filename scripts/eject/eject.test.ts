import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownPageName, pageParts } from '#contract/model/files/ownPageName.ts';
import { ejectedSource, enginePages } from './ejectedSource.ts';
import { strayPages } from './strayPages.ts';

describe('the ejected source of a page', () => {
  it.each(pageParts)('%s has the name of its screen, and imports what is there', part => {
    const source = readFileSync(enginePages[part], 'utf8');
    const text = ejectedSource('ad-briefs', part, source);
    expect(text).toContain(`export const ${ownPageName('ad-briefs', part)} = () =>`);
    expect(text).not.toMatch(/'\.{1,2}\//);
    expect(text).toMatch(/\/\*\* .*ad-briefs.* \*\/\nexport const /);
    const imported = [...text.matchAll(/'#engine\/([^']+)'/g)].map(([, path = '']) => path);
    expect(imported.length).toBeGreaterThan(5);
    expect(imported.filter(path => !existsSync(join('src/engine', path)))).toEqual([]);
    // All but names and places is as the engine has it.
    expect(text.split('\n')).toHaveLength(source.split('\n').length);
  });

  it('finds what the engine imports from beside it and from below', () => {
    const source = `import { A } from './A.tsx';\nconst b = () => import('../next/B.tsx');\n`;
    expect(dirname(enginePages.List)).toBe('src/engine/list');
    expect(ejectedSource('gates', 'List', source)).toBe(
      `import { A } from '#engine/list/A.tsx';\nconst b = () => import('#engine/next/B.tsx');\n`,
    );
  });
});

it('a page that no screen has is told', () => {
  const screens = [
    { file: 'gates.json', text: '{ "resource": "gates", "schema": "gate.schema.json" }' },
    { file: 'home.json', text: '{ "resource": "home", "page": "HomePage" }' },
  ];
  const page = (folder: string, name: string) => `src/pages/ejected/${folder}/${name}Page.tsx`;
  const files = [
    page('gates', 'GatesList'),
    page('gates', 'GateList'),
    page('home', 'HomeList'),
    page('other', 'GatesRecord'),
    'src/pages/home/HomePage.tsx',
  ];
  expect(strayPages(files, screens).map(({ file }) => file)).toEqual([
    files[1],
    files[2],
    files[3],
  ]);
});
