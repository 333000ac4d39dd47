import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { laterTexts } from '#tests/support/console/laterTexts.ts';
import { texts as startEnglish } from '#app/language/startEnglish.ts';
import { importsOf, sourceFiles } from './readImports.ts';

const sources = sourceFiles().filter(file => file.startsWith('src/') && !/\.test\./.test(file));

const toPattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replaceAll('.', '\\.')
      .replaceAll('*', '[^/]*')
      .replace(/\{([\w,]+)\}/g, (_all, names: string) => `(${names.replaceAll(',', '|')})`)}$`,
  );

/** What a file takes by folder, but for what it brings with `later`; files of words are nobody's code. */
const takenByFolder = (file: string, code: string): readonly string[] =>
  [...code.matchAll(/import\.meta\.glob(?:<.+>)?\(\s*'([^']+)'(, \{\s*eager: true)?/g)].flatMap(
    ([, glob = '', eager]) => {
      if (!eager && code.includes('later(load, area)')) return [];
      const pattern = toPattern(normalize(join(dirname(file), glob)));
      return sources.filter(one => pattern.test(one) && !/\/texts(\/|\.ts$)/.test(one));
    },
  );

/** All that is drawn while nothing but the start's words need be there. */
const beforeRest = (root: string, read: (file: string) => string): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file) || !/\.tsx?$/.test(file)) return;
    found.add(file);
    const code = read(file);
    for (const { to, isOurs, isTypeOnly, isLater } of importsOf(file, code))
      if (isOurs && !isTypeOnly && !isLater && !to.includes('/language/later')) visit(to);
    for (const to of takenByFolder(file, code)) visit(to);
  };
  visit(root);
  return found;
};

/** The words among `keys` that a file says, whole or by their beginning, as in `engine.op.${name}`. */
const saidIn = (code: string, keys: readonly string[]): readonly string[] =>
  [...code.matchAll(/['"`]([a-zA-Z]+\.[\w.]*)(['"`]|\$\{)/g)].flatMap(([, said = '', end]) =>
    end === '${' ? keys.filter(key => key.startsWith(said)) : keys.filter(key => key === said),
  );

const laterKeys = Object.keys(laterTexts.en).filter(key => !(key in startEnglish));

const read = (file: string): string => readFileSync(file, 'utf8');
const misplaced = (root: string, from = read) =>
  // What page and server share has no words of the page: its names with dots are calls.
  [...beforeRest(root, from)]
    .filter(file => !file.startsWith('contract/'))
    .flatMap(file => saidIn(from(file), laterKeys).map(key => `${file}: ${key}`));

describe('what is drawn before the later words are there', () => {
  it('says words of the start alone: others belong into start.ts, or the part behind `later`', () => {
    expect(misplaced('src/app/main.tsx')).toEqual([]);
  });

  it('is read as far as list, frame and sign-in', () => {
    const drawn = beforeRest('src/app/main.tsx', read);
    expect([...drawn]).toEqual(
      expect.arrayContaining([
        'src/engine/list/ListPage.tsx',
        'src/engine/list/phone/PhoneList.tsx',
        'src/app/layout/Layout.tsx',
        'src/app/menu/MenuDrawer.tsx',
        'src/pages/session/SignInPage.tsx',
        'src/fields/date/view.tsx',
      ]),
    );
    expect(drawn.has('src/engine/import/ImportPage.tsx')).toBe(false);
    const said = new Set([...drawn].flatMap(file => saidIn(read(file), Object.keys(startEnglish))));
    expect(said.size).toBeGreaterThan(120);
  });

  it.each([
    ['as it stands', `translate('engine.import.title');`],
    ['by its beginning', 'translate(`engine.import.step.${name}`);'],
    ['in a part that is fetched without them', `preloadable(() => import('../x.ts'));`],
  ])('would be caught with a later word: %s', (_how, code) => {
    const planted = (file: string) =>
      file === 'src/app/a.ts' ? code : `translate('engine.import.title');`;
    expect(misplaced('src/app/a.ts', planted)).not.toEqual([]);
  });

  it('may bring a part with its words', () => {
    const planted = (file: string) =>
      file === 'src/app/a.ts'
        ? `const part = later(() => import('../x.ts'));`
        : `translate('engine.import.title');`;
    expect(misplaced('src/app/a.ts', planted)).toEqual([]);
  });
});
