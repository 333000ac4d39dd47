import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const own = resolve('src/app/router/routerProvider.ts');
const name = '\0console-router';
/** A function in the middle of the data router. */
const mark = 'function shouldBlockNavigation(';

/**
 * Puts the console's router provider in the place of ra-core's default one, which nobody uses and which would bring
 * react-router's data router into the start. Development and tests keep the default beside ours. A build into which the
 * data router comes all the same fails.
 */
export const routerPlugin = (): Plugin => ({
  name: 'console-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: source => (source.endsWith('/adapters/reactRouterProvider.js') ? name : null),
  load: id =>
    id === name
      ? `export { routerProvider as reactRouterProvider } from ${JSON.stringify(own)};`
      : null,
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const [id, { code }] of Object.entries(chunk.modules)) {
        if (!id.includes('/react-router/') || !code?.includes(mark)) continue;
        const fault = `The data router of react-router is in ${chunk.fileName}`;
        // Said here too: plugins that look for the built files complain about their lack, and the last word is shown.
        console.error(fault);
        this.error(fault);
      }
    }
  },
});
