import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { headsOf } from '../../contract/model/screenHead.ts';
import type { ScreenFile } from '../../contract/model/types.ts';

const id = 'virtual:screens';

const screenFiles = (): string[] =>
  readdirSync('resources', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.json'))
    .map(name => `resources/${name}`)
    .sort();

const readScreen = (file: string): ScreenFile => JSON.parse(readFileSync(file, 'utf8'));

const part = 'virtual:screen/';
/** A screen with its record schema, one file of the page's script. The ending keeps other plugins from taking it for JSON. */
const partOf = (file: string) => `${part}${file}.js`;

/** The validator is named here and not beside the loaders, which are of the start: only a form needs its address. */
const partSource = (file: string): string => {
  const { schema } = readScreen(file);
  const screen = `import screen from ${JSON.stringify(`/${file}`)};`;
  if (!schema) return `${screen}\nexport const parts = [screen];`;
  const path = `/form-schemas/${schema}`;
  return [
    screen,
    `import schema from ${JSON.stringify(path)};`,
    `export const parts = [screen, schema];`,
    `export const loadValidator = () => import(${JSON.stringify(`${path}?validator`)});`,
  ].join('\n');
};

/**
 * Finds the screens by folder. `screenHeads` is the small part of each that the shell needs at once; `loadScreen` brings
 * the rest, with its record schema, when the screen is near; `loadValidator` brings the functions compiled from the
 * schema (see `validatorPlugin`), which only a form needs. In development `liveScreensPlugin` stands in its place.
 */
export const screensPlugin = (): Plugin => ({
  name: 'console-screens',
  resolveId: source => (source === id || source.startsWith(part) ? `\0${source}` : undefined),
  load(source) {
    if (source.startsWith(`\0${part}`))
      return partSource(source.slice(part.length + 1, -'.js'.length));
    if (source !== `\0${id}`) return undefined;
    const screens = screenFiles().map(file => ({ file, screen: readScreen(file) }));
    for (const { file } of screens) this.addWatchFile(resolve(file));
    const menu = headsOf(screens.map(({ screen }) => screen));
    const loaders = screens.map(
      ({ file, screen }) =>
        `${JSON.stringify(screen.resource)}: () => import(${JSON.stringify(partOf(file))})`,
    );
    return [
      `import { completeScreen } from '#contract/model/completeScreen.ts';`,
      `const menu = ${JSON.stringify(menu)};`,
      `export const screenHeads = () => menu;`,
      `export const onScreens = () => () => undefined;`,
      `const loaders = { ${loaders.join(', ')} };`,
      `const loaded = new Map();`,
      `export const loadScreen = resource => {`,
      `  if (!loaders[resource]) return Promise.reject(new Error('No screen is named "' + resource + '"'));`,
      `  if (!loaded.has(resource)) loaded.set(resource, loaders[resource]().then(({ parts }) => completeScreen(...parts)));`,
      `  return loaded.get(resource);`,
      `};`,
      `export const loadValidator = resource => loaders[resource]().then(screen => screen.loadValidator()).then(module => module.default);`,
    ].join('\n');
  },
});
