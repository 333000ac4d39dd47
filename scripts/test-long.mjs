// npm run test:long: what takes longer than a build should wait for. Wild input to every call and servers that are killed,
// on the embedded database; then, on a PostgreSQL that is started for them, the same and servers that stand side by side.
import { install } from './setup/install.mjs';

install();
const { build } = await import('./setup/build.mjs');
const { startPostgres } = await import('./setup/postgres.mjs');
const { finish, runVitest } = await import('./setup/suites.mjs');

const asked = process.argv.slice(2);
await build();
const embedded = runVitest('long', [
  '--project',
  'long',
  '--exclude',
  'tests/long/processes/**',
  ...asked,
]);
const server = await startPostgres();
const shared = runVitest('long-postgres', ['--project', 'long', ...asked], {
  TEST_DATABASE_URL: server.url,
});
await server.stop();
finish([embedded, shared]);
