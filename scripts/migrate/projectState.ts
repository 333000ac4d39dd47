import { readMigrations } from '#backend/services/records/migrations/readMigrations.ts';
import type { NamedMigration } from '#contract/model/grammar/stored/recordMigration.ts';
import type { JsonSchema } from '#contract/model/jsonSchema.ts';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import { readScreen } from '#contract/model/readScreen.ts';
import { schemasByName } from '#contract/model/schema/schemasByName.ts';
import type { RecordScreen, ScreenFile } from '#contract/model/types.ts';
import { readShared } from '../../backend/screens/readShared.ts';
import { readSchemaFiles, readScreenFiles } from '../screenSources.ts';
import {
  readReleased,
  type ReleasedScreen,
} from '#backend/services/records/migrations/readReleased.ts';

/** A screen of the generic store as its files say it, and as the console reads it. */
export interface StoredScreen {
  readonly path: string;
  readonly file: ScreenFile;
  readonly schema: JsonSchema;
  readonly screen: RecordScreen;
}

export interface ProjectState {
  readonly screens: readonly StoredScreen[];
  readonly released: ReadonlyMap<string, ReleasedScreen>;
  readonly migrations: readonly NamedMigration[];
}

/** The screens of the folder whose records the generic store keeps, with the last release and all migrations. */
export const projectState = (root = '.'): ProjectState => {
  const contents = readScreenFiles(root).map(({ file, text }) => ({
    path: file,
    content: JSON.parse(text) as unknown,
  }));
  const shared = readShared(
    root,
    contents.map(({ content }) => content),
  );
  const schemas = schemasByName(readSchemaFiles(root), ({ text }) => JSON.parse(text) as unknown);
  const screens = contents.flatMap(({ path, content }): readonly StoredScreen[] => {
    const { file, schema } = readScreen(content, schemas, shared);
    if (!schema || file.data?.calls || file.list === undefined) return [];
    return [{ path, file, schema, screen: completeScreen(file, schema) as RecordScreen }];
  });
  return { screens, released: readReleased(root), migrations: readMigrations(root) };
};
