import type { Plugin } from 'vite';

/** As they are in a bundle: every script is in one folder. */
const bundledImport = /(?<![\w$.])import\((["'`])\.\//g;

/** Vite's helper around an import, which brings the scripts and styles that go with it: where it is given none, it does nothing. */
const idleHelper = /[\w$]+\(\(\)=>(importAgain\((["'`])\.\/[^"'`]+\2\)),(?:void 0|\[\])\)/g;

/**
 * Scripts that are fetched when they are needed are asked for by way of `importAgain` (`public/boot.js`): one that did not come, for
 * want of a connection, is failed for good under its address in Chromium, and comes under another.
 */
export const importAgainPlugin = (): Plugin => ({
  name: 'console-import-again',
  apply: 'build',
  generateBundle: {
    // After Vite has said what each helper is given.
    order: 'post',
    handler: (_options, bundle) => {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk')
          output.code = output.code
            .replace(bundledImport, 'importAgain($1./')
            .replace(idleHelper, '$1');
    },
  },
});
