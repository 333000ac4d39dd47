import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { Call } from '../../contract/calls/call.ts';

const id = 'virtual:calls';

/**
 * Gives the browser the table id → method, path, kind of every call, without the schemas: types come from
 * `import type`, so that no schema library reaches the page.
 */
export const callsPlugin = (): Plugin => ({
  name: 'console-calls',
  resolveId: source => (source === id ? `\0${id}` : undefined),
  async load(source) {
    if (source !== `\0${id}`) return undefined;
    const { module, dependencies } = await runnerImport<{ callList: readonly Call[] }>(
      resolve('contract/calls/index.ts'),
      { configFile: false, logLevel: 'error' },
    );
    for (const file of dependencies) this.addWatchFile(resolve(file));
    const table = Object.fromEntries(
      module.callList.map(({ id: key, method, path, kind, form, cache }) => [
        key,
        { method, path, kind, form, cache },
      ]),
    );
    return `export const callTable = ${JSON.stringify(table)};`;
  },
});
