import { readFileSync } from 'node:fs';
import { nearest } from '#contract/domain/nearest.ts';
import type { PublishFault } from '#contract/calls/screens/publishedScreens.ts';
import { schemaNameIn } from '#contract/model/overlay/withOverlays.ts';
import type { ScreenFile } from '#contract/model/types.ts';
import type { TextFile } from '#contract/model/checkScreens.ts';
import { faultLine, placeFaults } from '../placeFaults.ts';
import { readSchemaFiles, readScreenFiles } from '../screenSources.ts';
import { askPerson, type Instance } from './openInstance.ts';
import { PublishRefused } from './PublishRefused.ts';

const path = '/console/v1/published-screens';

/** The screen that is meant, with the file of its form schema. */
const filesOf = (resource: string): { screen: TextFile; schema: TextFile | undefined } => {
  const screens = readScreenFiles();
  const nameOf = ({ text }: TextFile) => (JSON.parse(text) as ScreenFile).resource;
  const screen = screens.find(one => nameOf(one) === resource);
  if (!screen) {
    const near = nearest(resource, screens.map(nameOf));
    throw new PublishRefused(
      `There is no screen "${resource}"${near === null ? '' : `: did you mean "${near}"?`}`,
    );
  }
  const name = schemaNameIn(JSON.parse(screen.text));
  const schema = readSchemaFiles().find(({ file }) => file === `form-schemas/${name}`);
  return { screen, schema };
};

/** The faults with their places in the files at hand, which are written in another way than the instance writes them. */
const linesOf = (
  faults: readonly PublishFault[],
  files: readonly TextFile[],
): readonly string[] => {
  const [screen, schema] = files;
  return placeFaults(
    faults.map(({ part, file, pointer, message, suggestion }) => ({
      file: (part === 'screen' ? screen?.file : part === 'schema' ? schema?.file : file) ?? file,
      pointer,
      message,
      suggestion,
    })),
    files,
  ).map(faultLine);
};

/**
 * `screens -- push x`: publishes the files of a screen into an instance, over whatever is published there.
 * @param why asked for where it is not given
 * @returns the code that the command ends with
 */
export const runPush = async (
  open: () => Promise<Instance>,
  resource: string,
  why: string | undefined,
): Promise<number> => {
  const { screen, schema } = filesOf(resource);
  const body = {
    file: JSON.parse(screen.text) as object,
    schema: schema ? (JSON.parse(readFileSync(schema.file, 'utf8')) as object) : null,
  };
  const instance = await open();
  const told = (await instance.post(`${path}/${resource}/check`, body)) as {
    faults: readonly PublishFault[];
    stored: number;
  };
  const files = schema ? [screen, schema] : [screen];
  for (const line of linesOf(told.faults, files)) console.log(line);
  if (told.faults.length > 0) {
    console.log(
      told.faults.length === 1
        ? 'One fault: not published.'
        : `${told.faults.length} faults: not published.`,
    );
    return 1;
  }
  const known = (await instance.get(`${path}/${resource}`).catch((error: unknown) => {
    // One that was never published and that no file of the instance has.
    if (error instanceof PublishRefused) return { number: 0 };
    throw error;
  })) as { number: number };
  const reason = why ?? (await askPerson('Why?', 'Say why: add --why "…"'));
  const published = (await instance.post(`${path}/${resource}`, {
    ...body,
    why: reason,
    version: known.number,
  })) as { number: number; state: string };
  console.log(
    `${resource} is published as number ${published.number}${published.state === 'obsolete' ? ', which is what the files of the instance say' : ''}; ${told.stored} records are stored of it.`,
  );
  return 0;
};
