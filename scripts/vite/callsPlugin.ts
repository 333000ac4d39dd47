import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { Call } from '../../contract/calls/call.ts';
import type { ClientPlace } from '../../contract/requests/clientSubjects.ts';

const id = 'virtual:calls';
const clientsId = 'virtual:client-calls';

const usualKinds: Readonly<Record<string, string>> = { GET: 'read', DELETE: 'delete' };

/**
 * The table in as few bytes as the shell can carry: by area, method and path as one word, and only what is unusual besides.
 * It is put together when it is loaded.
 */
const tableSource = (calls: readonly Call[]): string => {
  const areas: Record<string, Record<string, string>> = {};
  const kinds: Record<string, string> = {};
  const others: Record<string, Pick<Call, 'form' | 'cache'>> = {};
  for (const { id: name, method, path, kind, form, cache, calledBy } of calls) {
    if (calledBy && calledBy !== 'address') continue;
    const [area = '', ...verb] = name.split('.');
    (areas[area] ??= {})[verb.join('.')] = `${method} ${path}`;
    if (kind !== (usualKinds[method] ?? 'change'))
      kinds[kind] = kinds[kind] === undefined ? name : `${kinds[kind]} ${name}`;
    if (form || cache) others[name] = { ...(form && { form }), ...(cache && { cache }) };
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
    `for (const [kind, names] of Object.entries(${JSON.stringify(kinds)}))`,
    `  for (const name of names.split(' ')) callTable[name].kind = kind;`,
  ].join('\n');
};

/** The fields by which calls name records of clients: `{ 'milestones.update': ['params.id:milestone'] }`. */
const clientsSource = (
  calls: readonly Call[],
  clientPlaces: (call: Call) => readonly ClientPlace[],
): string => {
  const told = calls.map(call => [
    call.id,
    clientPlaces(call).map(place => `${place.in}.${place.field}:${place.kind}`),
  ]);
  const named = Object.fromEntries(told.filter(([, places]) => places?.length));
  return `export const clientCalls = ${JSON.stringify(named)};`;
};

/**
 * Gives the browser the table id → method, path, kind of every call, without the schemas: types come from
 * `import type`, so that no schema library reaches the page. Which records of clients a call names is a table of its own,
 * for the pages that ask whether they are closed.
 */
export const callsPlugin = (): Plugin => ({
  name: 'console-calls',
  resolveId: source => (source === id || source === clientsId ? `\0${source}` : undefined),
  async load(source) {
    if (source !== `\0${id}` && source !== `\0${clientsId}`) return undefined;
    const options = { configFile: false, logLevel: 'error' } as const;
    const { module, dependencies } = await runnerImport<{ callList: readonly Call[] }>(
      resolve('contract/calls/index.ts'),
      options,
    );
    for (const file of dependencies) this.addWatchFile(resolve(file));
    if (source === `\0${id}`) return tableSource(module.callList);
    const subjects = await runnerImport<{
      clientPlaces: (call: Call) => readonly ClientPlace[];
    }>(resolve('contract/requests/clientSubjects.ts'), options);
    return clientsSource(module.callList, subjects.module.clientPlaces);
  },
});
