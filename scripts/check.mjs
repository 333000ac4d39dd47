// npm run check: format, lint, types, import rules, screen files, dead code, documents, known faults of
// packages. No browser, no database server.
import { spawn } from 'node:child_process';
import { install } from './setup/install.mjs';

install();

const steps = [
  ['format', ['prettier', '--check', '--log-level', 'warn', '.']],
  ['lint', ['oxlint', '--type-aware', '--deny-warnings']],
  // One checker: each of several builds the types of the tables anew, three times the memory for no less time.
  ['types', ['tsc', '--noEmit', '--checkers', '1']],
  ['types of the contract', ['tsc', '-p', 'contract/tsconfig.json']],
  ['imports, files, documents', ['vitest', 'run', '--project', 'node', 'tests/architecture']],
  ['screens', [process.execPath, 'scripts/run.mjs', 'scripts/screens.ts', 'check']],
  ['dead code', ['knip', '--no-progress']],
  ['known faults of packages', [process.execPath, 'scripts/run.mjs', 'scripts/audit.ts']],
];

/** By exit code; 3 is of a step that could not ask whom it has to ask. */
const verdicts = { 0: 'ok     ', 3: 'skipped' };

/** None of the steps asks a database, so none is started. */
const env = { ...process.env, TEST_ENGINE: 'embedded' };

const run = ([name, [command, ...args]]) =>
  new Promise(resolve => {
    const started = performance.now();
    const child =
      command === process.execPath
        ? spawn(command, args)
        : spawn(process.execPath, [`node_modules/.bin/${command}`, ...args], { env });
    let said = '';
    child.stdout.on('data', data => (said += data));
    child.stderr.on('data', data => (said += data));
    child.on('close', code => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${verdicts[code] ?? 'FAILED '} ${name} (${seconds} s)`);
      if (code !== 0) console.log(said);
      resolve(code in verdicts);
    });
  });

let isGood = true;
for (const step of steps) isGood = (await run(step)) && isGood;
process.exit(isGood ? 0 : 1);
