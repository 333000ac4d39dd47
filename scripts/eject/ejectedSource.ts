import { posix } from 'node:path';
import { ownPageName, type PagePart } from '#contract/model/files/ownPageName.ts';

/** What the engine draws each page with: the source of what is ejected, so that both are the same. */
export const enginePages: Readonly<Record<PagePart, string>> = {
  List: 'src/engine/list/ListPage.tsx',
  Record: 'src/engine/record/RecordPage.tsx',
  Create: 'src/engine/record/CreatePage.tsx',
};

const aboutOf: Readonly<Record<PagePart, (resource: string) => string>> = {
  List: resource => `The list of ${resource}: find, read, choose, act.`,
  Record: resource =>
    `One record of ${resource}: what decides about it at the top, then its sides.`,
  Create: resource => `A new record of ${resource}, by itself or with what it takes over.`,
};

/** A path beside a file of the engine, as pages name it. */
const aliased = (from: string, beside: string): string =>
  posix.join(posix.dirname(from), beside).replace('src/engine/', '#engine/');

/**
 * The page of the engine as a page of one screen: under its own name, with imports that hold from where pages are.
 * @param source the text of `enginePages[part]`
 */
export const ejectedSource = (resource: string, part: PagePart, source: string): string => {
  const from = enginePages[part];
  const own = ownPageName(resource, part);
  const engineName = posix.basename(from, '.tsx');
  const lines = source
    .replaceAll(
      /((?:from|import\() ?)'(\.{1,2}\/[^']+)'/g,
      (_, words: string, beside: string) => `${words}'${aliased(from, beside)}'`,
    )
    .replaceAll(new RegExp(`\\b${engineName}\\b(?!\\.tsx)`, 'g'), own);
  const declared = new RegExp(`/\\*\\*[^/]*\\*/\\n(?=export const ${own}\\b)`);
  return lines.replace(declared, `/** ${aboutOf[part](resource)} */\n`);
};
