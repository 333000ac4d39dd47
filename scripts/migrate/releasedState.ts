import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReleased, releasedFolder } from '#backend/services/records/migrations/readReleased.ts';
import { tidyJson } from './tidyJson.ts';
import type { JsonSchema } from '#contract/model/jsonSchema.ts';
import type { ScreenFile } from '#contract/model/types.ts';

const fileOf = (root: string, resource: string): string =>
  join(root, releasedFolder, `${resource}.json`);

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
