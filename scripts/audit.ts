import { spawnSync } from 'node:child_process';
import { readAudit } from './audit/readAudit.ts';

/*
 * Asks the registry for known faults of the packages in the lock file. Ends with 1 when there are serious ones, and
 * with 3 when the registry cannot be asked, which is not a fault of the project.
 */

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  timeout: 60_000,
});
const { outcome, lines } = readAudit(stdout);
for (const line of lines) console.log(line);
process.exitCode = { good: 0, bad: 1, 'not asked': 3 }[outcome];
