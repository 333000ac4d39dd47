import { describe, expect, it } from 'vitest';
import { listWith } from '#dataProvider/screen.fixture.ts';
import type { ListFilter } from './listFilter.ts';
import { listQuery } from './listQuery.ts';

const queryOf = (params: Parameters<typeof listQuery>[1], differs = {}) => {
  const { calls } = listWith(differs).data;
  if (!calls) throw new Error('The fixture names calls');
  return listQuery(calls.list, params);
};

describe('listQuery', () => {
  it('counts pages from 0 (T71)', () => {
    expect(queryOf({ pagination: { page: 1, perPage: 20 } })).toEqual({ page: 0, pageSize: 20 });
    expect(queryOf({ pagination: { page: 3, perPage: 20 } })).toEqual({ page: 2, pageSize: 20 });
  });

  it.each([
    ['ASC', 'name'],
    ['DESC', '-name'],
  ] as const)('sorts %s as %s', (order, sort) => {
    expect(queryOf({ sort: { field: 'name', order } })).toMatchObject({ sort });
  });

  it('always sends what the screen fixes', () => {
    expect(queryOf({}, { query: { slot_status_id: 0 } })).toMatchObject({ slot_status_id: 0 });
  });

  it.each<[string, ListFilter, string]>([
    ['a simple value', { active: true }, 'active==true'],
    ['zero is a value (T74)', { languageId: 0 }, 'languageId==0'],
    ['a list', { id: [1, 2] }, 'id=in=(1,2)'],
    ['a condition', { where: { name: { contains: 'prem' } } }, 'name=like=prem'],
    [
      'both, joined by and',
      { accountId: 5, where: { all: [{ active: { eq: true } }, { name: { ne: 'x' } }] } },
      'accountId==5;active==true;name!=x',
    ],
    [
      'a choice of conditions stays together',
      { a: 1, where: { any: [{ b: { eq: 1 } }, { c: { eq: 2 } }] } },
      'a==1;(b==1,c==2)',
    ],
    ['the part before || (T63)', { city: '7||Pune, Maharashtra' }, 'city==7'],
    ['each value of a list (T63)', { city: ['7||Pune', '8||Goa'] }, 'city=in=("7","8")'],
  ])('%s', (_, filter, filters) => {
    const sent = queryOf({ filter })['filters'] as string;
    expect(sent.replaceAll('"', '')).toBe(filters.replaceAll('"', ''));
  });

  it.each([
    ['an empty part before || (T63)', { city: '||all' }],
    ['the dummy key (T64)', { dummy_filter_key: 'x' }],
    ['undefined, null and empty text (T74)', { a: undefined, b: null, c: '' }],
    ['an empty list', { id: [] }],
    ['a condition that always holds', { where: true }],
  ])('drops %s', (_, filter) => {
    expect(queryOf({ filter })).not.toHaveProperty('filters');
  });

  it.each([
    ['  villa ', 'villa'],
    ['   ', undefined],
    ['', undefined],
  ])('searches for %j as %j (T67)', (q, search) => {
    expect(queryOf({ filter: { q } })['search']).toBe(search);
  });

  describe('fields with a parameter of their own', () => {
    const differs = { param: { statusId: 'packageStatusIds', cityId: 'cityId' } };

    it('travel beside the filters, a list comma-joined', () => {
      const filter = { statusId: [1, 57], where: { cityId: { eq: 0 } } };
      const sent = queryOf({ filter }, differs);
      expect(sent).toMatchObject({ packageStatusIds: '1,57', cityId: 0 });
      expect(sent).not.toHaveProperty('filters');
    });

    it.each<[string, ListFilter, object]>([
      ['another field', { name: 'x' }, { filters: 'name==x' }],
      ['another test', { where: { cityId: { gt: 5 } } }, { filters: 'cityId=gt=5' }],
      [
        'a second condition on the field',
        { cityId: 1, where: { cityId: { eq: 2 } } },
        { cityId: 1, filters: 'cityId==2' },
      ],
    ])('leave to the filters %s', (_, filter, sent) => {
      expect(queryOf({ filter }, differs)).toMatchObject(sent);
    });
  });
});
