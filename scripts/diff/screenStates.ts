import type { TextFile } from '#contract/model/checkScreens.ts';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import { readScreen } from '#contract/model/readScreen.ts';
import { isSchemaFile, schemasByName } from '#contract/model/schema/schemasByName.ts';
import type { Screen } from '#contract/model/types.ts';
import {
  isMembers,
  noShared,
  screenFileForm,
  screensByName,
  sharedFiles,
  type Members,
  type Shared,
} from '#contract/model/written/SharedFiles.ts';

/** A screen in one state of the files. */
export interface ScreenState {
  readonly file: string;
  /** As it is written, with its schema: what is compared where one of both states cannot be read. */
  readonly written: unknown;
  /** Null: this version of the console cannot read it; `fault` says why. */
  readonly screen: Screen | null;
  readonly fault: string;
}

/** Screens by the name of their resource. */
export type ScreenStates = ReadonlyMap<string, ScreenState>;

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return undefined;
  }
};

const stateOf = (
  file: string,
  content: Members,
  schemas: Readonly<Record<string, unknown>>,
  shared: Shared,
): ScreenState => {
  const written = { ...content, schema: schemas[String(content['schema'])] ?? content['schema'] };
  try {
    const { file: read, schema } = readScreen(content, schemas, shared);
    return { file, written, screen: completeScreen(read, schema), fault: '' };
  } catch (error) {
    return { file, written, screen: null, fault: error instanceof Error ? error.message : '' };
  }
};

/** Every screen of a state of the files. A file that is no JSON has none: `check` tells of it. */
export const screenStates = (files: readonly TextFile[]): ScreenStates => {
  const byName = new Map(files.map(({ file, text }) => [file, text]));
  const screens = files.flatMap(({ file, text }) => {
    const content = screenFileForm.test(file) ? parsed(text) : undefined;
    return isMembers(content) && typeof content['resource'] === 'string'
      ? [{ file, resource: content['resource'], content }]
      : [];
  });
  const schemas = schemasByName(
    files.filter(({ file }) => isSchemaFile(file)),
    ({ text }) => parsed(text),
  );
  const sharedIn = (name: keyof typeof sharedFiles): object => {
    const content = parsed(byName.get(sharedFiles[name]));
    return isMembers(content) ? content : {};
  };
  const shared: Shared = {
    ...noShared,
    words: sharedIn('words') as Shared['words'],
    roles: sharedIn('roles') as Shared['roles'],
    options: sharedIn('options') as Shared['options'],
    screens: screensByName(screens.map(({ content }) => content)),
  };
  return new Map(
    screens.map(({ file, resource, content }) => [
      resource,
      stateOf(file, content, schemas, shared),
    ]),
  );
};
