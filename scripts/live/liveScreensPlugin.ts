import type { Plugin, ViteDevServer } from 'vite';
import { compileValidator } from '../vite/validatorPlugin.ts';
import { faultLine, type PlacedFault } from '../placeFaults.ts';
import type { LiveState } from './LiveState.ts';
import type { readLiveScreens } from './readLiveScreens.ts';

const id = 'virtual:screens';
const resolvedId = `\0live:${id}`;
/** The addresses of a screen and of its validator, `?version=` at their end. */
const screenAddress = /^\/@screen\/([a-z][a-z0-9-]*)\.js/;
const validatorAddress = /^\/@validator\/([a-z][a-z0-9-]*)\.js/;
/**
 * What Vite's look through the sources does not find, since compiled validators and words in one language import it: known
 * beforehand, so that the first page is not loaded again.
 */
const unseenImports = [
  'ra-language-english',
  'ajv/dist/runtime/equal',
  'ajv/dist/runtime/ucs2length',
  'ajv/dist/runtime/uri',
  'ajv-formats/dist/formats',
];
const dataFiles = /^(resources|form-schemas)\/.*\.json$/;
/** Files that screen files refer to by name: calls, rights, pages, cells, entries, dialogs. */
const namedFiles = /^(src\/(pages|fields)\/.*\.tsx|contract\/(calls|domain|kinds|model)\/.*\.ts)$/;
/** An editor may write a file in two steps; what is between them is nobody's fault. */
const settleMs = 20;

/** The terminal is told of each fault when it comes, and when the last of them is gone. */
const tellTerminal = (before: readonly string[], now: readonly string[]): void => {
  for (const line of now) if (!before.includes(line)) console.error(`  ${line}`);
  if (before.length > 0 && now.length === 0) console.log('  The screen files have no fault.');
};

interface Options {
  /** Told of every reading, the first included: the calls serve the same screens as the page draws. */
  readonly onRead: (state: LiveState) => void;
}

/**
 * `virtual:screens` in development: the files are read and checked whenever one is saved, and sent to the open page,
 * which draws the screen again around what was typed. A fault changes nothing but the banner that tells of it.
 */
export const liveScreensPlugin = ({ onRead }: Options) => {
  let state: LiveState | undefined;
  let send = (): void => undefined;
  /** What the page gets: all but the screens themselves. */
  const told = () => {
    const { screens: _screens, ...rest } = state ?? {};
    return rest;
  };
  let hasFailed = false;

  const read = async (server: ViteDevServer): Promise<LiveState> => {
    // What could not be loaded is remembered as such, along with all that leads to it.
    if (hasFailed) server.environments.ssr.moduleGraph.invalidateAll();
    hasFailed = true;
    // Through the server, so that a call or a role that was added a moment ago is known.
    const module = await server.ssrLoadModule('/scripts/live/readLiveScreens.ts');
    const before = state?.faults.map(faultLine) ?? [];
    state = (module['readLiveScreens'] as typeof readLiveScreens)(state);
    hasFailed = false;
    tellTerminal(before, state.faults.map(faultLine));
    const graph = server.environments.client.moduleGraph;
    const served = graph.getModuleById(resolvedId);
    if (served) graph.invalidateModule(served);
    onRead(state);
    return state;
  };

  /** Says in the page why the newest server could not be loaded; null when it answers. */
  const tellServer = (serverFault: PlacedFault | null): void => {
    if (!state || (state.serverFault === null && serverFault === null)) return;
    state = { ...state, serverFault };
    send();
  };

  /** Says in the page what went wrong in a call, once however often it does. */
  const tellCall = (fault: PlacedFault): void => {
    if (!state) return;
    const isOther = (one: PlacedFault) => JSON.stringify(one) !== JSON.stringify(fault);
    state = { ...state, callFaults: [fault, ...state.callFaults.filter(isOther)].slice(0, 5) };
    send();
  };

  /** Takes back what was told of calls: another server answers them, or the person has read it. */
  const forgetCalls = (): void => {
    if (!state || state.callFaults.length === 0) return;
    state = { ...state, callFaults: [] };
    send();
  };

  return {
    name: 'console-live-screens',
    api: { tellServer, tellCall, forgetCalls },
    enforce: 'pre',
    config: () => ({ optimizeDeps: { include: unseenImports } }),
    resolveId: source => {
      if (source === id) return resolvedId;
      return validatorAddress.test(source) || screenAddress.test(source) ? source : undefined;
    },
    load: source => {
      if (source === resolvedId)
        return [
          `import { createLiveScreens } from '/scripts/live/liveScreens.client.ts';`,
          `export const { screenHeads, loadScreenLines, onScreens, loadScreen, screenAtHand,`,
          `  loadValidator, liveScreens, takeScreens } = createLiveScreens(${JSON.stringify(told())});`,
        ].join('\n');
      const named = (address: RegExp) => {
        const [, resource] = address.exec(source) ?? [];
        return state?.screens.find(({ file }) => file.resource === resource);
      };
      const opened = named(screenAddress);
      if (opened)
        return `export const file = ${JSON.stringify(opened.file)};\nexport const schema = ${JSON.stringify(opened.schema)};`;
      const screen = named(validatorAddress);
      return screen?.schema ? compileValidator(screen.schema) : undefined;
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/scripts/live/faultBanner.client.ts' } },
    ],
    async configureServer(server) {
      const { hot } = server.environments.client;
      let timer: ReturnType<typeof setTimeout> | undefined;
      send = () => hot.send('console:screens', told());
      await read(server);
      // A page that was opened while a file was saved asks for what it missed.
      hot.on('console:calls:forget', forgetCalls);
      hot.on('console:screens:ask', (_, client) => client.send('console:screens', told()));
      server.watcher.on('all', (_event, path) => {
        const file = path.slice(server.config.root.length + 1).replaceAll('\\', '/');
        if (!dataFiles.test(file) && !namedFiles.test(file)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          // What cannot be loaded here cannot be loaded by the server either, which tells of it.
          read(server).then(send, (error: unknown) => server.config.logger.error(String(error)));
        }, settleMs);
      });
    },
    // The page takes these files from the message above; without this Vite would load the page again.
    hotUpdate: ({ file, server }) =>
      dataFiles.test(file.slice(server.config.root.length + 1)) ? [] : undefined,
  } satisfies Plugin;
};
