import { checkScreens } from '#contract/model/checkScreens.ts';
import type { JsonSchema, ScreenFile } from '#contract/model/types.ts';
import { placeFaults } from '../placeFaults.ts';
import { knownNames, readSchemaFiles, readScreenFiles } from '../screenSources.ts';
import type { LiveScreen, LiveState } from './LiveState.ts';

const none: LiveState = { revision: 0, screens: [], faults: [] };

/** Reads and checks all files. A screen that has a fault, or whose schema has one, stays as it was in `earlier`. */
export const readLiveScreens = (earlier: LiveState = none): LiveState => {
  const screens = readScreenFiles();
  const schemas = readSchemaFiles();
  const faults = checkScreens(screens, schemas, knownNames());
  const isFaulty = (path: string): boolean => faults.some(({ file }) => file === path);
  const readGood = (path: string, text: string): LiveScreen | undefined => {
    if (isFaulty(path)) return undefined;
    const file = JSON.parse(text) as ScreenFile;
    if (file.schema === undefined) return { path, file, schema: null };
    const schema = schemas.find(one => one.file === `form-schemas/${file.schema}`);
    if (!schema || isFaulty(schema.file)) return undefined;
    return { path, file, schema: JSON.parse(schema.text) as JsonSchema };
  };
  return {
    revision: earlier.revision + 1,
    screens: screens.flatMap(
      ({ file, text }) =>
        readGood(file, text) ?? earlier.screens.find(({ path }) => path === file) ?? [],
    ),
    faults: placeFaults(faults, [...screens, ...schemas]),
  };
};
