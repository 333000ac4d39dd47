import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { titleIn } from '#contract/model/record/recordTitle.ts';
import { readScreen } from '#contract/model/readScreen.ts';
import { schemasByName } from '#contract/model/schema/schemasByName.ts';
import { readShared } from '#backend/screens/readShared.ts';
import { checkName } from '../newScreen/readPlan.ts';
import { NewScreenRefused } from '#contract/model/newScreen/ScreenPlan.ts';
import { formattedJson } from '../formattedJson.ts';
import { knownNames, readSchemaFiles, readScreenFiles } from '../screenSources.ts';
import { readDocument, type ApiDocument, type Operation } from './apiDocument.ts';
import { inferFiles, stateFolder, type InferredState } from './inferFiles.ts';
import { InferRefused } from './InferRefused.ts';
import { ownDocument } from './ownDocument.ts';
import { listsOf, operationNamed, recordCalls } from './recordCalls.ts';

const usage = `npm run screens -- infer <call> [<call> …]            screens of calls of ours: regions.list
npm run screens -- infer <file> [<list> …]            screens of an OpenAPI 3 file in JSON: all of its lists, or those named

  --as <name>       another name for the screen, where there is one of it already
  --group <group>   menu group and folder (setup)`;

const statesKept = (): readonly InferredState[] =>
  (existsSync(stateFolder) ? readdirSync(stateFolder) : [])
    .filter(name => name.endsWith('.json'))
    .map(name => JSON.parse(readFileSync(`${stateFolder}/${name}`, 'utf8')) as InferredState);

const isFile = (name: string): boolean => /\.(json|ya?ml)$/i.test(name) || existsSync(name);

/** Screens that fields may refer to, by what stands for a record of theirs. */
const titles = (): Readonly<Record<string, string>> => {
  const contents = readScreenFiles().map(({ text }) => JSON.parse(text) as unknown);
  const schemas = schemasByName(readSchemaFiles(), ({ text }) => JSON.parse(text) as unknown);
  const shared = readShared('.', contents);
  return Object.fromEntries(
    contents.flatMap(content => {
      const { file, schema } = readScreen(content, schemas, shared);
      return schema && file.page === undefined
        ? [[file.resource, titleIn(file, schema)] as const]
        : [];
    }),
  );
};

interface Options {
  readonly as: string | undefined;
  readonly group: string;
}

const sourceOf = (operation: Operation, file: string | undefined): InferredState['from'] => {
  const call = operation.id || `${operation.method} ${operation.path}`;
  return file === undefined ? { call } : { file: basename(file), call };
};

const write = async (file: string, content: unknown): Promise<void> => {
  const text = await formattedJson(file, content);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const inferOne = async (
  document: ApiDocument,
  operation: Operation,
  file: string | undefined,
  { as, group }: Options,
): Promise<void> => {
  const calls = recordCalls(document, operation);
  const from = sourceOf(operation, file);
  const state = statesKept().find(
    kept =>
      kept.from.call === from.call &&
      kept.from.file === from.file &&
      (as === undefined || kept.screen['resource'] === as),
  );
  const resource = as ?? (state ? String(state.screen['resource']) : calls.name);
  checkName(resource);
  const plan = { document, calls, resource, group, isOwn: file === undefined, screens: titles() };
  const project = { screens: readScreenFiles(), schemas: readSchemaFiles(), known: knownNames() };
  const { files, notes } = inferFiles(plan, from, project, state);
  for (const made of files) {
    const isThere = existsSync(made.file);
    await write(made.file, made.content);
    console.log(`${made.file}: ${isThere ? 'changed' : 'new'}`);
  }
  if (files.length === 0) console.log(`${resource}: as it was`);
  for (const note of notes) console.log(note);
};

const parsedArgs = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: { as: { type: 'string' }, group: { type: 'string', default: 'setup' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new InferRefused(`${error instanceof Error ? error.message : ''}\n\n${usage}`);
  }
};

const operationsOf = (
  document: ApiDocument,
  names: readonly string[],
  file: string | undefined,
) => {
  if (names.length > 0) return names.map(name => operationNamed(document, name));
  const lists = listsOf(document);
  if (lists.length === 0)
    throw new InferRefused(
      `${file ?? ''} has no call that lists records: a GET without a part of another record in its path, which answers a list of objects with properties`,
    );
  return lists;
};

/**
 * `screens -- infer`: the files of screens from calls, and what has changed of them since.
 * @returns the exit code: 0, or 1 where something could not be done
 */
export const runInfer = async (args: readonly string[]): Promise<number> => {
  try {
    const { values, positionals } = parsedArgs(args);
    const [first, ...others] = positionals;
    if (first === undefined) throw new InferRefused(usage);
    const file = isFile(first) ? first : undefined;
    if (file !== undefined && !existsSync(file)) throw new InferRefused(`There is no file ${file}`);
    const document =
      file === undefined ? ownDocument() : readDocument(readFileSync(file, 'utf8'), file);
    const operations = operationsOf(document, file === undefined ? positionals : others, file);
    if (values.as !== undefined && operations.length > 1)
      throw new InferRefused('--as names one screen: infer one list at a time');
    let code = 0;
    for (const operation of operations)
      await inferOne(document, operation, file, { as: values.as, group: values.group }).catch(
        (error: unknown) => {
          if (!(error instanceof InferRefused || error instanceof NewScreenRefused)) throw error;
          console.error(error.message);
          code = 1;
        },
      );
    return code;
  } catch (error) {
    if (!(error instanceof InferRefused)) throw error;
    console.error(error.message);
    return 1;
  }
};
