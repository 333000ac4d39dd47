// npm run check: format, lint, types, import rules, screen files, dead code, documents. No browser, no database server.
import { spawn } from 'node:child_process';
import { install } from './setup/install.mjs';

install();

const steps = [
  ['format', ['prettier', '--check', '--log-level', 'warn', '.']],
  ['lint', ['oxlint', '--type-aware', '--deny-warnings']],
  ['types', ['tsc', '--noEmit']],
  ['types of the contract', ['tsc', '-p', 'contract/tsconfig.json']],
  ['imports, files, documents', ['vitest', 'run', '--project', 'node', 'tests/architecture']],
  ['screens', [process.execPath, 'scripts/run.mjs', 'scripts/screens.ts', 'check']],
  ['dead code', ['knip', '--no-progress']],
];

const run = ([name, [command, ...args]]) =>
  new Promise(resolve => {
    const started = performance.now();
    const child =
      command === process.execPath
        ? spawn(command, args)
        : spawn(process.execPath, [`node_modules/.bin/${command}`, ...args]);
    let said = '';
    child.stdout.on('data', data => (said += data));
    child.stderr.on('data', data => (said += data));
    child.on('close', code => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (code !== 0) console.log(said);
      resolve(code === 0);
    });
  });

let isGood = true;
for (const step of steps) isGood = (await run(step)) && isGood;
process.exit(isGood ? 0 : 1);
