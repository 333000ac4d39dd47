import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { schemaNameIn } from '#contract/model/overlay/withOverlays.ts';
import { screenFileForm } from '#contract/model/written/SharedFiles.ts';
import type { ScreenFile } from '#contract/model/types.ts';
import { formattedJson } from '../formattedJson.ts';
import { readScreenFiles } from '../screenSources.ts';
import type { Instance } from './openInstance.ts';
import { PublishRefused } from './PublishRefused.ts';

const path = '/console/v1/published-screens';

interface Listed {
  readonly resource: string;
  readonly number: number;
  readonly state: string;
}

interface Read {
  readonly holds: {
    readonly path: string;
    readonly file: unknown;
    readonly schema: unknown;
  } | null;
}

const write = async (file: string, content: unknown): Promise<void> => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await formattedJson(file, content));
  console.log(file);
};

/** What an instance calls a file is a name that somebody else chose: it stays in its folder. */
const refuseOutside = (file: string): void => {
  if (!screenFileForm.test(file) || normalize(file) !== file || file.includes('..'))
    throw new PublishRefused(`The instance names a file that is none of a screen: ${file}`);
};

/**
 * `screens -- pull [x]`: writes what is published in an instance into the files of the project, each where its screen is.
 * @returns the code that the command ends with
 */
export const runPull = async (instance: Instance, names: readonly string[]): Promise<number> => {
  const { results } = (await instance.get(path)) as { results: readonly Listed[] };
  const stray = names.find(name => !results.some(({ resource }) => resource === name));
  if (stray !== undefined) throw new PublishRefused(`"${stray}" was never published there`);
  const wanted = results.filter(({ resource }) => names.length === 0 || names.includes(resource));
  const known = readScreenFiles().map(({ file, text }) => ({
    file,
    resource: (JSON.parse(text) as ScreenFile).resource,
  }));
  for (const { resource, state } of wanted) {
    if (state !== 'holds') {
      console.log(`${resource}: ${state}, nothing to write`);
      continue;
    }
    const { holds } = (await instance.get(`${path}/${resource}`)) as Read;
    if (!holds) continue;
    const file = known.find(one => one.resource === resource)?.file ?? holds.path;
    refuseOutside(file);
    await write(file, holds.file);
    const schema = schemaNameIn(holds.file);
    if (schema !== undefined && holds.schema !== null)
      await write(`form-schemas/${schema}`, holds.schema);
  }
  return 0;
};
