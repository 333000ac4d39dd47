import { describe, expect, it } from 'vitest';
import { readListAddress, writeListAddress, type ListAddress } from './listAddress.ts';

const filter = (value: unknown) => `?filter=${encodeURIComponent(JSON.stringify(value))}`;

describe('the address of a list', () => {
  it('is read as it was written', () => {
    const address: Omit<ListAddress, 'hasFilter'> = {
      where: { all: [{ name: { contains: 'a&b=c' } }, { city: { in: ['नई दिल्ली'] } }] },
      search: '50% + more',
      sort: { field: 'updatedAt', order: 'DESC' },
      pageSize: 50,
      page: 3,
      view: '12',
    };
    expect(readListAddress(writeListAddress(address))).toEqual({ ...address, hasFilter: true });
  });

  it('tells an empty filter from none', () => {
    expect(readListAddress('')).toEqual({ hasFilter: false });
    expect(readListAddress(writeListAddress({}))).toEqual({ hasFilter: true, page: 1 });
  });

  it.each([
    ['broken JSON', '?filter={'],
    ['no object', filter(5)],
    ['null', filter(null)],
    ['a filter that is no condition', filter({ where: { name: 'x' } })],
    ['words that are no text', filter({ q: { a: 1 } })],
    ['no number', '?filter={}&page=x&perPage=0'],
    ['more rows than there are at once', '?filter={}&perPage=5000'],
  ])('survives %s', (_what, text) => {
    expect(readListAddress(text)).toEqual({ hasFilter: true });
  });

  it('P1-B-024 of a link with a value to search for is that search, without the filter of a view', () => {
    expect(readListAddress('?search=9999900001')).toEqual({
      hasFilter: true,
      search: '9999900001',
    });
    expect(readListAddress('?search=')).toEqual({ hasFilter: true });
    expect(readListAddress(`${filter({ q: 'Iyer' })}&search=Rao`).search).toBe('Iyer');
  });
});
