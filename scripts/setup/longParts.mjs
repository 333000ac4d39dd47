import { runVitest } from './suites.mjs';

/** Runs suites in a copy of the project, which says the same on either engine. */
const further = 'tests/long/furtherScreens.test.ts';

/** The suites that take long, on either engine: each with its name and how it is run within so many milliseconds. */
export const longParts = (asked = []) => [
  {
    name: 'long-postgres',
    run: limit => runVitest('long-postgres', ['--project', 'long', ...asked], { limit }),
  },
  {
    name: 'long-embedded',
    run: limit =>
      runVitest(
        'long-embedded',
        [
          '--project',
          'long',
          '--exclude',
          'tests/long/processes/**',
          '--exclude',
          further,
          ...asked,
        ],
        { limit, env: { TEST_ENGINE: 'embedded' } },
      ),
  },
];
