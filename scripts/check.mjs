// npm run check: format, lint, types, import rules, screen files, dead code, documents, citations, known
// faults of packages. No browser, no database server.
import { prepare } from './setup/prepare.mjs';
import { runSteps } from './setup/runSteps.mjs';
import { rememberSteps } from './setup/unchanged.mjs';

prepare();

const everything = /./;
const code = /\.([mc]?[jt]sx?|json)$|^index\.html$/;

const tool = (name, reads, command, ...args) => ({
  name,
  reads,
  command: [`node_modules/.bin/${command}`, ...args],
  // None of the steps asks a database, so none is started.
  env: { TEST_ENGINE: 'embedded' },
});
const script = (name, reads, file, ...args) => ({
  name,
  reads,
  command: ['scripts/run.mjs', file, ...args],
});

/** What is right stays right until the file is changed: only what differs by content is looked at again. */
const prettierCache = [
  '--cache',
  '--cache-strategy=content',
  '--cache-location=node_modules/.cache/prettier.json',
];

// The longest first, so that none is waited for alone.
const steps = [
  tool('format', everything, 'prettier', '--check', '--log-level', 'warn', ...prettierCache, '.'),
  tool('lint', code, 'oxlint', '--type-aware', '--deny-warnings', '--format=unix'),
  // One checker: each of several builds the types of the tables again, three times the memory for no less time.
  tool('types', code, 'tsc', '--noEmit', '--checkers', '1', '--pretty', 'false'),
  tool('dead code', code, 'knip', '--no-progress', '--cache'),
  // Without tests: what only they call is dead in the product.
  tool(
    'code that only tests call',
    code,
    'knip',
    '--production',
    '--no-progress',
    '--include',
    'files,exports,types',
  ),
  tool(
    'imports, files, documents, words',
    everything,
    'vitest',
    'run',
    '--project',
    'node',
    '--reporter=minimal',
    'tests/architecture',
    'src/app/language/texts.test.ts',
  ),
  // What is stored, and what others know of packages, is in no file.
  script('screens', undefined, 'scripts/screens.ts', 'check'),
  tool(
    'types of the contract',
    /^(contract|form-schemas)\/|^scripts\/(recordTypes|types)\.ts$|tsconfig\.json$/,
    'tsc',
    '-p',
    'contract/tsconfig.json',
    '--pretty',
    'false',
  ),
  script('citations', everything, 'scripts/citations.ts'),
  script('known faults of packages', undefined, 'scripts/audit.ts'),
];
const isGood = await runSteps(steps, { known: rememberSteps() });
process.exit(isGood ? 0 : 1);
