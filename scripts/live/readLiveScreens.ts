import { createHash } from 'node:crypto';
import { readFile } from '#contract/model/check/readFile.ts';
import { checkScreens } from '#contract/model/checkScreens.ts';
import { readScreen } from '#contract/model/readScreen.ts';
import { schemasByName } from '#contract/model/schema/schemasByName.ts';
import { headsOf, linesOf } from '#contract/model/screenHead.ts';
import type { ScreenFile } from '#contract/model/types.ts';
import { noShared } from '#contract/model/written/SharedFiles.ts';
import { placeFaults } from '../placeFaults.ts';
import { readShared } from '../../backend/screens/readShared.ts';
import { knownNames, readSchemaFiles, readScreenFiles, readSharedFiles } from '../screenSources.ts';
import type { LiveScreen, LiveState } from './LiveState.ts';

const none: LiveState = {
  revision: 0,
  screens: [],
  heads: [],
  lines: {},
  versions: {},
  faults: [],
  serverFault: null,
  callFaults: [],
};

const versionOf = (screen: object): string =>
  createHash('sha256').update(JSON.stringify(screen)).digest('base64url').slice(0, 16);

/** Reads and checks all files. A screen that has a fault, or whose schema has one, stays as it was in `earlier`. */
export const readLiveScreens = (earlier: LiveState = none): LiveState => {
  const screens = readScreenFiles();
  const schemas = readSchemaFiles();
  const found = checkScreens(screens, schemas, knownNames());
  const faults = found.filter(({ isNote }) => !isNote);
  const isFaulty = (path: string): boolean => faults.some(({ file }) => file === path);
  const parsed = schemasByName(schemas, one =>
    isFaulty(one.file) ? undefined : readFile(one).content,
  );
  const isCommonFaulty = readSharedFiles().some(({ file }) => isFaulty(file));
  // One with a fault may be extended by one without.
  const contents = screens.map(one => readFile(one).content);
  const shared = isCommonFaulty ? noShared : readShared('.', contents);
  const readGood = (path: string, text: string): LiveScreen | undefined => {
    if (isCommonFaulty || isFaulty(path)) return undefined;
    const name = (JSON.parse(text) as ScreenFile).schema;
    if (name !== undefined && !Object.hasOwn(parsed, name)) return undefined;
    const { file, schema = null } = readScreen(JSON.parse(text), parsed, shared);
    return { path, file, schema, version: versionOf({ file, schema }) };
  };
  const live = screens.flatMap(
    ({ file, text }) =>
      readGood(file, text) ?? earlier.screens.find(({ path }) => path === file) ?? [],
  );
  return {
    revision: earlier.revision + 1,
    screens: live,
    heads: headsOf(live.map(({ file, schema }) => ({ file, schema: schema ?? undefined }))),
    lines: linesOf(live.map(({ file }) => file)),
    versions: Object.fromEntries(live.map(({ file, version }) => [file.resource, version])),
    faults: placeFaults(faults, [...screens, ...schemas, ...readSharedFiles()]),
    serverFault: earlier.serverFault,
    callFaults: earlier.callFaults,
  };
};
