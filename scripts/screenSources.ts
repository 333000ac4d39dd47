import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { callList } from '#contract/calls/index.ts';
import type { Known } from '#contract/model/checkScreen.ts';
import { themeWidgets } from '#contract/model/themeWidgets.ts';
import { builtInScreens } from './builtInScreens.ts';
import type { TextFile } from '#contract/model/checkScreens.ts';

const filesIn = (folder: string, pattern: RegExp): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(file => pattern.test(file))
    .sort();

const readText = (file: string): TextFile => ({ file, text: readFileSync(file, 'utf8') });

/** Every screen file, by path. */
export const readScreenFiles = (): readonly TextFile[] =>
  filesIn('resources', /\.json$/).map(readText);

/** Every form schema, by path. */
export const readSchemaFiles = (): readonly TextFile[] =>
  filesIn('form-schemas', /\.schema\.json$/).map(readText);

const namesIn = (folder: string, pattern: RegExp): readonly string[] =>
  filesIn(folder, pattern).map(file => basename(file, '.tsx'));

/** What screen files may refer to: the calls, and the code that the registries find by folder. */
export const knownNames = (): Omit<Known, 'records' | 'stored'> => ({
  calls: Object.fromEntries(
    callList.map(({ id, kind, access, orders }) => [id, { kind, access, orders }]),
  ),
  pages: namesIn('src/pages', /^src\/pages\/.+\/\w+(Page|Area)\.tsx$/),
  actions: namesIn('src/pages', /^src\/pages\/.+\/\w+Action\.tsx$/),
  panels: namesIn('src/pages', /^src\/pages\/.+\/\w+Panel\.tsx$/),
  cells: namesIn('src/fields/cells', /^[^.]+\.tsx$/),
  entries: [...namesIn('src/fields/entries', /^[^.]+\.tsx$/), ...Object.keys(themeWidgets)],
  isOwn: resource => !builtInScreens.includes(resource),
});

/** The files that the registries look through. */
export const codeFiles = (): readonly string[] =>
  ['src/pages', 'src/fields/cells', 'src/fields/entries'].flatMap(folder =>
    filesIn(folder, /^[^.]+\.tsx$/),
  );
