// Runs a TypeScript file with the project's aliases: node scripts/run.mjs scripts/screens.ts check
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('Name the file to run: node scripts/run.mjs <file.ts> [arguments]');
  process.exit(2);
}
process.argv = [process.argv[0], resolve(file), ...args];
await runnerImport(resolve(file), { configFile: false, logLevel: 'error' });
