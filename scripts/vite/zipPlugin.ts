import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text that is smaller travels in one packet anyway. */
const least = 1024;

/** Writes every built text beside itself zipped, so that the server need not do it for each visitor. */
export const zipPlugin = (): Plugin => {
  let assets = '';
  const write = async (file: string): Promise<void> => {
    const text = readFileSync(file);
    if (text.length < least) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
    writeFileSync(`${file}.br`, await brotli(text, { params }));
    writeFileSync(`${file}.gz`, await zip(text, { level: 9 }));
  };
  return {
    name: 'console-zip',
    apply: 'build',
    configResolved: ({ build }) => {
      assets = join(build.outDir, 'assets');
    },
    // Not when the bundle closes: that comes after a failed build too, and would hide its fault.
    writeBundle: async () => {
      const files = readdirSync(assets).filter(name => /\.(js|css|svg)$/.test(name));
      await Promise.all(files.map(name => write(join(assets, name))));
    },
  };
};
