import { describe, expect, it } from 'vitest';
import { headerFaults } from './importColumns.ts';
import { priceDayFaults } from './priceDays.ts';
import { describeDays } from './priceMessages.ts';
import { readImportLine } from './readImportLine.ts';

const must = ['packageId', 'price', 'effectiveFrom'];
const needed = [...must, 'effectiveUntil'];

describe('the header of a price file', () => {
  it.each<[string, string[], string[]]>([
    ['all there', [...needed, 'cityId'], []],
    ['without last days, which stay as they are', must, []],
    ['with names for the reader', [...needed, 'packageName'], []],
    [
      'empty',
      [''],
      ['Column 1 has no name.', ...must.map(name => `The column "${name}" is missing.`)],
    ],
    [
      'letter case counts',
      ['PackageId', ...needed],
      ['Column 1: there is no column "PackageId"; did you mean "packageId"?'],
    ],
    [
      'nothing near',
      [...needed, 'zzzzzzzzz'],
      [
        'Column 5: there is no column "zzzzzzzzz"; the columns are: packageId, price, effectiveFrom, effectiveUntil, packageName, packageFamily, state, cityId.',
      ],
    ],
    [
      'thrice',
      [...needed, 'cityId', 'cityId', 'cityId'],
      [
        'The column "cityId" appears twice: as column 5 and 6.',
        'The column "cityId" appears twice: as column 5 and 7.',
      ],
    ],
  ])('%s', (_case, header, messages) => {
    expect(headerFaults(header, ['cityId']).map(({ message }) => message)).toEqual(messages);
  });
});

describe('a line of a price file', () => {
  const required = [
    { name: 'localityName', type: 'json' },
    { name: 'days', type: 'number' },
    { name: 'isNew', type: 'boolean' },
  ];
  const cells = {
    packageId: '1',
    localityName: 'Wakad | Baner',
    days: '30',
    isNew: 'TRUE',
    price: '1,00,000.50',
    effectiveFrom: '3/4/2026',
    effectiveUntil: '',
  };

  it('is read by the types of its parameters, days before months (T75, T81)', () => {
    expect(readImportLine(required, cells)).toEqual({
      line: {
        parameters: { localityName: '["Baner","Wakad"]', days: 30, isNew: true },
        pricePaise: 10_000_050,
        effectiveFrom: '2026-04-03',
        effectiveUntil: null,
      },
      errors: [],
    });
  });

  it.each<[object, string, string]>([
    [{ days: '3O' }, 'days', 'This must be a number.'],
    [{ isNew: 'yes' }, 'isNew', 'Choose yes or no.'],
    [{ localityName: '|' }, 'localityName', 'This field is required.'],
    [{ price: '-1' }, 'price', 'Please enter an amount greater than 0'],
    [
      { effectiveUntil: '31/2/2027' },
      'effectiveUntil',
      'Enter a day such as 2026-04-01 or 1/4/2026.',
    ],
    [
      { effectiveFrom: '3/4/20266' },
      'effectiveFrom',
      'Enter a day such as 2026-04-01 or 1/4/2026.',
    ],
    [{ effectiveFrom: '3/4/1926' }, 'effectiveFrom', 'Enter a day from 1/1/2000 to 31/12/2099.'],
  ])('%j', (own, column, message) => {
    expect(readImportLine(required, { ...cells, ...own }).errors).toMatchObject([
      { column, message },
    ]);
  });
});

describe('the days of a price', () => {
  it.each([
    ['2026-04-01', '2026-04-01', []],
    ['2026-04-01', null, []],
    [null, '2026-04-01', []],
    ['2026-04-02', '2026-04-01', ['effectiveUntil']],
    ['1999-12-31', '2100-01-01', ['effectiveFrom', 'effectiveUntil']],
  ])('%s to %s', (from, until, fields) => {
    expect(priceDayFaults(from, until).map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    ['2026-04-01', '2027-03-31', '1/4/2026 to 31/3/2027'],
    ['2026-04-01', null, 'from 1/4/2026'],
    [null, '2026-04-01', 'until 1/4/2026'],
    [undefined, undefined, 'always'],
  ])('%s and %s are said as %s', (from, until, words) => {
    expect(describeDays(from, until).en).toBe(words);
  });
});
