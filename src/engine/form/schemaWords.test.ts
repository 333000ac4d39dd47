import { expect, it } from 'vitest';
import type { Field } from '#contract/model/types.ts';
import { schemaWords, type Say } from './schemaWords.ts';

const say: Say = {
  missing: () => 'missing',
  error: (key, args) => `${key} ${JSON.stringify(args ?? {})}`,
};
// What is said of a limit reads of its field nothing but its kind.
const field = { path: 'a', kind: 'number', schema: {}, options: [] } as unknown as Field;
const wordsOf = (keyword: string, params: Readonly<Record<string, unknown>>) =>
  schemaWords(
    { instancePath: '/a', schemaPath: `#/${keyword}`, keyword, params },
    field,
    'en',
    say,
  );

it('says of an object with too few parts how many there must be, and that it is missing where it has none', () => {
  expect(wordsOf('minProperties', { limit: 2 })).toBe('parts {"limit":2}');
  expect(wordsOf('minProperties', { limit: 1 })).toBe('missing');
});
