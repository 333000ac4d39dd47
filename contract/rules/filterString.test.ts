import { describe, expect, it } from 'vitest';
import { cleanFilter, cutFilterValue, dummyFilterKey } from './cleanFilter.ts';
import type { Condition } from './condition.ts';
import { toFilterString } from './filterString.ts';
import { FilterSyntaxError, parseFilterString } from './parseFilterString.ts';

const pairs: readonly (readonly [text: string, condition: Condition])[] = [
  ['', true],
  ['false', false],
  ['active==true', { active: { eq: true } }],
  ['active==true;accountId==12', { all: [{ active: { eq: true } }, { accountId: { eq: 12 } }] }],
  ['name=like=prem', { name: { contains: 'prem' } }],
  ['id=in=(1,2)', { id: { in: [1, 2] } }],
  ['id=out=()', { id: { nin: [] } }],
  ['cities=has=3', { cities: { has: 3 } }],
  ['from=ge=2026-11-21', { from: { gte: '2026-11-21' } }],
  ['at=lt=2026-11-20T20:00:00Z', { at: { lt: '2026-11-20T20:00:00Z' } }],
  ['note=empty=true', { note: { empty: true } }],
  ['note==null', { note: { eq: null } }],
  ['note=="null"', { note: { eq: 'null' } }],
  ['code=="12"', { code: { eq: '12' } }],
  ['code==0012', { code: { eq: '0012' } }],
  ['id==12345678901234567890', { id: { eq: '12345678901234567890' } }],
  ['rate==-1.5', { rate: { eq: -1.5 } }],
  ['name==""', { name: { eq: '' } }],
  ['name=="Premium + (Pune)"', { name: { eq: 'Premium + (Pune)' } }],
  ['name=="a \\"b\\" \\\\ c"', { name: { eq: 'a "b" \\ c' } }],
  ['name==मुंबई', { name: { eq: 'मुंबई' } }],
  ['!(days=lt=5)', { not: { days: { lt: 5 } } }],
  ['a==1;(b==2,c==3)', { all: [{ a: { eq: 1 } }, { any: [{ b: { eq: 2 } }, { c: { eq: 3 } }] }] }],
  ['(a==1;b==2),c==3', { any: [{ all: [{ a: { eq: 1 } }, { b: { eq: 2 } }] }, { c: { eq: 3 } }] }],
];

describe('the wire grammar of filters', () => {
  it.each(pairs)('writes %s', (text, condition) => {
    expect(toFilterString(condition)).toBe(text);
  });

  it.each(pairs)('reads %s', (text, condition) => {
    expect(parseFilterString(text)).toEqual(condition);
  });

  it('reads what people and other programs write', () => {
    expect(parseFilterString("a==1;b==2,c=='x y'")).toEqual({
      any: [{ all: [{ a: { eq: 1 } }, { b: { eq: 2 } }] }, { c: { eq: 'x y' } }],
    });
    expect(parseFilterString('cityId==')).toEqual({ cityId: { eq: '' } });
  });

  it.each([
    ['name', 4, 'one of =='],
    ['name=5', 4, 'one of =='],
    ['name=foo=5', 4, 'one of =='],
    ['==5', 0, 'a field'],
    ['a==1;', 5, 'a field'],
    ['a==1;;b==2', 5, 'a field'],
    ['(a==1', 5, "')'"],
    ['a==1)', 4, "';', ',' or the end"],
    ['a==1 ;b==2', 4, "';', ',' or the end"],
    ['!a==1', 1, "'('"],
    ['id=in=1', 6, "'('"],
    ['id=in=(1', 8, "',' or ')'"],
    ['name=="x', 6, 'a closed quotation'],
    ['note=empty=1', 11, 'true or false'],
    ['a.==1', 1, 'one of =='],
    ['('.repeat(40) + 'a==1' + ')'.repeat(40), 33, 'at most 32 levels'],
  ])('refuses %s at %i', (text, position, expected) => {
    const error = (() => {
      try {
        return parseFilterString(text);
      } catch (caught) {
        return caught;
      }
    })();
    expect(error).toBeInstanceOf(FilterSyntaxError);
    expect((error as FilterSyntaxError).position).toBe(position);
    expect((error as FilterSyntaxError).message).toContain(expected);
  });

  it.each([
    ['a reference', { cityId: { eq: { $: 'record.cityId' } } }],
    ['a reference in a list', { cityId: { in: [1, { $: 'user.cityId' }] } }],
    ['changed', { cityId: { changed: true } }],
    ['a value of the user', { 'a b': { eq: 1 } }],
    ['one value for in', { cityId: { in: 5 } }],
    ['a list for eq', { cityId: { eq: [5] } }],
  ] satisfies [string, Condition][])('does not write %s', (_, condition) => {
    expect(() => toFilterString(condition)).toThrow(TypeError);
  });
});

describe('cleanFilter', () => {
  it.each([
    ['Pune||12', 'Pune'],
    ['a||b||c', 'a'],
    ['||x', ''],
    ['a|b', 'a|b'],
    [0, 0],
    [false, false],
  ])('cuts %j to %j (T63)', (value, expected) => {
    expect(cutFilterValue(value)).toBe(expected);
  });

  const rows: readonly [what: string, condition: Condition, expected: Condition][] = [
    ['cuts one value', { city: { eq: '12||Pune' } }, { city: { eq: '12' } }],
    ['cuts each of a list', { city: { in: ['1||a', '||b', 3] } }, { city: { in: ['1', 3] } }],
    ['drops a filter on nothing', { city: { eq: '||x' } }, true],
    ['drops a list of nothing', { city: { in: ['||x', ''] } }, true],
    ['drops the dummy key (T64)', { [dummyFilterKey]: { eq: 'x' } }, true],
    ['keeps zero (T74)', { slot_status_id: { eq: 0 } }, { slot_status_id: { eq: 0 } }],
    ['keeps false', { active: { eq: false } }, { active: { eq: false } }],
    ['drops null', { city: { eq: null } }, true],
    ['drops inside not', { not: { city: { eq: '' } } }, true],
    [
      'drops inside all',
      { all: [{ city: { eq: '' } }, { active: { eq: true } }] },
      { active: { eq: true } },
    ],
    [
      'drops inside any without letting all rows through',
      { all: [{ any: [{ city: { eq: '' } }, { a: { eq: 1 } }] }, { b: { eq: 2 } }] },
      { all: [{ a: { eq: 1 } }, { b: { eq: 2 } }] },
    ],
    ['keeps empty', { note: { empty: true } }, { note: { empty: true } }],
  ];

  it.each(rows)('%s', (_, condition, expected) => {
    expect(cleanFilter(condition)).toEqual(expected);
  });
});
