// npm run test:long: what takes longer than a build should wait for: wild input to every call, servers that are killed.
import { install } from './setup/install.mjs';

install();
const { build } = await import('./setup/build.mjs');
const { finish, runVitest } = await import('./setup/suites.mjs');

await build();
finish([runVitest('long', ['--project', 'long', ...process.argv.slice(2)])]);
