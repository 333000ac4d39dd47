/**
 * Files that tests read rather than import, and the tests that do: a test, or all below a folder. What is missing here is
 * found by `npm test` alone.
 */
export const readers: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(resources|form-schemas)\//,
    [
      'tests/contract/screens.test.ts',
      'tests/contract/formSchemas.test.ts',
      'tests/contract/keys/uses.test.ts',
      'tests/contract/iconNames.test.ts',
      'tests/contract/providers.test.ts',
      'tests/contract/seededFaults.test.ts',
      'tests/screens/cover.test.ts',
      'tests/access/menu.test.ts',
      'tests/conformance/permissions.test.ts',
      'tests/conformance/grants/',
      'tests/conformance/catalogue/screens.test.ts',
      'tests/conformance/setup/screens.test.ts',
    ],
  ],
  [/^backend\/database\/(migrations|schema)\//, ['tests/contract/data-model', 'tests/recovery/']],
  [/^backend\/database\/seed\//, ['backend/database/seed/', 'tests/contract/data-model-books']],
  [/^contract\/calls\//, ['tests/access/', 'tests/contract/answers.test.ts']],
  [/^docs\/|\.md$|^package(-lock)?\.json$/, ['tests/architecture/', 'tests/contract/statements/']],
  [/^(index\.html|public\/|src\/app\/theme\/)/, ['scripts/vite/', 'backend/page/']],
  [/^scripts\/vite\//, ['scripts/vite/']],
];

/** The tests among `tests` that read one of the changed files at run time. */
export const readingTests = (
  changed: readonly string[],
  tests: readonly string[],
): readonly string[] => {
  const named = readers.flatMap(([pattern, own]) =>
    changed.some(file => pattern.test(file)) ? own : [],
  );
  return tests.filter(test => named.some(name => test.startsWith(name)));
};
