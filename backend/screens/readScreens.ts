import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import { readScreen } from '#contract/model/readScreen.ts';
import type { WrittenFiles } from '#contract/model/overlay/withOverlays.ts';
import type { Screen } from '#contract/model/types.ts';
import { screenFileForm, type Shared } from '#contract/model/written/SharedFiles.ts';
import { projectRoot } from './projectRoot.ts';
import { readSchemas } from './readSchemas.ts';
import { readShared } from './readShared.ts';

/** The screens by the name of their resource. */
export type Screens = ReadonlyMap<string, Screen>;

/** What the files say, and the screens that are read from them. */
export interface FileScreens extends WrittenFiles {
  readonly shared: Shared;
  readonly read: Screens;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const readIn = (root: string): FileScreens => {
  const folder = join(root, 'resources');
  const screens = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => `resources/${name.replaceAll('\\', '/')}`)
    .filter(path => screenFileForm.test(path))
    .sort()
    .map(path => ({ path, content: readJson(join(root, path)) }));
  const contents = screens.map(({ content }) => content);
  const shared = readShared(root, contents);
  const schemas = readSchemas(join(root, 'form-schemas'));
  const read = new Map(
    contents.map(content => {
      const { file, schema } = readScreen(content, schemas, shared);
      return [file.resource, completeScreen(file, schema)];
    }),
  );
  return { screens, schemas, shared, read };
};

let own: FileScreens | undefined;

/** The files of the project itself, read once a process. */
export const readFileScreens = (): FileScreens => (own ??= readIn(projectRoot()));

/**
 * Every screen, found by folder, so that a new one needs no list.
 * @param root absent: the project itself, whose files are read once a process.
 */
export const readScreens = (root?: string): Screens =>
  (root === undefined ? readFileScreens() : readIn(root)).read;
