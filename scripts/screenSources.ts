import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callList } from '#contract/calls/index.ts';
import type { KnownOutside } from '#contract/model/check/context.ts';
import { isSchemaFile } from '#contract/model/schema/schemasByName.ts';
import { resolveScreen } from '#contract/model/written/resolveScreen.ts';
import { screenFileForm, sharedFiles } from '#contract/model/written/SharedFiles.ts';
import { openLists } from '../backend/policies/openKinds.ts';
import { namesOfSources } from '../backend/screens/codeNames.ts';
import { readShared } from '../backend/screens/readShared.ts';
import { builtInScreens } from './builtInScreens.ts';
import type { TextFile } from '#contract/model/checkScreens.ts';
import type { ScreenFile } from '#contract/model/types.ts';

const filesIn = (folder: string, pattern: RegExp, root = '.'): readonly string[] =>
  (existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    : []
  )
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(file => pattern.test(file))
    .sort();

const readText =
  (root = '.') =>
  (file: string): TextFile => ({ file, text: readFileSync(join(root, file), 'utf8') });

/** Every screen file as it is written, by path. */
export const readScreenFiles = (root = '.'): readonly TextFile[] =>
  filesIn('resources', screenFileForm, root).map(readText(root));

const isOfProduct = ({ text }: TextFile): boolean =>
  builtInScreens.includes((JSON.parse(text) as ScreenFile).resource);

/** Those of the product itself: the references show them, and a developer's own screens leave the references as they are. */
export const readProductFiles = (): readonly TextFile[] => readScreenFiles().filter(isOfProduct);

/** What screen files share: the glossary and the groups of roles. */
export const readSharedFiles = (): readonly TextFile[] =>
  Object.values(sharedFiles)
    .filter(file => existsSync(file))
    .map(readText());

/** Every screen file in full, with what it takes from elsewhere; the text is that of the whole. */
export const readFullScreenFiles = (): readonly (TextFile & { readonly content: unknown })[] => {
  const files = readScreenFiles().map(one => ({
    ...one,
    content: JSON.parse(one.text) as unknown,
  }));
  const shared = readShared(
    '.',
    files.map(({ content }) => content),
  );
  return files.map(({ file, content: written }) => {
    const { content } = resolveScreen(written, shared);
    return { file, content, text: JSON.stringify(content) };
  });
};

/** Those of the product itself in full. */
export const readFullProductFiles = () => readFullScreenFiles().filter(isOfProduct);

/** Every form schema, by path, and those of other addresses that were fetched. */
export const readSchemaFiles = (root = '.'): readonly TextFile[] =>
  filesIn('form-schemas', /\.json$/, root)
    .filter(isSchemaFile)
    .map(readText(root));

/** Every migration of stored records, by path. */
export const readMigrationFiles = (): readonly TextFile[] =>
  filesIn('record-migrations', /\.json$/).map(readText());

/** The files that describe the tables, by path. */
export const readTableFiles = (): readonly TextFile[] =>
  filesIn('backend/database/schema', /^[^.]+\.ts$/).map(readText());

/** What screen files may refer to: the calls, and the code that the registries find by folder. */
export const knownNames = (): KnownOutside => ({
  calls: Object.fromEntries(
    callList.map(({ id, kind, access, orders, isOfRecords }) => {
      const isUnstated = kind === 'read' && isOfRecords !== true && !Object.hasOwn(openLists, id);
      return [id, { kind, access, orders, isUnstated }];
    }),
  ),
  ...namesOfSources(),
  sharedFiles: readSharedFiles(),
  isOwn: resource => !builtInScreens.includes(resource),
});

/** The files that the registries look through. */
export const codeFiles = (): readonly string[] =>
  ['src/pages', 'src/fields/cells', 'src/fields/entries'].flatMap(folder =>
    filesIn(folder, /^[^.]+\.tsx$/),
  );
