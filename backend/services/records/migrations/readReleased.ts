import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
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
