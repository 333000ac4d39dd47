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
    code: `import { canDo } from '#contract/model/screenAccess.ts';`,
  },
  'the page takes types alone from the calls': {
    file: 'src/app/x.ts',
    code: `import { type Page, toPage } from '#contract/calls/paging.ts';`,
  },
  'React-Admin is imported by its own name': {
    file: 'src/engine/list/ListPage.tsx',
    code: `import { useTranslate } from 'ra-core';`,
  },
  'parts of MUI are imported one by one': {
    file: 'src/engine/list/ListPage.tsx',
    code: `import { Box } from '@mui/material';`,
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

/** Folders that reach themselves again over imports of values; types alone make no cycle at run time. */
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

describe('modules', () => {
  it('import one another in no circle', () => {
    expect(cycleOf(imports)).toBeUndefined();
  });

  it('would be caught in a circle', () => {
    const edge = (from: string, to: string): Import => ({
      from,
      to,
      isOurs: true,
      isTypeOnly: false,
      isLater: false,
    });
    expect(cycleOf([edge('a', 'b'), edge('b', 'c'), edge('c', 'a')])).toEqual(['a', 'b', 'c', 'a']);
  });
});
