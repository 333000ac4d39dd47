import { install } from './setup/install.mjs';

install();
const { build } = await import('./setup/build.mjs');
await build();
