import { describe, expect, it } from 'vitest';
import type { Condition } from '../../rules/condition.ts';
import { followFilter, followRenames, nameToday } from './followRenames.ts';
import type { ViewState } from '../ViewState.ts';

const fields = Object.fromEntries(
  [
    { path: 'endDate', was: ['expiry_date', 'validUntil'] },
    { path: 'name', was: [] },
    { path: 'address.town', was: ['town'] },
  ].map(field => [field.path, field]),
);

it.each([
  ['name', 'name'],
  ['expiry_date', 'endDate'],
  ['validUntil', 'endDate'],
  ['town', 'address.town'],
  ['gone', undefined],
  ['constructor', undefined],
])('%s is called %s today', (name, today) => {
  expect(nameToday(fields, name)).toBe(today);
});

describe('followFilter', () => {
  it.each<[string, Condition, Condition | undefined, string[]]>([
    ['keeps what has its name', { name: { eq: 'a' } }, { name: { eq: 'a' } }, []],
    [
      'renames a test',
      { expiry_date: { lt: '2026-01-01' } },
      { endDate: { lt: '2026-01-01' } },
      [],
    ],
    [
      'renames inside all, any and not',
      { all: [{ any: [{ town: { eq: 'x' } }, { not: { validUntil: { empty: true } } }] }] },
      { all: [{ any: [{ 'address.town': { eq: 'x' } }, { not: { endDate: { empty: true } } }] }] },
      [],
    ],
    ['leaves what is of the person', { 'user.id': { eq: 1 } }, { 'user.id': { eq: 1 } }, []],
    ['leaves out what is gone', { gone: { eq: 1 } }, undefined, ['gone']],
    [
      'keeps the other parts',
      { all: [{ gone: { eq: 1 } }, { name: { eq: 'a' } }, { town: { eq: 'b' } }] },
      { all: [{ name: { eq: 'a' } }, { 'address.town': { eq: 'b' } }] },
      ['gone'],
    ],
    [
      'leaves out an "or" of which one side is gone',
      { all: [{ any: [{ gone: { eq: 1 } }, { name: { eq: 'a' } }] }, { name: { ne: 'b' } }] },
      { name: { ne: 'b' } },
      ['gone'],
    ],
    [
      'leaves out a comparison with a field that is gone',
      { name: { eq: { $: 'record.gone' } } },
      undefined,
      ['gone'],
    ],
  ])('%s', (_title, where, kept, lost) => {
    expect(followFilter(where, fields)).toEqual({ kept, lost });
  });
});

it('a view follows filter, order and columns, and tells once what is gone', () => {
  const state: ViewState = {
    where: { all: [{ expiry_date: { empty: false } }, { gone: { eq: 1 } }] },
    search: 'villa',
    sort: { field: 'validUntil', order: 'DESC' },
    columns: [
      { field: 'name', width: 300 },
      { field: 'gone' },
      { field: 'validUntil', width: 120 },
      { field: 'expiry_date' },
    ],
    pageSize: 50,
  };
  expect(followRenames(state, fields)).toEqual({
    kept: {
      where: { endDate: { empty: false } },
      search: 'villa',
      sort: { field: 'endDate', order: 'DESC' },
      columns: [
        { field: 'name', width: 300 },
        { field: 'endDate', width: 120 },
      ],
      pageSize: 50,
    },
    lost: ['gone'],
  });
});

it('a view of which nothing is left opens the list as the screen says', () => {
  const state: ViewState = { sort: { field: 'x', order: 'ASC' }, columns: [{ field: 'y' }] };
  expect(followRenames(state, fields)).toEqual({ kept: {}, lost: ['x', 'y'] });
});
