import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
const record = 'src/engine/record/forms.ts';
/** What all but the list and sign-in say besides (src/parts/fetching/later.ts). */
const words = 'src/app/language/laterEnglish.ts';

/** The sources that a page needs before it can show what is at its address; each is the end of a source's name. */
const sourcesOf = (isSignedIn: boolean, place: Place | undefined): readonly string[] => {
  if (!isSignedIn) return [signIn];
  const { screen, recordId } = place ?? {};
  if (screen?.type !== 'records') return [shell, words];
  const validator = `form-schemas/${screen.schemaName}?validator`;
  const page = recordId === undefined ? [list] : [record, words, validator];
  return [shell, engine, ...page, `/${screen.resource}.json`];
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
