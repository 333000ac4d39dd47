import { describe, expect, it } from 'vitest';
import type { Condition } from './condition.ts';
import { evaluate, type Scope } from './evaluate.ts';
import { fieldsOf, pathsOf } from './fieldsOf.ts';
import { resolveRefs } from './resolveRefs.ts';

const record = {
  name: 'Premium + Mumbai',
  pincode: '560001',
  days: 90,
  discount: 0,
  active: false,
  nothing: null,
  blank: '',
  from: '2026-11-21',
  at: '2026-11-20T20:00:00.000Z',
  cities: [3, 5],
  none: [],
  family: { id: 7, packages: [{ id: 1 }, { id: 2 }] },
};

const scope: Scope = {
  record,
  user: { roles: ['finance'], cityIds: [5, 6] },
  previous: { ...record, days: 60, cities: [3] },
  today: '2026-11-21',
};

const rows: readonly (readonly [condition: Condition, expected: boolean, why: string])[] = [
  [true, true, 'constant'],
  [false, false, 'constant'],
  [{ all: [] }, true, 'nothing to fail'],
  [{ any: [] }, false, 'nothing to hold'],
  [{ days: { eq: 90 } }, true, 'number'],
  [{ days: { eq: '90' } }, true, 'number and digits'],
  [{ pincode: { eq: 560001 } }, true, 'digits and number'],
  [{ pincode: { eq: '560001.0' } }, false, 'two strings are compared as strings'],
  [{ days: { eq: '9e1' } }, false, 'no exponents'],
  [{ name: { gt: 5 } }, false, 'text and number have no order'],
  [{ name: { lt: 5 } }, false, 'text and number have no order'],
  [{ active: { eq: false } }, true, 'false is a value'],
  [{ active: { eq: 'false' } }, false, 'a word is no boolean'],
  [{ active: { eq: 0 } }, false, 'zero is not false'],
  [{ discount: { eq: 0 } }, true, 'zero is a value (T74)'],
  [{ discount: { empty: true } }, false, 'zero is a value (T74)'],
  [{ active: { empty: true } }, false, 'false is a value (T74)'],
  [{ discount: { eq: null } }, false, 'zero is not null'],
  [{ nothing: { eq: null } }, true, 'null'],
  [{ missing: { eq: null } }, true, 'undefined is no value either'],
  [{ blank: { eq: null } }, true, "'' is no value either"],
  [{ nothing: { ne: 5 } }, true, 'ne is the opposite of eq'],
  [{ nothing: { lt: 5 } }, false, 'no value has no order'],
  [{ blank: { lt: 'a' } }, false, "'' has no order either"],
  [{ blank: { lte: '' } }, false, "'' has no order either"],
  [{ nothing: { gte: 5 } }, false, 'no value has no order'],
  [{ not: { nothing: { lt: 5 } } }, true, 'not is exact'],
  [{ nothing: { nin: [1, 2] } }, true, 'nin is the opposite of in'],
  [{ days: { in: [30, '90'] } }, true, 'in uses eq'],
  [{ days: { in: [] } }, false, 'in nothing'],
  [{ days: { nin: [] } }, true, 'not in nothing'],
  [{ days: { lte: 90 } }, true, 'equal'],
  [{ days: { lt: 90 } }, false, 'equal'],
  [{ days: { gt: '9' } }, true, 'by size, not by letter'],
  [{ from: { lte: { $: 'today' } } }, true, 'a day'],
  [{ from: { lt: { $: 'today' } } }, false, 'a day'],
  [{ at: { eq: '2026-11-21' } }, true, '20:00 UTC is the next day in India (T76)'],
  [{ at: { lt: { $: 'today' } } }, false, 'day in India (T76)'],
  [{ at: { eq: '2026-11-21T01:30:00+05:30' } }, true, 'same instant'],
  [{ at: { eq: '2026-11-21T01:30:00' } }, true, 'without a zone it is India'],
  [{ name: { contains: 'premium +' } }, true, 'case apart, no wildcards'],
  [{ name: { contains: 'prem%' } }, false, 'no wildcards'],
  [{ days: { contains: '9' } }, true, 'digits of a number'],
  [{ nothing: { contains: '' } }, false, 'no value contains nothing'],
  [{ cities: { has: 5 } }, true, 'list'],
  [{ cities: { has: 4 } }, false, 'list'],
  [{ name: { has: 'Premium' } }, false, 'text is no list'],
  [{ cities: { eq: 3 } }, false, 'a list equals nothing'],
  [{ none: { empty: true } }, true, 'list without entries'],
  [{ cities: { empty: false } }, true, 'list'],
  [{ 'family.id': { eq: 7 } }, true, 'into an object'],
  [{ 'family.packages.1.id': { eq: 2 } }, true, 'into a list'],
  [{ 'family.constructor': { empty: true } }, true, 'own properties only'],
  [{ 'user.roles': { has: 'finance' } }, true, 'the user'],
  [{ 'family.id': { in: { $: 'user.cityIds' } } }, false, 'list from a reference'],
  [{ 'cities.1': { in: { $: 'user.cityIds' } } }, true, 'list from a reference'],
  [{ days: { changed: true } }, true, '60 to 90'],
  [{ cities: { changed: true } }, true, 'one entry more'],
  [{ name: { changed: true } }, false, 'same'],
  [{ missing: { changed: false } }, true, 'no value before and after'],
  [{ 'previous.days': { eq: 60 } }, true, 'before'],
  [{ all: [{ days: { eq: 90 } }, { any: [false, { not: false }] }] }, true, 'nested'],
];

