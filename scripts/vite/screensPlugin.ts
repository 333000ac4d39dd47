import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { headsOf, linesOf } from '../../contract/model/screenHead.ts';
import { readScreen, type ReadScreen } from '../../contract/model/readScreen.ts';
import { screenFileForm, sharedFiles } from '../../contract/model/written/SharedFiles.ts';
import { readSchemas } from '../../backend/screens/readSchemas.ts';
import { readShared } from '../../backend/screens/readShared.ts';

const id = 'virtual:screens';

const screenFiles = (): string[] =>
  readdirSync('resources', { recursive: true, encoding: 'utf8' })
    .map(name => `resources/${name.replaceAll('\\', '/')}`)
    .filter(name => screenFileForm.test(name))
    .sort();

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** What screen files share, with the files themselves: one may extend another. */
const shared = () => readShared('.', screenFiles().map(readJson));

const read = (file: string): ReadScreen =>
  readScreen(readJson(file), readSchemas('form-schemas'), shared());

/** What Home says of each page of the menu: a file of its own, which Home alone needs. */
const lines = 'virtual:screen-lines';

const part = 'virtual:screen/';
/** A screen with its record schema, one file of the page's script. The ending keeps other plugins from taking it for JSON. */
const partOf = (file: string) => `${part}${file}.js`;

/** The validator is named here and not beside the loaders, which are of the start: only a form needs its address. */
const partSource = (file: string, hasForms: boolean): string => {
  const { file: screen, schema } = read(file);
  if (!schema) return `export const parts = [${JSON.stringify(screen)}];`;
  const parts = `export const parts = [${JSON.stringify(screen)}, ${JSON.stringify(schema)}];`;
  if (!hasForms) return parts;
  const path = `/form-schemas/${screen.schema}`;
  return [
    parts,
    `export const loadValidator = () => import(${JSON.stringify(`${path}?validator`)});`,
  ].join('\n');
};

/** Code for data in which lists of roles come again and again: each is written once, under a name of its own. */
const namingLists = (name: string, json: string): string[] => {
  const lists: readonly string[] = json.match(/\["[a-z-]+"(?:,"[a-z-]+")+\]/g) ?? [];
  const again = [...new Set(lists.filter((list, at) => lists.indexOf(list) !== at))];
  const named = again.reduce((code, list, at) => code.replaceAll(list, `list${at}`), json);
  return [...again.map((list, at) => `const list${at} = ${list};`), `const ${name} = ${named};`];
};

/** Code in which words in two languages, and the two names of a screen, are told by their place: they are half of what heads are. */
const namingWords = (json: string): string => {
  const words = (before: string) =>
    `${before}{"en":("(?:[^"\\\\]|\\\\.)*"),"hi":("(?:[^"\\\\]|\\\\.)*")}`;
  return json
    .replaceAll(
      new RegExp(`${words('{"one":')}${words(',"other":')}}`, 'g'),
      (_all, ...[one, oneHi, other, otherHi]: string[]) =>
        one === other && oneHi === otherHi
          ? `names(${one}, ${oneHi})`
          : `names(${one}, ${oneHi}, ${other}, ${otherHi})`,
    )
    .replaceAll(new RegExp(words(''), 'g'), 'words($1, $2)');
};

/**
 * Finds the screens by folder. `screenHeads` is the small part of each that the shell needs at once; `loadScreen` brings
 * the rest, with its record schema, when the screen is near, and `screenAtHand` gives it once it was brought; `loadValidator`
 * brings the functions compiled from the schema (see `validatorPlugin`), which only a form needs. In development
 * `liveScreensPlugin` is in its place.
 * @param options.hasForms false for a page without forms of ours, which compiles no validators.
 */
export const screensPlugin = ({ hasForms = true } = {}): Plugin => ({
  name: 'console-screens',
  resolveId: source =>
    source === id || source === lines || source.startsWith(part) ? `\0${source}` : undefined,
  load(source) {
    if (source.startsWith(`\0${part}`))
      return partSource(source.slice(part.length + 1, -'.js'.length), hasForms);
    if (source !== `\0${id}` && source !== `\0${lines}`) return undefined;
    const schemas = readSchemas('form-schemas');
    const words = shared();
    const screens = screenFiles().map(file => ({
      file,
      screen: readScreen(readJson(file), schemas, words),
    }));
    for (const { file } of screens) this.addWatchFile(resolve(file));
    for (const file of Object.values(sharedFiles).filter(existsSync))
      this.addWatchFile(resolve(file));
    if (source === `\0${lines}`)
      return `export const screenLines = ${JSON.stringify(linesOf(screens.map(({ screen }) => screen.file)))};`;
    // Most lists are at the name of their resource.
    const menu = headsOf(screens.map(({ screen }) => screen)).map(({ route, ...head }) =>
      route === `/${head.resource}` ? head : { ...head, route },
    );
    const loaders = screens.map(
      ({ file, screen }) =>
        `${JSON.stringify(screen.file.resource)}: () => import(${JSON.stringify(partOf(file))})`,
    );
    return [
      `import { completeScreen } from '#contract/model/complete/completeScreen.ts';`,
      `const words = (en, hi) => ({ en, hi });`,
      `const names = (one, inHindi, other = one, othersInHindi = inHindi) => ({ one: words(one, inHindi), other: words(other, othersInHindi) });`,
      ...namingLists('menu', namingWords(JSON.stringify(menu))),
      `const heads = menu.map(head => ({ route: '/' + head.resource, ...head }));`,
      `export const screenHeads = () => heads;`,
      `export const loadScreenLines = async () => (await import(${JSON.stringify(lines)})).screenLines;`,
      `export const onScreens = () => () => undefined;`,
      `const loaders = { ${loaders.join(', ')} };`,
      `const loaded = new Map();`,
      `const atHand = {};`,
      `export const screenAtHand = resource => atHand[resource];`,
      `export const loadScreen = resource => {`,
      `  if (!loaders[resource]) return Promise.reject(new Error('No screen is named "' + resource + '"'));`,
      `  if (!loaded.has(resource)) loaded.set(resource, loaders[resource]().then(({ parts }) => atHand[resource] = completeScreen(...parts)));`,
      `  return loaded.get(resource);`,
      `};`,
      `export const loadValidator = resource => loaders[resource]().then(screen => screen.loadValidator()).then(module => module.default);`,
    ].join('\n');
  },
});
