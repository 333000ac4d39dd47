import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bookedKinds } from '#contract/domain/slots/slotProducts.ts';
import { themeWidgets } from '#contract/model/complete/themeWidgets.ts';

/** Names that a screen file may take from the code of the page, and the screens that the product itself has. */
export interface CodeNames {
  readonly pages: readonly string[];
  readonly actions: readonly string[];
  readonly panels: readonly string[];
  readonly cells: readonly string[];
  readonly entries: readonly string[];
  readonly builtIn: readonly string[];
}

/** The file beside the built server: it needs no sources to know what they name. */
export const codeNamesFile = 'code-names.json';

const namesIn = (root: string, folder: string, pattern: RegExp): readonly string[] =>
  (existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    : []
  )
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(file => pattern.test(file))
    .sort()
    .map(file => basename(file, '.tsx'));

/** What the registries of the page find by folder in the sources. */
export const namesOfSources = (root = '.'): Omit<CodeNames, 'builtIn'> => ({
  // Ejected pages are found by the name of their screen, and named by no file.
  pages: namesIn(root, 'src/pages', /^src\/pages\/(?!ejected\/).+\/\w+(Page|Area)\.tsx$/),
  actions: namesIn(root, 'src/pages', /^src\/pages\/.+\/\w+Action\.tsx$/),
  panels: namesIn(root, 'src/pages', /^src\/pages\/.+\/\w+Panel\.tsx$/),
  cells: namesIn(root, 'src/fields/cells', /^[^.]+\.tsx$/),
  entries: [...namesIn(root, 'src/fields/entries', /^[^.]+\.tsx$/), ...Object.keys(themeWidgets)],
});

/** Those of this server: as the build wrote them, or of the sources that it runs from. */
export const readCodeNames = (root: string): CodeNames => {
  const built = join(dirname(fileURLToPath(import.meta.url)), codeNamesFile);
  if (existsSync(built)) return JSON.parse(readFileSync(built, 'utf8')) as CodeNames;
  const list = readFileSync(join(root, 'scripts/builtInScreens.ts'), 'utf8');
  const named = [...list.matchAll(/'([a-z][a-z0-9-]*)'/g)].map(([, name = '']) => name);
  const builtIn = [...bookedKinds.map(({ resource }) => resource), ...named];
  return { ...namesOfSources(root), builtIn };
};
