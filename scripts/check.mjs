// npm run check: format, lint, types, import rules, screen files, dead code, documents, citations, known
// faults of packages. No browser, no database server.
import { prepare } from './setup/prepare.mjs';
import { runSteps } from './setup/runSteps.mjs';

prepare();

const tool = (name, command, ...args) => ({
  name,
  command: [`node_modules/.bin/${command}`, ...args],
  // None of the steps asks a database, so none is started.
  env: { TEST_ENGINE: 'embedded' },
});
const script = (name, file, ...args) => ({ name, command: ['scripts/run.mjs', file, ...args] });

/** What is right stays right until the file is changed: only what differs by content is looked at again. */
const prettierCache = [
  '--cache',
  '--cache-strategy=content',
  '--cache-location=node_modules/.cache/prettier.json',
];

// The longest first, so that none is waited for alone.
const isGood = await runSteps([
  tool('format', 'prettier', '--check', '--log-level', 'warn', ...prettierCache, '.'),
  tool('lint', 'oxlint', '--type-aware', '--deny-warnings', '--format=unix'),
  // One checker: each of several builds the types of the tables again, three times the memory for no less time.
  tool('types', 'tsc', '--noEmit', '--checkers', '1', '--pretty', 'false'),
  tool('dead code', 'knip', '--no-progress', '--cache'),
  // Without tests: what only they call is dead in the product.
  tool(
    'code that only tests call',
    'knip',
    '--production',
    '--no-progress',
    '--include',
    'files,exports,types',
  ),
  tool(
    'imports, files, documents, words',
    'vitest',
    'run',
    '--project',
    'node',
    '--reporter=minimal',
    'tests/architecture',
    'src/app/language/texts.test.ts',
  ),
  script('screens', 'scripts/screens.ts', 'check'),
  tool('types of the contract', 'tsc', '-p', 'contract/tsconfig.json', '--pretty', 'false'),
  script('citations', 'scripts/citations.ts'),
  script('known faults of packages', 'scripts/audit.ts'),
]);
process.exit(isGood ? 0 : 1);
