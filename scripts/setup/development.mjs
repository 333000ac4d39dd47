import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { resolve } from 'node:path';
import { tellRunning } from './runningConsole.mjs';

const serverSources = /\/(backend|contract)\/.*\.(ts|json|sql)$/;

/** An editor may write a file in two steps, and several files at once. */
const settleMs = 30;

/** Hears on a port of its own for whichever server is there at the moment, so that one takes the place of another at once. */
const hearFor = async handle => {
  const server = createHttp(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

/**
 * The page comes from Vite and changes in place; the calls come from the server's sources, loaded by the same Vite and
 * loaded again when one of them is saved, on the database that stays open. Where that fails, the server before goes on and the
 * page tells of the fault. Screen files change in both without that.
 */
export const runDevelopment = async ({ createServer, createServerModuleRunner, runnerImport }) => {
  const port = Number(process.env.PORT || 4000);
  let development;
  const calls = await hearFor((request, answer) => development.handle(request, answer));
  const target = `http://127.0.0.1:${calls.address().port}`;
  let live;

  const page = {
    name: 'console-development-page',
    transformIndexHtml: {
      order: 'post',
      handler: html => development.fillPage(html),
    },
  };
  const { module: parts } = await runnerImport(resolve('scripts/live/index.ts'), {
    configFile: false,
  });
  const liveScreens = parts.liveScreensPlugin({
    onRead: state => {
      live = state;
      development?.takeScreens(state.screens);
    },
  });
  const vite = await createServer({
    cacheDir: '.cache/vite',
    server: {
      // The packages of several working copies may be one linked folder.
      fs: { allow: ['.', realpathSync('node_modules')] },
      port,
      strictPort: true,
      host: 'localhost',
      proxy: Object.fromEntries(
        parts.serverPrefixes.map(prefix => [`^${prefix}(/|$|\\?)`, { target }]),
      ),
    },
    plugins: [page, liveScreens],
  });
  const sources = vite.environments.ssr;
  const logTo = parts.developmentLog({
    root: vite.config.root,
    print: line => console.error(line),
    tell: fault => liveScreens.api.tellCall(fault),
  });
  /** Every time by a runner of its own: what failed to load before is not remembered. */
  const load = async () => {
    const runner = createServerModuleRunner(sources, { hmr: false });
    const module = await runner.import('/backend/development.ts');
    return module.startDevelopment({
      env: process.env,
      screens: live.screens,
      client: development?.client,
      logTo,
    });
  };
  try {
    development = await load();
  } catch (error) {
    // Settings and a folder in use say what to do; anything else is shown whole.
    const isKnown = ['ConfigError', 'DataDirInUse'].includes(error.name);
    console.error(isKnown ? `\nThe console did not start. ${error.message}\n` : error);
    process.exit(1);
  }

  /** After the one before it. The server that is there answers until the next one can. */
  const reload = async (earlier, saved) => {
    await earlier;
    const started = performance.now();
    const before = development;
    try {
      development = await load();
      liveScreens.api.tellServer(null);
      liveScreens.api.forgetCalls();
      await before.end();
      console.log(`  server reloaded in ${Math.round(performance.now() - started)} ms`);
    } catch (error) {
      const fault =
        parts.placeMigration(error, vite.config.root) ??
        parts.placeError(error, vite.config.root, saved);
      liveScreens.api.tellServer(fault);
      console.error(`  ${fault.file}:${fault.line}:${fault.column} ${fault.message}`);
      console.error('  The server keeps running as it was until this is fixed.');
    }
  };

  let reloading = Promise.resolve();
  let timer;
  vite.watcher.on('all', (event, file) => {
    const modules = sources.moduleGraph.getModulesByFile(file);
    if (!modules && (!serverSources.test(file) || file.includes('.test.'))) return;
    // Vite does the same a moment later; the loading must not come before it.
    for (const module of modules ?? []) sources.moduleGraph.invalidateModule(module);
    clearTimeout(timer);
    timer = setTimeout(() => (reloading = reload(reloading, file)), settleMs);
  });

  await vite.listen();
  tellRunning(port);
  console.log(`\n  ${development.name} console, development: http://localhost:${port}/\n`);
  console.log(development.accounts);
  const stop = async () => {
    await vite.close();
    calls.close();
    await development.end();
    await development.client.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
};
