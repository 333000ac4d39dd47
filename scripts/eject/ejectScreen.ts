import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import {
  ownPageName,
  ownPagesFolder,
  pageParts,
  type PagePart,
} from '#contract/model/files/ownPageName.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { ejectedSource, enginePages } from './ejectedSource.ts';

/** Nothing is written; the message says why. */
export class EjectRefused extends Error {
  override name = 'EjectRefused';
}

interface Ejected {
  readonly file: string;
  readonly text: string;
}

/** The pages that a screen has: a new record needs a form and somebody who may make one. */
const partsOf = ({ form, access }: RecordScreen): readonly PagePart[] => {
  const isGranted =
    access === 'signed-in' || Object.values(access).some(grant => grant?.do.includes('create'));
  return pageParts.filter(part => part !== 'Create' || (form.length > 0 && isGranted));
};

const pageOf = async (resource: string, part: PagePart): Promise<Ejected> => {
  const file = `${ownPagesFolder}/${resource}/${ownPageName(resource, part)}.tsx`;
  const source = ejectedSource(resource, part, readFileSync(enginePages[part], 'utf8'));
  const options = await resolveConfig(file);
  return { file, text: await format(source, { ...options, parser: 'typescript' }) };
};

/**
 * Writes the pages of a screen as code that stands in their place. What is there already and says the same stays.
 * @returns the files that were written
 * @throws EjectRefused for a file that says something else: somebody has changed it
 */
export const ejectScreen = async (screen: RecordScreen): Promise<readonly string[]> => {
  const pages = await Promise.all(partsOf(screen).map(part => pageOf(screen.resource, part)));
  const missing = pages.filter(({ file, text }) => {
    if (!existsSync(file)) return true;
    if (readFileSync(file, 'utf8') === text) return false;
    throw new EjectRefused(
      `${file} has been changed and would be overwritten: remove it to have it written again`,
    );
  });
  for (const { file, text } of missing) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  }
  return missing.map(({ file }) => file);
};
