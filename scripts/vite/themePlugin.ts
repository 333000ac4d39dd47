import { resolve } from 'node:path';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import type { BuiltTheme } from '../../src/app/theme/buildTheme.ts';

const source = resolve('src/app/theme/buildTheme.ts');

const ids: Readonly<Record<string, string>> = {
  'virtual:theme': '\0virtual:theme',
  'virtual:theme.css': '\0virtual:theme.css',
  'virtual:no-theme': '\0virtual:no-theme',
};

/**
 * Evaluates the theme once, when the console is built: `virtual:theme` has its data, `virtual:theme.css` its variables
 * and the styles of the page itself. The library's own way to make a theme stays out of the browser: it is large, and
 * what the library would make of it at each start, its default themes, is never used.
 */
export const themePlugin = (): Plugin => {
  let built: Promise<BuiltTheme> | undefined;
  const build = async (context: Rolldown.PluginContext): Promise<BuiltTheme> => {
    const { module, dependencies } = await runnerImport<{ buildTheme: () => BuiltTheme }>(source, {
      configFile: false,
      logLevel: 'error',
    });
    for (const file of [source, ...dependencies]) context.addWatchFile(resolve(file));
    return module.buildTheme();
  };
  return {
    name: 'console-theme',
    enforce: 'pre',
    buildStart: () => {
      built = undefined;
    },
    watchChange: () => {
      built = undefined;
    },
    resolveId(name, importer) {
      const isTheirs = name === './createTheme.mjs' && importer?.includes('/@mui/material/styles/');
      return ids[isTheirs ? 'virtual:no-theme' : name];
    },
    async load(id) {
      if (id === ids['virtual:theme']) {
        const { values } = await (built ??= build(this));
        return `export const values = ${JSON.stringify(values)};`;
      }
      if (id === ids['virtual:theme.css']) return (await (built ??= build(this))).css;
      return id === ids['virtual:no-theme'] ? 'export default () => ({});' : undefined;
    },
  };
};