describe('evaluate', () => {
  it.each(rows)('%j is %s: %s', (condition, expected) => {
    expect(evaluate(condition, scope)).toBe(expected);
  });

  it('counts every value of a new record as changed', () => {
    expect(evaluate({ days: { changed: true } }, { record: { days: 1 } })).toBe(true);
    expect(evaluate({ days: { changed: true } }, { record: {} })).toBe(false);
  });

  it('refuses a leaf with two operators instead of ignoring one', () => {
    expect(() => evaluate({ days: { gt: 1, lt: 5 } }, scope)).toThrow(TypeError);
  });
});

describe('paths', () => {
  const condition: Condition = {
    all: [
      { cityId: { eq: { $: 'record.stateId' } } },
      { not: { 'user.roles': { has: 'finance' } } },
      { any: [{ cityId: { in: [1, { $: 'parent.cityId' }] } }, true] },
    ],
  };

  it('names every path, with its prefix', () => {
    expect(pathsOf(condition)).toEqual([
      'record.cityId',
      'record.stateId',
      'user.roles',
      'record.cityId',
      'parent.cityId',
    ]);
  });

  it('names the fields of the record once', () => {
    expect(fieldsOf(condition)).toEqual(['cityId', 'stateId']);
  });

  const scalars = [undefined, null, '', 0, 5, 'text'];
  const operatorsWithRef = [
    { op: 'eq', values: scalars },
    { op: 'ne', values: scalars },
    { op: 'lt', values: scalars },
    { op: 'gte', values: scalars },
    { op: 'in', values: scalars },
    { op: 'nin', values: scalars },
    { op: 'contains', values: scalars },
    { op: 'has', values: [...scalars, [], [1]] },
  ];

  it.each(operatorsWithRef)('$op against nothing holds for the same records', ({ op, values }) => {
    const unknown: Condition = { a: { [op]: { $: 'record.missing' } } };
    const resolved = resolveRefs(unknown, { record: {} });
    expect(pathsOf(resolved)).not.toContain('record.missing');
    for (const a of values)
      expect({ a, holds: evaluate(resolved, { record: { a } }) }).toEqual({
        a,
        holds: evaluate(unknown, { record: { a } }),
      });
  });

  it('replaces references by values', () => {
    expect(resolveRefs(condition, { record: { stateId: 4 }, parent: {} })).toEqual({
      all: [
        { cityId: { eq: 4 } },
        { not: { 'user.roles': { has: 'finance' } } },
        { any: [{ cityId: { in: [1] } }, true] },
      ],
    });
  });
});
