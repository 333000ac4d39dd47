// npm start: install what is missing, build what has changed, then serve. See the README for the settings.
import { prepare } from './setup/prepare.mjs';

prepare();
const { build } = await import('./setup/build.mjs');
await build();
await import('../dist/server/server.js');
