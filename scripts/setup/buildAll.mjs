// Page and server, as `build.mjs` asks for them.
import { build } from 'vite';

// What runs a TypeScript file says `development`, and so would the libraries that are built from below it.
process.env.NODE_ENV = 'production';
await build({ logLevel: 'warn' });
await build({ configFile: 'vite.server.config.ts', logLevel: 'warn' });
