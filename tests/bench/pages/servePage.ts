import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { callsPlugin } from '../../../scripts/vite/callsPlugin.ts';
import { iconsPlugin } from '../../../scripts/vite/iconsPlugin.ts';
import { screensPlugin } from '../../../scripts/vite/screensPlugin.ts';
import { textsPlugin } from '../../../scripts/vite/textsPlugin.ts';
import { validatorPlugin } from '../../../scripts/vite/validatorPlugin.ts';
import { serveStock } from '../stock/serveStock.ts';

/** A page of a bench that holds parts of the console, built as users get them, and served. @param folder below `tests/bench`. */
export const servePage = async (folder: string) => {
  // What runs benches sets it to development, and React would be built for that.
  process.env['NODE_ENV'] = 'production';
  const outDir = mkdtempSync(join(tmpdir(), 'bench-page-'));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      callsPlugin(),
      screensPlugin(),
      iconsPlugin(),
      textsPlugin(),
      validatorPlugin(),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 5_000,
      rolldownOptions: { input: `tests/bench/${folder}/index.html` },
    },
  });
  const server = await serveStock(outDir);
  return {
    address: `${server.origin}/tests/bench/${folder}/index.html`,
    close: () => {
      server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
};
