import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import { readScreen } from '#contract/model/readScreen.ts';
import type { Screen } from '#contract/model/types.ts';
import { screenFileForm } from '#contract/model/written/SharedFiles.ts';
import { projectRoot } from './projectRoot.ts';
import { readSchemas } from './readSchemas.ts';
import { readShared } from './readShared.ts';

/** The screens by the name of their resource. */
export type Screens = ReadonlyMap<string, Screen>;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const readIn = (root: string): Screens => {
  const folder = join(root, 'resources');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => screenFileForm.test(`resources/${name.replaceAll('\\', '/')}`))
    .sort();
  const contents = files.map(name => readJson(join(folder, name)));
  const shared = readShared(root, contents);
  const schemas = readSchemas(join(root, 'form-schemas'));
  return new Map(
    contents.map(content => {
      const { file, schema } = readScreen(content, schemas, shared);
      return [file.resource, completeScreen(file, schema)];
    }),
  );
};

let own: Screens | undefined;

/**
 * Every screen, found by folder, so that a new one needs no list.
 * @param root absent: the project itself, whose files are read once a process.
 */
export const readScreens = (root?: string): Screens =>
  root === undefined ? (own ??= readIn(projectRoot())) : readIn(root);
