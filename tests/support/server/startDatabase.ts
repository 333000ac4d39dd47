import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../../scripts/setup/postgres.mjs';
import { makePostgresTemplates } from './makePostgresTemplates.ts';
import { templateName } from './template.ts';

const prefix = 'postgres-';
const nothing = () => Promise.resolve();

/** The data of a PostgreSQL that holds the template of the demo databases, made again when a migration or the seed changes. */
const preparedData = async (): Promise<string> => {
  const name = `${prefix}${templateName()}`;
  const folder = join('.cache', name);
  if (existsSync(folder)) return folder;
  mkdirSync('.cache', { recursive: true });
  const server = await startPostgres();
  await makePostgresTemplates(server.url);
  const part = `${folder}.${process.pid}`;
  await server.stop({ keepAt: part });
  // Another run may have been first.
  if (existsSync(folder)) rmSync(part, { recursive: true });
  else renameSync(part, folder);
  for (const old of readdirSync('.cache'))
    if (old.startsWith(prefix) && !old.startsWith(name))
      rmSync(join('.cache', old), { recursive: true, force: true });
  return folder;
};

/**
 * Before the suites: a PostgreSQL that lives as long as they run, unless TEST_DATABASE_URL names one or TEST_ENGINE asks for
 * the embedded engine. Where its binaries do not start the suites run on the embedded engine, and say so.
 */
const startDatabase = async (): Promise<() => Promise<void>> => {
  if (process.env['TEST_DATABASE_URL'] || process.env['TEST_ENGINE'] === 'embedded') return nothing;
  try {
    const server = await startPostgres({ from: await preparedData() });
    process.env['TEST_DATABASE_URL'] = server.url;
    // Anyone who is told to end takes the server along.
    process.once('SIGTERM', () => process.exit(143));
    return () => server.stop();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(
      `No PostgreSQL starts on this machine, so every suite runs on the embedded engine, which takes longer.\n${reason}\n`,
    );
    process.env['TEST_ENGINE'] = 'embedded';
    return nothing;
  }
};

export default startDatabase;
