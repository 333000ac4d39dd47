// npm run test:postgres: the suites that use the database, on a real PostgreSQL that lives as long as they run.
import { install } from './setup/install.mjs';

install();
const { startPostgres } = await import('./setup/postgres.mjs');
const { finish, runVitest } = await import('./setup/suites.mjs');

const server = await startPostgres();
const result = runVitest('postgres', ['--project', 'node', 'backend', 'tests'], {
  TEST_DATABASE_URL: server.url,
});
await server.stop();
finish([result]);
