import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/** Makes `public/boot.js` small: the page waits for it, and what lies in `public` the build copies with all its comments. */
export const bootPlugin = (): Plugin => {
  let file = '';
  return {
    name: 'console-boot',
    apply: 'build',
    configResolved: ({ build }) => {
      file = join(build.outDir, 'boot.js');
    },
    closeBundle: async () => {
      const { code, errors } = await minify('boot.js', readFileSync(file, 'utf8'));
      if (errors.length > 0) throw new Error(`public/boot.js: ${errors[0]?.message}`);
      writeFileSync(file, code);
    },
  };
};
