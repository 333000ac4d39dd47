import { describe, expect, it } from 'vitest';
import { priceFaults } from '../pricing/priceFaults.ts';
import { fieldFaults, schemaFault, severalFields } from './fieldFaults.ts';
import { fileFaults, firstOf, headingFaults, importRefusals, lineFaults } from './importFaults.ts';
import { toldInFile } from './importFaults.ts';
import { noImport, noPackage, noRecordOf, noScreen, notThere } from './notThere.ts';
import { refusals, staleRecord } from './refusals.ts';
import { toldAt, toldIn, type Told } from './told.ts';
import { valueFaults } from './valueFaults.ts';

const record = { en: 'Cap 7', hi: 'सीमा 7' };
const names = { en: 'Caps', hi: 'सीमाएँ' };
const column = { en: 'Name', hi: 'Name' };

const keywords: readonly [string, Record<string, unknown>][] = [
  ['required', {}],
  ['minLength', { limit: 1 }],
  ['minLength', { limit: 3 }],
  ['maxLength', { limit: 30 }],
  ['minimum', { limit: 2 }],
  ['exclusiveMinimum', { limit: 2 }],
  ['maximum', { limit: 9 }],
  ['minItems', { limit: 1 }],
  ['maxItems', { limit: 5 }],
  ['type', { type: 'integer' }],
  ['format', { format: 'email' }],
  ['pattern', {}],
  ['enum', { allowedValues: ['a', 4] }],
  ['const', { allowedValue: 'b' }],
  ['exclusiveMaximum', { limit: 9 }],
  ['multipleOf', { multipleOf: 5 }],
  ['uniqueItems', { i: 2, j: 0 }],
  ['oneOf', { passingSchemas: [0, 1] }],
  ['oneOf', { passingSchemas: null }],
  ['additionalProperties', { additionalProperty: 'nme' }],
];

const isTold = (one: unknown): one is Told =>
  typeof one === 'object' && one !== null && 'message' in one;

const plain = (all: object): readonly Told[] => Object.values(all).filter(isTold);

const all: readonly Told[] = [
  ...[
    fieldFaults,
    refusals,
    notThere,
    valueFaults,
    fileFaults,
    lineFaults,
    importRefusals,
    priceFaults,
  ].flatMap(plain),
  ...keywords.flatMap(([keyword, params]) => schemaFault(keyword, params) ?? []),
  severalFields(3),
  severalFields(0),
  valueFaults.choice(Array.from({ length: 40 }, (_, at) => at)),
  staleRecord(record),
  noRecordOf(record),
  noScreen('packages'),
  noImport('packages'),
  noPackage(12),
  valueFaults.long(500),
  fileFaults.encoding('utf16'),
  fileFaults.encoding('windows'),
  fileFaults.encoding('binary'),
  fileFaults.tooManyLines('20,001', '20,000'),
  fileFaults.mixedSeparators('commas'),
  fileFaults.otherSeparator('tabs', 'semicolons'),
  fileFaults.columns(3, 4, 'commas'),
  fileFaults.columns(5, 4, 'tabs'),
  fileFaults.tooManyColumns(101, 100),
  headingFaults.unnamed(3),
  headingFaults.unknown(2, 'nme', column, []),
  headingFaults.unknown(2, 'x', null, [column, column]),
  headingFaults.twice(column, 1, 4),
  headingFaults.missing('name'),
  headingFaults.missingKey(column),
  lineFaults.several(2),
  lineFaults.repeated(4),
  lineFaults.noReference(record, 'Pune', { en: 'name', hi: 'नाम' }),
  lineFaults.severalReferences(names, 'Pune', [
    { id: 4, name: 'Pune', beside: 'Bihar' },
    { id: 9, name: 'Pune', beside: '' },
  ]),
  importRefusals.errors(1, 3),
  importRefusals.line(lineFaults.repeated(4)),
  importRefusals.changedSince(1, 3),
  importRefusals.gone(record),
  importRefusals.changed(record, 'Ravi Menon'),
  importRefusals.changed(record, undefined),
  priceFaults.dayRange('2000-01-01', '2099-12-31'),
  priceFaults.noParameter('rooms'),
  priceFaults.noLocality('Banr', 'Pune', 'Baner'),
  priceFaults.noLocality('Banr', 'Pune', null),
  priceFaults.missingColumn('rooms', 12),
  priceFaults.noPackage(12),
  priceFaults.noName('city', 'Punee'),
  priceFaults.whichOne('city', 'Aurangabad', [
    { id: 4, name: 'Aurangabad', beside: 'Bihar' },
    { id: 9, name: 'Aurangabad', beside: 'Maharashtra' },
  ]),
  priceFaults.closesAt(7, '2026-12-31', 3),
  priceFaults.otherName(12, 'Gold'),
  priceFaults.repeated(4),
  priceFaults.overlap(record, '2026-04-01', '2027-03-31'),
  priceFaults.changedSince(1, 3),
  toldInFile({ line: 3, column: 'name' }, fieldFaults.required),
  toldInFile({ line: 3, character: 9 }, fileFaults.neverClosed),
  firstOf([lineFaults.repeated(4), lineFaults.repeated(5)]),
];

/** Numbers, and what is in quotes: the facts of a sentence, whatever its language. */
const factsIn = (words: string): readonly string[] =>
  [...(words.match(/"[^"]*"|\d[\d,/-]*\d|\d/g) ?? [])].sort();

describe('what the console itself says of a fault', () => {
  it.each(all)('$message has its facts in both languages', ({ message, hi = '' }) => {
    expect(hi).toMatch(/[\u0900-\u097f]/);
    expect(factsIn(hi)).toEqual(factsIn(message));
  });

  it('is said in the language that is read, and in English where there is no Hindi', () => {
    expect(toldIn('hi', fieldFaults.required)).toBe('यह फ़ील्ड ज़रूरी है।');
    expect(toldIn('en', fieldFaults.required)).toBe('This field is required.');
    expect(toldIn('hi', { message: 'Invalid ID selected in dropdown field' })).toBe(
      'Invalid ID selected in dropdown field',
    );
  });

  it('is not half in each language where the specification gives the words', () => {
    const place = { en: 'Line 3', hi: 'पंक्ति 3' };
    expect(toldAt(place, { message: 'Please enter name' })).toEqual({
      message: 'Line 3: Please enter name',
    });
  });
});
