import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openEmbedded } from '#backend/database/client.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { embeddedTemplate } from '#tests/support/server/template.ts';

/** The built server, as users run it, on a fresh copy of today's demo database in a folder of its own. */
const dataDir = mkdtempSync(join(tmpdir(), 'console-e2e-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const today = indiaDay(new Date());
const client = await openEmbedded({ dataDir, template: await embeddedTemplate('demo', today) });
await client.close();

// A process of its own: what imports something later does so as in production, without the runner that this file runs in.
const server = spawn(process.execPath, [resolve('dist/server/server.js')], {
  stdio: 'inherit',
  // Journeys run at any hour, and some of them call.
  env: { CALLING_HOURS: '00:00-24:00', ...process.env, DATA_DIR: dataDir },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', code => process.exit(code ?? 1));
