import { readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nearest } from '#contract/domain/nearest.ts';
import { schemaName } from '#contract/model/schema/remoteFile.ts';
import { schemasByName } from '#contract/model/schema/schemasByName.ts';
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

/** An hour, in milliseconds. */
const mostWaitMs = 3_600_000;

type Schemas = Readonly<Record<string, unknown>>;

const parsed = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new FetchRefused(`${file} is no JSON: npm run screens -- check tells where`);
  }
};

const schemasOf = (root: string): Schemas =>
  schemasByName(readSchemaFiles(root), ({ file, text }) => parsed(file, text));

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file that is meant by its path, with what it is called among the schemas: one from elsewhere takes nobody's name. */
const fileMeant = (path: string, root: string, schemas: Schemas): readonly [string, Schemas] => {
  const below = relative(resolve(root), resolve(path)).replaceAll('\\', '/');
  const name = below.startsWith('form-schemas/') ? schemaName(below) : resolve(path);
  return [name, { ...schemas, [name]: parsed(path, readFileSync(path, 'utf8')) }];
};

/** The schema that a screen, a form schema or another file is meant by. */
const meant = (given: string, root: string, schemas: Schemas): readonly [string, Schemas] => {
  const screens = readScreenFiles(root).map(({ file, text }) => parsed(file, text) as ScreenFile);
  const screen = screens.find(({ resource }) => resource === given);
  if (screen?.schema !== undefined && Object.hasOwn(schemas, screen.schema))
    return [screen.schema, schemas];
  const path = [given, join(root, given)].find(isFile);
  if (path !== undefined) return fileMeant(path, root, schemas);
  if (Object.hasOwn(schemas, basename(given))) return [basename(given), schemas];
  const near = nearest(given, [
    ...screens.map(({ resource }) => resource),
    ...Object.keys(schemas),
  ]);
  throw new FetchRefused(
    `There is no screen and no file "${given}"${near === null ? '' : ` (did you mean "${near}"?)`}`,
  );
};

const parsedArgs = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        local: { type: 'boolean', default: false },
        again: { type: 'boolean', default: false },
        seconds: { type: 'string', default: '20' },
        bytes: { type: 'string', default: '4000000' },
      },
    });
  } catch (error) {
    throw new FetchRefused(`${error instanceof Error ? error.message : ''}\n\n${usage}`);
  }
};

const limitsOf = ({ seconds, bytes }: { readonly seconds: string; readonly bytes: string }) => {
  if (!/^[1-9]\d{0,11}$/.test(bytes))
    throw new FetchRefused(`--bytes needs a whole number above 0, not "${bytes}"`);
  const mostMs = Math.round(Number(seconds) * 1000);
  if (!/^\d+(?:\.\d+)?$/.test(seconds) || mostMs < 1 || mostMs > mostWaitMs)
    throw new FetchRefused(`--seconds needs a number from 0.001 to 3600, not "${seconds}"`);
  return { mostBytes: Number(bytes), mostMs };
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
  try {
    const { values, positionals } = parsedArgs(args);
    const [given] = positionals;
    if (given === undefined) {
      say(usage);
      return 2;
    }
    const limits = limitsOf(values);
    const [name, schemas] = meant(given, root, schemasOf(root));
    const fetched = await fetchSchemas(name, schemas, {
      isLocalAllowed: values.local,
      isAgain: values.again,
      ...limits,
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
