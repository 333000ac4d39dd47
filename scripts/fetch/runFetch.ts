import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { nearest } from '#contract/domain/nearest.ts';
import { schemaName } from '#contract/model/schema/remoteFile.ts';
import type { ScreenFile } from '#contract/model/types.ts';
import { readSchemaFiles, readScreenFiles } from '../screenSources.ts';
import { FetchRefused } from './FetchRefused.ts';
import { fetchSchemas } from './fetchSchemas.ts';
import { writeFetched } from './writeFetched.ts';

const usage = `npm run screens -- fetch <screen or schema file>   writes the schemas that it refers to on the web into form-schemas/remote

  --local     addresses of this machine and of networks of your own are asked, too
  --again     what is there already is fetched again
  --seconds   that an answer may take (20)
  --bytes     that an answer may have (4000000)`;

type Schemas = Readonly<Record<string, unknown>>;

const schemasOf = (root: string): Schemas =>
  Object.fromEntries(
    readSchemaFiles(root).map(({ file, text }) => [schemaName(file), JSON.parse(text) as unknown]),
  );

/** The schema that a screen, a form schema or another file is meant by. */
const meant = (given: string, root: string, schemas: Schemas): readonly [string, Schemas] => {
  const screens = readScreenFiles(root).map(({ text }) => JSON.parse(text) as ScreenFile);
  const screen = screens.find(({ resource }) => resource === given);
  const name = screen?.schema ?? basename(given);
  if (Object.hasOwn(schemas, name)) return [name, schemas];
  if (existsSync(given)) {
    const content = JSON.parse(readFileSync(given, 'utf8')) as unknown;
    return [name, { ...schemas, [name]: content }];
  }
  const near = nearest(given, [
    ...screens.map(({ resource }) => resource),
    ...Object.keys(schemas),
  ]);
  throw new FetchRefused(
    `There is no screen and no file "${given}"${near === null ? '' : ` (did you mean "${near}"?)`}`,
  );
};

/**
 * Writes what a schema refers to on the web beside the form schemas.
 * @param root the folder of the project
 * @returns the exit code
 */
export const runFetch = async (
  args: readonly string[],
  say: (line: string) => void = line => console.log(line),
  root = '.',
): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      local: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '20' },
      bytes: { type: 'string', default: '4000000' },
    },
  });
  const [given] = positionals;
  if (given === undefined) {
    say(usage);
    return 2;
  }
  try {
    const [name, schemas] = meant(given, root, schemasOf(root));
    const fetched = await fetchSchemas(name, schemas, {
      isLocalAllowed: values.local,
      isAgain: values.again,
      mostBytes: Number(values.bytes),
      mostMs: Number(values.seconds) * 1000,
    });
    const paths = await writeFetched(root, fetched);
    for (const [index, { address, bytes }] of fetched.entries())
      say(`${paths[index]}  ${bytes} bytes of ${address}`);
    say(
      fetched.length === 0
        ? 'Nothing to fetch: it refers to no address of the web that is not in form-schemas already.'
        : `${fetched.length} ${fetched.length === 1 ? 'file' : 'files'} written. Commit them: nothing is fetched while a schema is read.`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    say(error.message);
    return 1;
  }
};
