import { describe, expect, it } from 'vitest';
import { importsOf, readImports, type Import } from './readImports.ts';
import { rules } from './rules.ts';

const imports = readImports();

/** A violation of each rule, so that a rule that notices nothing is noticed. */
const planted: Record<string, { file: string; code: string }> = {
  'contract/': { file: 'contract/domain/x.ts', code: `import { a } from '#backend/config.ts';` },
  'dataProvider/': { file: 'dataProvider/x.ts', code: `export * from '#authProvider/may.ts';` },
  'authProvider/': { file: 'authProvider/x.ts', code: `import('../src/app/App.tsx');` },
  'src/parts/': { file: 'src/parts/X.tsx', code: `import { a } from '../engine/a.ts';` },
  'src/fields/': { file: 'src/fields/X.tsx', code: `import { a } from '#engine/a.ts';` },
  'src/engine/': { file: 'src/engine/X.tsx', code: `import { a } from '#pages/a.ts';` },
  'src/pages/': { file: 'src/pages/X.tsx', code: `import { a } from '#app/a.ts';` },
  'src/app/': { file: 'src/app/X.tsx', code: `import { a } from '#backend/a.ts';` },
  'backend/': { file: 'backend/x.ts', code: `import { a } from '#tests/support/a.ts';` },
  'contract is pure': {
    file: 'contract/rules/x.ts',
    code: `import { readFileSync } from 'node:fs';`,
  },
  'folders of the contract stand in one order': {
    file: 'contract/domain/x.ts',
    code: `import { canDo } from '#contract/model/rights/screenAccess.ts';`,
  },
  'the page takes types alone from the calls': {
    file: 'src/app/x.ts',
    code: `import { type Page, toPage } from '#contract/calls/paging.ts';`,
  },
  'the check alone takes more than types from the grammar': {
    file: 'contract/model/complete/completeScreen.ts',
    code: `import { screen, type ScreenFile } from '../grammar/screen.ts';`,
  },
  'what runs in page and server does not check files': {
    file: 'contract/model/readScreen.ts',
    code: `import { checkScreen } from './checkScreen.ts';`,
  },
  'React-Admin is imported by its own name': {
    file: 'src/engine/list/ListPage.tsx',
    code: `import { useTranslate } from 'ra-core';`,
  },
  'parts of MUI are imported one by one': {
    file: 'src/engine/list/ListPage.tsx',
    code: `import { Box } from '@mui/material';`,
  },
  'what serves and builds needs no package of development': {
    file: 'scripts/vite/x.ts',
    code: `import { format } from 'prettier';`,
  },
  'what opens over a page is ours': {
    file: 'src/engine/list/ListPage.tsx',
    code: `import Drawer from '@mui/material/Drawer';`,
  },
};

describe.each(rules)('$name', ({ name, because, isBroken }) => {
  it('holds in the whole project', () => {
    const broken = imports.filter(isBroken).map(({ from, to }) => `${from} → ${to}`);
    expect(broken, because).toEqual([]);
  });

  it('notices a planted violation', () => {
    const plant = planted[name] ?? planted[name.split(' imports only ')[0] ?? ''];
    expect(plant && importsOf(plant.file, plant.code).some(isBroken)).toBe(true);
  });
});

/** Modules, or folders, that reach themselves again over imports of values; types alone make no cycle at run time. */
const cycleOf = (edges: readonly Import[]): string[] | undefined => {
  const next = new Map<string, string[]>();
  for (const { from, to, isOurs, isTypeOnly } of edges) {
    if (isOurs && !isTypeOnly) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const to of next.get(file) ?? []) {
      const cycle = visit(to, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of next.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
};

const importing = (from: string, to: string): Import => ({
  from,
  to,
  isOurs: true,
  isTypeOnly: false,
  isLater: false,
});

describe('modules', () => {
  it('import one another in no circle', () => {
    expect(cycleOf(imports)).toBeUndefined();
  });

  it('would be caught in a circle', () => {
    expect(cycleOf([importing('a', 'b'), importing('b', 'c'), importing('c', 'a')])).toEqual([
      'a',
      'b',
      'c',
      'a',
    ]);
  });
});

const isTest = (file: string) =>
  /\.(?:test|fixture)\.tsx?$/.test(file) || file.startsWith('tests/');

/**
 * An import as one between two folders that are beside each other. What is in their common folder itself puts them
 * together or is shared by them, and counts for neither.
 */
const betweenFolders = (edge: Import): Import | undefined => {
  const [from, to] = [edge.from.split('/'), edge.to.split('/')];
  const common = from.findIndex((part, index) => part !== to[index]);
  if (common < 0 || common >= from.length - 1 || common >= to.length - 1) return undefined;
  return {
    ...edge,
    from: from.slice(0, common + 1).join('/'),
    to: to.slice(0, common + 1).join('/'),
  };
};

const foldersOf = (edges: readonly Import[]) =>
  edges.flatMap(edge => (edge.isOurs && !isTest(edge.from) ? (betweenFolders(edge) ?? []) : []));

describe('folders', () => {
  it('that lie beside each other import one another in no circle', () => {
    expect(cycleOf(foldersOf(imports))).toBeUndefined();
  });

  it('would be caught in a circle', () => {
    const ring = [
      importing('src/engine/list/a.ts', 'src/engine/form/theme/b.ts'),
      importing('src/engine/form/c.ts', 'src/engine/list/d.ts'),
      importing('src/engine/list/a.ts', 'src/engine/useNames.ts'),
    ];
    expect(cycleOf(foldersOf(ring))).toEqual([
      'src/engine/list',
      'src/engine/form',
      'src/engine/list',
    ]);
  });
});
