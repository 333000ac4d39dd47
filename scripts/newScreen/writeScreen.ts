import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format } from 'prettier';
import { checkScreens } from '#contract/model/checkScreens.ts';
import { faultLine, placeFaults } from '../placeFaults.ts';
import {
  knownNames,
  readFullScreenFiles,
  readSchemaFiles,
  readScreenFiles,
} from '../screenSources.ts';
import { freePlace } from '#contract/model/newScreen/freePlace.ts';
import { screenFilesOf } from '#contract/model/newScreen/screenFilesOf.ts';
import { NewScreenRefused, type ScreenPlan } from '#contract/model/newScreen/ScreenPlan.ts';

const tidy = async ({ file, text }: { file: string; text: string }) => ({
  file,
  text: await format(text, { parser: 'json', printWidth: 100, objectWrap: 'collapse' }),
});

/** What the new files would bring wrong; faults that are there already are not theirs. */
const refuseFaulty = (files: readonly { file: string; text: string }[]): void => {
  const [screen, schema] = files;
  if (!screen || !schema) return;
  const faults = checkScreens(
    [...readScreenFiles(), screen],
    [...readSchemaFiles(), schema],
    knownNames(),
  ).filter(({ file, isNote }) => !isNote && (file === screen.file || file === schema.file));
  if (faults.length > 0)
    throw new NewScreenRefused(
      ['Nothing was written, because the screen would have faults:']
        .concat(placeFaults(faults, files).map(faultLine))
        .join('\n'),
    );
};

/**
 * Writes the two files of a new screen and changes no other. @returns their paths.
 * @throws NewScreenRefused when one of them is there already, or when the screen would have a fault.
 */
export const writeScreen = async (plan: ScreenPlan): Promise<readonly string[]> => {
  const order =
    plan.order ??
    freePlace(
      plan.group,
      readFullScreenFiles().map(({ text }) => JSON.parse(text) as unknown),
    );
  const made = screenFilesOf({ ...plan, order });
  const files = await Promise.all([tidy(made.screen), tidy(made.schema)]);
  for (const { file } of files)
    if (existsSync(file))
      throw new NewScreenRefused(`${file} already exists: choose another name, or change the file`);
  refuseFaulty(files);
  for (const { file, text } of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  }
  return files.map(({ file }) => file);
};
