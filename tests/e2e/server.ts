import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openEmbedded } from '#backend/database/client.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { embeddedTemplate } from '#tests/support/template.ts';

/** The built server, as users run it, on a fresh copy of today's demo database in a folder of its own. */
const dataDir = mkdtempSync(join(tmpdir(), 'console-e2e-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const today = indiaDay(new Date());
const client = await openEmbedded({ dataDir, template: await embeddedTemplate('demo', today) });
await client.close();

process.env['DATA_DIR'] = dataDir;
// Journeys run at any hour, and some of them call.
process.env['CALLING_HOURS'] ??= '00:00-24:00';
await import(/* @vite-ignore */ pathToFileURL(resolve('dist/server/server.js')).href);
