import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { Call } from '../../contract/calls/call.ts';

const id = 'virtual:calls';

const usualKinds: Readonly<Record<string, string>> = { GET: 'read', DELETE: 'delete' };

/**
 * The table in as few bytes as the shell can carry: by area, method and path as one word, and only what is unusual besides.
 * It is put together when it is loaded.
 */
const tableSource = (calls: readonly Call[]): string => {
  const areas: Record<string, Record<string, string>> = {};
  const others: Record<string, Partial<Call>> = {};
  for (const { id: name, method, path, kind, form, cache } of calls) {
    const [area = '', ...verb] = name.split('.');
    (areas[area] ??= {})[verb.join('.')] = `${method} ${path}`;
    const isUsual = kind === (usualKinds[method] ?? 'change');
    if (!isUsual || form || cache) others[name] = { ...(!isUsual && { kind }), form, cache };
  }
  return [
    `const usualKinds = ${JSON.stringify(usualKinds)};`,
    `const others = ${JSON.stringify(others)};`,
    `export const callTable = {};`,
    `for (const [area, verbs] of Object.entries(${JSON.stringify(areas)}))`,
    `  for (const [verb, at] of Object.entries(verbs)) {`,
    `    const [method, path] = at.split(' ');`,
    `    const name = area + '.' + verb;`,
    `    callTable[name] = { method, path, kind: usualKinds[method] ?? 'change', ...others[name] };`,
    `  }`,
  ].join('\n');
};

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
    return tableSource(module.callList);
  },
});
