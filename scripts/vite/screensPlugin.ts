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

/** How a published screen is read: fetched when there is one. */
const publishedPart = '#engine/published/publishedScreen.ts';

/** What Home says of each page of the menu: a file of its own, which Home alone needs. */
const lines = 'virtual:screen-lines';

/** What heads say in Hindi. Where it is apart from them (`isHindiApart`), the Hindi start of the page brings it. */
const inHindi = 'virtual:screens-in-hindi';

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

const wordsForm = '{"en":("(?:[^"\\\\]|\\\\.)*"),"hi":("(?:[^"\\\\]|\\\\.)*")}';
const eachWords = new RegExp(`{"one":${wordsForm},"other":${wordsForm}}|${wordsForm}`, 'g');

/**
 * Code in which words in two languages, and the two names of a screen, are told by their place: they are half of what heads are.
 * @param isApart the Hindi comes in another file, by the place of each word: only a page in Hindi needs it
 */
const namingWords = (
  json: string,
  isApart: boolean,
): { readonly code: string; readonly hindi: readonly string[] } => {
  const hindi: string[] = [];
  const said = (en: string, hi: string): readonly string[] => {
    hindi.push(hi);
    return isApart ? [en] : [en, hi];
  };
  const code = json.replaceAll(eachWords, (_all, ...found: (string | undefined)[]) => {
    const [one, oneHi = '', other, otherHi = '', en = '', hi = ''] = found;
    if (one === undefined) return `words(${said(en, hi).join(', ')})`;
    const names = [said(one, oneHi)];
    if (one !== other || oneHi !== otherHi) names.push(said(other ?? '', otherHi));
    return `names(${names.flat().join(', ')})`;
  });
  return { code, hindi };
};

/** What writes the words of heads: both languages where they stand, or the English, which the Hindi joins later. */
const wordMakers = (isApart: boolean): readonly string[] =>
  isApart
    ? [
        `export const screenWords = [];`,
        `const words = en => { const said = { en, hi: en }; screenWords.push(said); return said; };`,
        `const names = (one, other) => { const first = words(one); return { one: first, other: other === undefined ? first : words(other) }; };`,
      ]
    : [
        `const words = (en, hi) => ({ en, hi });`,
        `const names = (one, inHindi, other = one, othersInHindi = inHindi) => ({ one: words(one, inHindi), other: words(other, othersInHindi) });`,
      ];

const hindiSource = (hindi: readonly string[]): string =>
  [
    `import { screenWords } from 'virtual:screens';`,
    `const hindi = [${hindi.join(', ')}];`,
    `screenWords.forEach((said, at) => { said.hi = hindi[at]; });`,
  ].join('\n');

/**
 * Finds the screens by folder. `screenHeads` is the small part of each that the shell needs at once; `loadScreen` brings
 * the rest, with its record schema, when the screen is near, and `screenAtHand` gives it once it was brought; `loadValidator`
 * brings the functions compiled from the schema (see `validatorPlugin`), which only a form needs. In development
 * `liveScreensPlugin` is in its place.
 * @param options.hasForms false for a page without forms of ours, which compiles no validators.
 * @param options.isHindiApart built, the Hindi of the heads is a file of its own.
 */
export const screensPlugin = ({ hasForms = true, isHindiApart = false } = {}): Plugin => {
  let isApart = false;
  return {
    name: 'console-screens',
    configResolved: ({ command }) => {
      isApart = isHindiApart && command === 'build';
    },
    resolveId: source =>
      [id, lines, inHindi].includes(source) || source.startsWith(part) ? `\0${source}` : undefined,
    load(source) {
      if (source === `\0${inHindi}` && !isApart) return '';
      if (source.startsWith(`\0${part}`))
        return partSource(source.slice(part.length + 1, -'.js'.length), hasForms);
      if (![id, lines, inHindi].some(name => source === `\0${name}`)) return undefined;
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
      const { code, hindi } = namingWords(JSON.stringify(menu), isApart);
      if (source === `\0${inHindi}`) return hindiSource(hindi);
      const loaders = screens.map(
        ({ file, screen }) =>
          `${JSON.stringify(screen.file.resource)}: () => import(${JSON.stringify(partOf(file))})`,
      );
      return [
        `import { completeScreen } from '#contract/model/complete/completeScreen.ts';`,
        ...wordMakers(isApart),
        ...namingLists('menu', code),
        `const heads = menu.map(head => ({ route: '/' + head.resource, ...head }));`,
        // What was published into the instance (docs/decisions/0255-screens-published-into-an-instance.md) takes the place of the build's.
        `let live, now = heads;`,
        `const listeners = new Set();`,
        `const put = next => {`,
        `  live = next;`,
        `  now = [...heads.filter(({ resource }) => !next.versions[resource] && !next.without.includes(resource)), ...next.heads];`,
        `};`,
        `const told = globalThis.document?.querySelector('[name=live-screens]');`,
        `if (told) put(JSON.parse(told.content));`,
        `export const liveScreens = () => live;`,
        `export const takeScreens = next => { put(next); listeners.forEach(listener => listener()); };`,
        `export const onScreens = listener => { listeners.add(listener); return () => listeners.delete(listener); };`,
        `export const screenHeads = () => now;`,
        `export const loadScreenLines = async () => ({ ...(await import(${JSON.stringify(lines)})).screenLines, ...live?.lines });`,
        `const loaders = { ${loaders.join(', ')} };`,
        `const loaded = new Map();`,
        `const atHand = {};`,
        `const published = () => import(${JSON.stringify(publishedPart)});`,
        `const keyOf = resource => live?.versions[resource] ? resource + '?version=' + live.versions[resource] : resource;`,
        `const parts = key => loaders[key] ? loaders[key]().then(({ parts }) => parts) : published().then(one => one.partsOf(key));`,
        `export const screenAtHand = resource => atHand[keyOf(resource)];`,
        `export const loadScreen = resource => {`,
        `  const key = keyOf(resource);`,
        `  if (key === resource && !loaders[key]) return Promise.reject(new Error('No screen is named "' + resource + '"'));`,
        `  if (!loaded.has(key)) {`,
        `    loaded.set(key, parts(key).then(read => atHand[key] = completeScreen(...read)));`,
        `    loaded.get(key).catch(() => key === resource || loaded.delete(key));`,
        `  }`,
        `  return loaded.get(key);`,
        `};`,
        `export const loadValidator = resource => {`,
        `  const key = keyOf(resource);`,
        `  return key === resource ? loaders[key]().then(screen => screen.loadValidator()).then(module => module.default) : published().then(one => one.validatorOf(key));`,
        `};`,
      ].join('\n');
    },
  };
};
