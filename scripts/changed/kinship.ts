/** Words that say nothing about what a file is about. */
const common = new Set([
  'backend',
  'contract',
  'tests',
  'test',
  'src',
  'services',
  'domain',
  'calls',
  'policies',
  'conformance',
  'pages',
  'records',
  'scopes',
  'scope',
  'of',
  'the',
  'is',
  'and',
  'list',
  'read',
  'row',
  'rows',
  'ts',
  'tsx',
  'engine',
  'rules',
]);

const wordsOf = (file: string): ReadonlySet<string> =>
  new Set(
    file
      .replaceAll(/([a-z])([A-Z])/g, '$1/$2')
      .toLowerCase()
      .split(/[^a-z]+/)
      .map(word => word.replace(/ies$/, 'y').replace(/s$/, ''))
      .filter(word => word.length > 2 && !common.has(word) && !common.has(`${word}s`)),
  );

/**
 * How near a test is to what was changed by its name: how many words the paths share, such as `account` of `accountScope.ts` and
 * `tests/conformance/accounts/reach.test.ts`. All that go through a server are equally many imports away.
 */
export const kinship = (test: string, changed: readonly string[]): number => {
  const own = wordsOf(test);
  return Math.max(
    0,
    ...changed.map(file => [...wordsOf(file)].filter(word => own.has(word)).length),
  );
};
