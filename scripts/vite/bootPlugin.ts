import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

const link = '<link rel="stylesheet" href="/boot.css" />';

/**
 * What the page begins with, as little as it can be: `public/boot.js` without comments, for the page waits for it, and
 * the few rules of `public/boot.css` in the page itself. What is in `public` the build copies as it is.
 */
export const bootPlugin = (): Plugin => {
  let outDir = '';
  let styles = '';
  return {
    name: 'console-boot',
    apply: 'build',
    configResolved: ({ build, publicDir }) => {
      outDir = build.outDir;
      styles = readFileSync(join(publicDir, 'boot.css'), 'utf8');
    },
    transformIndexHtml: {
      order: 'pre',
      handler: html => {
        if (!html.includes(link)) throw new Error(`index.html: ${link} is missing`);
        return html.replace(link, () => `<style>${styles}</style>`);
      },
    },
    closeBundle: async () => {
      const file = join(outDir, 'boot.js');
      // A build that failed comes here as well, and its own fault is the one to tell.
      if (!existsSync(file)) return;
      const { code, errors } = await minify('boot.js', readFileSync(file, 'utf8'));
      if (errors.length > 0) throw new Error(`public/boot.js: ${errors[0]?.message}`);
      writeFileSync(file, code);
      rmSync(join(outDir, 'boot.css'), { force: true });
    },
  };
};
