import { describe, expect, it } from 'vitest';
import { cleanFilter } from '#contract/rules/cleanFilter.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { parseFilterString } from '#contract/rules/parseFilterString.ts';
import { narrowFilter } from './narrowFilter.ts';

const rows = [
  { id: 1, cityId: 4, name: 'One' },
  { id: 2, cityId: 7, name: 'Two' },
  { id: 3, cityId: null, name: '' },
];

/** The ids that a list answers for the filter, as the server reads it. */
const found = (filters: string) => {
  const condition = cleanFilter(parseFilterString(filters));
  return rows.filter(record => evaluate(condition, { record })).map(({ id }) => id);
};

describe('a filter narrowed to the rows of a grant', () => {
  it.each([
    [undefined, true, [1, 2, 3]],
    ['', { cityId: { eq: 4 } }, [1]],
    ['name==One,name==Two', { cityId: { eq: 7 } }, [2]],
    ['name==Two', { cityId: { eq: 4 } }, []],
    [undefined, false, []],
    [undefined, { any: [{ cityId: { in: [] } }] }, []],
    [undefined, { cityId: { nin: [] } }, [1, 2, 3]],
    [undefined, { not: { cityId: { in: [] } } }, [1, 2, 3]],
    [undefined, { cityId: { empty: true } }, [3]],
    // What the cleaning of filters would change grants nothing.
    [undefined, { name: { eq: '' } }, []],
    [undefined, { any: [{ name: { eq: 'One||x' } }, { cityId: { eq: 7 } }] }, []],
    [undefined, { not: { name: { eq: '' } } }, []],
  ] as const)('%j and %j: %j', (filters, grant, expected) => {
    expect(found(narrowFilter(filters, grant))).toEqual(expected);
  });
});
