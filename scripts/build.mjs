import { prepare } from './setup/prepare.mjs';

prepare();
const { build } = await import('./setup/build.mjs');
await build();
