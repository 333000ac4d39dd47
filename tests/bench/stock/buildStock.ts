import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const source = resolve('tests/bench/stock');
const folder = resolve('.cache/bench/stock');
const stamp = join(folder, 'node_modules', '.installed');

/** Installs React-Admin and rjsf's own theme where no part of the project can see them. */
const install = (): void => {
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('  Installing the yardstick …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The yardstick could not be installed');
  writeFileSync(stamp, wanted);
};

export type StockPage = 'index' | 'form' | 'bare' | 'wide';

/**
 * Builds pages of the yardstick as their users would, by Vite's defaults.
 * @param files written beside the sources before, by their names.
 * @returns the folder of the built pages.
 */
export const buildStock = async (
  pages: readonly StockPage[],
  files: Readonly<Record<string, string>> = {},
): Promise<string> => {
  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  install();
  // What runs benches sets it to development, and React would be built for that.
  process.env['NODE_ENV'] = 'production';
  const outDir = join(folder, 'dist', pages.join('-'));
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      chunkSizeWarningLimit: 5_000,
      rolldownOptions: { input: pages.map(page => join(folder, `${page}.html`)) },
    },
  });
  return outDir;
};
