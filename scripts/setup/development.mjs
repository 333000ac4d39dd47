import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createServer as createProbe } from 'node:net';
import { resolve } from 'node:path';

const ownPrefixes = ['/console', '/openapi.json', '/docs', '/health', '/ready'];
const serverSources = /\/(backend|contract)\/.*\.(ts|json)$/;

const freePort = async () => {
  const probe = createProbe().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
};

/**
 * The page comes from Vite and changes in place; the calls come from the server's sources, loaded by the same Vite and
 * loaded again when one of them is saved, on the database that stays open. Screen files change in both without that.
 */
export const runDevelopment = async ({ createServer, runnerImport }) => {
  const port = Number(process.env.PORT || 4000);
  const callsPort = await freePort();
  const target = `http://127.0.0.1:${callsPort}`;
  let development;
  let live;

  const page = {
    name: 'console-development-page',
    transformIndexHtml: {
      order: 'post',
      handler: html => development.fillPage(html),
    },
  };
  const { module: config } = await runnerImport(resolve('backend/config.ts'), {
    configFile: false,
  });
  const { module: screens } = await runnerImport(resolve('scripts/live/liveScreensPlugin.ts'), {
    configFile: false,
  });
  const liveScreens = screens.liveScreensPlugin({
    onRead: state => {
      live = state;
      development?.takeScreens(state.screens);
    },
  });
  const prefixes = [...ownPrefixes, ...config.services.map(service => `/${service}`)];
  const vite = await createServer({
    cacheDir: '.cache/vite',
    server: {
      // The packages of several working copies may be one linked folder.
      fs: { allow: ['.', realpathSync('node_modules')] },
      port,
      strictPort: true,
      host: 'localhost',
      proxy: Object.fromEntries(prefixes.map(prefix => [`^${prefix}(/|$|\\?)`, { target }])),
    },
    plugins: [page, liveScreens],
  });
  const load = async () => {
    const module = await vite.ssrLoadModule('/backend/development.ts');
    return module.startDevelopment({
      env: process.env,
      port: callsPort,
      screens: live.screens,
      client: development?.client,
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

  /** After the one before it. A source that cannot be loaded leaves the calls away until the next save. */
  const reload = async earlier => {
    await earlier;
    const started = performance.now();
    await development.stopListening();
    try {
      development = await load();
      console.log(`  server reloaded in ${Math.round(performance.now() - started)} ms`);
    } catch (error) {
      console.error(error);
    }
  };

  let reloading = Promise.resolve();
  vite.watcher.on('change', file => {
    if (!serverSources.test(file) || file.includes('.test.')) return;
    reloading = reload(reloading);
  });

  await vite.listen();
  console.log(`\n  ${development.name} console, development: http://localhost:${port}/\n`);
  console.log(development.accounts);
  const stop = async () => {
    await vite.close();
    await development.stopListening();
    await development.client.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
};
