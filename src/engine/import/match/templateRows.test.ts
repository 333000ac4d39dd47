import { describe, expect, it } from 'vitest';
import { importColumns } from '#contract/model/importColumns.ts';
import { sampleField, sampleScreen } from '../../sample.fixture.ts';
import { templateRows } from './templateRows.ts';

const columns = importColumns({
  ...sampleScreen,
  import: { matchBy: ['name'], view: null, columns: {}, call: null },
});

describe('the template of an import', () => {
  it('has the fields of the form, what tells the record first, and nothing that nobody may type', () => {
    expect(columns.map(({ heading, isKey }) => [heading, isKey])).toEqual([
      ['name', true],
      ['clientType', false],
      ['days', false],
      ['price', false],
      ['note', false],
    ]);
  });

  it('shows a record as it stands', () => {
    const record = { name: 'Gold', clientType: 2, price: 649_950, days: 30 };
    expect(templateRows(columns, record)[1]).toEqual(['Gold', 'Broker', '30', '6499.5', '']);
  });

  it('has the words of people: labels, and a day as they write it', () => {
    const day = sampleField({
      path: 'from',
      kind: 'date',
      label: { en: 'First day', hi: 'पहला दिन' },
    });
    const days = [{ heading: 'from', field: day, isKey: true }];
    const record = { from: '2026-02-26' };
    expect(templateRows(days, record)).toEqual([['First day'], ['26/2/2026']]);
    expect(templateRows(days, record, new Map(), 'hi')[0]).toEqual(['पहला दिन']);
  });

  it('shows examples where there is no record', () => {
    expect(templateRows(columns, undefined)[1]?.slice(1, 3)).toEqual(['Owner', '0']);
  });

  it('takes the parts of a field from where they stand', () => {
    const field = sampleField({ path: 'parameters', kind: 'json', schema: { type: 'object' } });
    const parts = ['cityId', 'names'].map(heading => ({ heading, field, isKey: true }));
    const record = { parameters: { cityId: 5, names: '["Baner"]' } };
    expect(templateRows(parts, record)).toEqual([
      ['cityId', 'names'],
      ['5', '["Baner"]'],
    ]);
  });

  it('names what a record refers to, and says the parts of a field in words', () => {
    const owner = { to: 'users', title: 'name', where: true, sort: null } as never;
    const field = sampleField({ path: 'ownerId', kind: 'reference', reference: owner });
    const parameters = sampleField({ path: 'parameters', kind: 'json' });
    const named = [
      { heading: 'ownerId', field, isKey: false },
      { heading: 'cityId', field: parameters, isKey: true, words: 'cityName' },
      { heading: 'days', field: parameters, isKey: true, words: 'dayText' },
    ];
    const record = { ownerId: 7, parameters: { cityId: 5, days: 9 }, cityName: 'Pune' };
    expect(templateRows(named, record, new Map([['ownerId', 'Asha Rao']]))[1]).toEqual([
      'Asha Rao',
      'Pune',
      '9',
    ]);
    expect(templateRows(named, record)[1]?.[0]).toBe('7');
  });
});
