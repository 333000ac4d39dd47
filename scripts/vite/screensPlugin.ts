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

/**
 * Finds the screens by folder. `screenHeads` is the small part of each that the shell needs at once; `loadScreen` brings
 * the rest, with its record schema, when the screen is near; `loadValidator` brings the functions compiled from the
 * schema (see `validatorPlugin`), which only a form needs. In development `liveScreensPlugin` stands in its place.
 */
export const screensPlugin = (): Plugin => ({
  name: 'console-screens',
  resolveId: source => (source === id ? `\0${id}` : undefined),
  load(source) {
    if (source !== `\0${id}`) return undefined;
    const screens = screenFiles().map(file => ({ file, screen: readScreen(file) }));
    for (const { file } of screens) this.addWatchFile(resolve(file));
    const menu = headsOf(screens.map(({ screen }) => screen));
    const loaders = screens.map(({ file, screen }) => {
      const parts = [`import(${JSON.stringify(`/${file}`)})`];
      if (screen.schema) parts.push(`import(${JSON.stringify(`/form-schemas/${screen.schema}`)})`);
      return `${JSON.stringify(screen.resource)}: () => Promise.all([${parts.join(', ')}])`;
    });
    const validators = screens.flatMap(({ screen }) =>
      screen.schema
        ? [
            `${JSON.stringify(screen.resource)}: () => import(${JSON.stringify(`/form-schemas/${screen.schema}?validator`)})`,
          ]
        : [],
    );
    return [
      `import { completeScreen } from '#contract/model/completeScreen.ts';`,
      `const menu = ${JSON.stringify(menu)};`,
      `export const screenHeads = () => menu;`,
      `export const onScreens = () => () => undefined;`,
      `const loaders = { ${loaders.join(', ')} };`,
      `const validators = { ${validators.join(', ')} };`,
      `const loaded = new Map();`,
      `export const loadScreen = resource => {`,
      `  if (!loaders[resource]) return Promise.reject(new Error('No screen is named "' + resource + '"'));`,
      `  if (!loaded.has(resource)) loaded.set(resource, loaders[resource]().then(([file, schema]) => completeScreen(file.default, schema?.default)));`,
      `  return loaded.get(resource);`,
      `};`,
      `export const loadValidator = resource => validators[resource]().then(module => module.default);`,
    ].join('\n');
  },
});
