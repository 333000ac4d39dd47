import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isComposed } from '#contract/model/complete/completeRecordPage.ts';
import { openingParts } from '#contract/model/record/openingParts.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Place } from './placeOf.ts';

/** What the build says of the script (`scripts/vite/chunksPlugin.ts`). */
export interface BuiltScripts {
  /** The file that holds a source, for sources that are fetched on their own. */
  readonly files: Readonly<Record<string, string>>;
  /** The files that a file imports. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

const nothingBuilt: BuiltScripts = { files: {}, imports: {} };

const signIn = 'src/pages/session/SignInPage.tsx';
const shell = 'src/app/SignedIn.tsx';
const engine = 'src/engine/ScreenRoutes.tsx';
const list = 'src/engine/list/ListPage.tsx';
const record = 'src/engine/record/records.ts';
const forms = 'src/engine/record/forms.ts';
/** What all but the list and sign-in say besides (src/parts/fetching/later.ts). */
const words = 'src/app/language/laterEnglish.ts';

const sections = 'src/engine/sections/sections.ts';
const panelPages = 'src/pages/panels.ts';

const fileOf = (resource: string): string => `/${resource}.json`;

const validatorOf = ({ schemaName }: RecordScreen): string =>
  `form-schemas/${schemaName}?validator`;

/** As the page brings them (`src/engine/record/bringRecordParts.ts`). */
const partsOf = (screen: RecordScreen): readonly string[] => {
  const { hasFields, resources, panels } = openingParts(screen);
  return [
    ...(hasFields ? [forms, validatorOf(screen)] : []),
    ...(isComposed(screen.record) ? [sections] : []),
    ...resources.map(fileOf),
    ...(panels.length > 0 ? [panelPages] : []),
    ...panels.map(name => `/${name}.tsx`),
  ];
};

/** The sources that a page needs before it can show what is at its address; each is the end of a source's name. */
const sourcesOf = (isSignedIn: boolean, place: Place | undefined): readonly string[] => {
  if (!isSignedIn) return [signIn];
  if (!place) return [shell, words];
  const { screen, recordId, isNew } = place;
  if (screen.type !== 'records') return [shell, words, `/${screen.page}.tsx`];
  const all = [shell, engine, fileOf(screen.resource)];
  if (isNew) return [...all, forms, words, validatorOf(screen)];
  return recordId === undefined ? [...all, list] : [...all, record, words, ...partsOf(screen)];
};

/**
 * The files of the script that a page needs. Told in the page, the browser fetches them side by side instead of one
 * after the other as each names the next.
 */
export const createScriptsOf = (browserDir: string) => {
  const path = join(browserDir, 'scripts.json');
  const { files, imports } = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as BuiltScripts)
    : nothingBuilt;
  const names = Object.keys(files);
  const collect = (file: string, found: Set<string>): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of imports[file] ?? []) collect(next, found);
  };
  return (isSignedIn: boolean, place: Place | undefined): readonly string[] => {
    const found = new Set<string>();
    for (const source of sourcesOf(isSignedIn, place)) {
      const file = files[names.find(name => name.endsWith(source)) ?? ''];
      if (file) collect(file, found);
    }
    return [...found].map(file => `/${file}`);
  };
};
