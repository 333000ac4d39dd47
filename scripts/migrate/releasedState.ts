import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import { tidyJson } from './tidyJson.ts';
import type { JsonSchema } from '#contract/model/jsonSchema.ts';
import type { RecordScreen, ScreenFile } from '#contract/model/types.ts';

/** A screen whose records the generic store keeps, as it was released last. */
export interface ReleasedScreen {
  readonly screen: RecordScreen;
  /** The migrations of its records that the release had. */
  readonly migrations: readonly string[];
}

interface ReleasedFile {
  /** The screen with all that it takes from elsewhere. */
  readonly screen: ScreenFile;
  readonly schema: JsonSchema;
  readonly migrations: readonly string[];
}

/** A file for each screen: two branches that release different screens do not meet. */
export const releasedFolder = 'released';

const fileOf = (root: string, resource: string): string =>
  join(root, releasedFolder, `${resource}.json`);

/** The released screens by the names that their resources had then. */
export const readReleased = (root: string): ReadonlyMap<string, ReleasedScreen> => {
  const folder = join(root, releasedFolder);
  const names = existsSync(folder)
    ? readdirSync(folder).filter(name => name.endsWith('.json'))
    : [];
  return new Map(
    names.sort().map(name => {
      const file = JSON.parse(readFileSync(join(folder, name), 'utf8')) as ReleasedFile;
      const screen = completeScreen(file.screen, file.schema) as RecordScreen;
      return [screen.resource, { screen, migrations: file.migrations }];
    }),
  );
};

/** What of a screen file says what its records are; the rest may change without a word to stored records. */
const recordPart = ({
  format,
  resource,
  route,
  was,
  label,
  schema,
  fields,
  rules,
  check,
  data,
}: ScreenFile) => ({
  format,
  resource,
  ...(route !== undefined && { route }),
  ...(was && { was }),
  label,
  schema,
  ...(fields && { fields }),
  ...(rules && { rules }),
  ...(check !== undefined && { check }),
  ...(data && { data }),
  access: {},
  list: { columns: [] },
});

export interface Releasing {
  readonly file: ScreenFile;
  readonly schema: JsonSchema;
  readonly migrations: readonly string[];
}

/** Writes the screens as released, and takes away those that are no more. */
export const writeReleased = async (root: string, screens: readonly Releasing[]): Promise<void> => {
  mkdirSync(join(root, releasedFolder), { recursive: true });
  for (const name of readReleased(root).keys())
    if (!screens.some(({ file }) => file.resource === name)) rmSync(fileOf(root, name));
  for (const { file, schema, migrations } of screens) {
    const content = { screen: recordPart(file), schema, migrations };
    writeFileSync(fileOf(root, file.resource), await tidyJson(content));
  }
};
