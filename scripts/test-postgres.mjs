// npm run test:postgres: the suites that use the database, on a real PostgreSQL that lives as long as they run.
import { install } from './setup/install.mjs';

install();
const { startPostgres } = await import('./setup/postgres.mjs');
const { finish, runVitest } = await import('./setup/suites.mjs');

const server = await startPostgres();
const suites = ['--project', 'node', '--maxWorkers=100%', 'backend', 'tests'];
const result = runVitest('postgres', suites, { TEST_DATABASE_URL: server.url });
await server.stop();
finish([result]);
