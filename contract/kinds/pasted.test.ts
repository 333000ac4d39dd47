import { describe, expect, it } from 'vitest';
import { readText } from './readText.ts';
import type { KindName } from './kindNames.ts';

/* What people paste is read as what they see. */

const nbsp = '\u00A0';
const zero = '\u200B';
const zwj = '\u200D';
const rlm = '\u200F';

const pairs: readonly (readonly [KindName, string, string, unknown])[] = [
  ['text', 'a no-break space', `Green${nbsp}Park`, 'Green Park'],
  ['text', 'a zero-width space', `Green${zero}Park`, 'GreenPark'],
  ['text', 'a byte order mark', '\uFEFFGreen Park', 'Green Park'],
  ['text', 'a soft hyphen', 'Prop\u00ADerty', 'Property'],
  ['text', 'a mark of direction', `Park${rlm}`, 'Park'],
  ['text', 'a letter in two signs', 'Cafe\u0301', 'Caf\u00E9'],
  ['text', 'a curly apostrophe', 'D\u2019Souza', "D'Souza"],
  ['text', 'curly quotes', '\u201CA\u201D Block', '"A" Block'],
  ['text', 'digits of Devanagari, which are words', 'सेक्टर २१', 'सेक्टर २१'],
  ['text', 'a joiner between Latin letters', `Gre${zwj}en`, 'Green'],
  ['text', 'a joiner that shapes a letter', `क्${zwj}ष`, `क्${zwj}ष`],
  ['text', 'a picture of several', `\u{1F468}${zwj}\u{1F469}`, `\u{1F468}${zwj}\u{1F469}`],
  ['text', 'nothing but what is not seen', `${zero}${nbsp}`, null],
  ['longtext', 'quotes in prose', '\u201CYes\u201D, they said', '\u201CYes\u201D, they said'],
  ['longtext', 'lines and a no-break space', `One${nbsp}two\r\nthree`, 'One two\nthree'],
  ['money', 'the sign of the rupee', '₹78,000', 7_800_000],
  ['money', 'the sign and a no-break space', `₹${nbsp}78,000.50`, 7_800_050],
  ['money', 'Rs with a point', 'Rs.1,00,000', 10_000_000],
  ['money', 'rs and a dash', 'rs 499/-', 49_900],
  ['money', 'INR', 'INR 499', 49_900],
  ['money', 'Devanagari digits', '₹७८,०००', 7_800_000],
  ['money', 'Gujarati digits', '૭૮૦૦૦', 7_800_000],
  ['money', 'wide digits', '\uFF11\uFF12', 1200],
  ['number', 'Tamil digits', '௧௨', 12],
  ['number', 'a no-break space at the end', `12${nbsp}`, 12],
  ['percent', 'Devanagari digits and a sign', '१८ %', 18],
  ['date', 'dashes', '01-04-2027', '2027-04-01'],
  ['date', 'points, short', '1.4.2027', '2027-04-01'],
  ['date', 'the name of a month', '01-Apr-27', '2027-04-01'],
  ['date', 'a month in full', '1 April 2027', '2027-04-01'],
  ['date', 'Devanagari digits', '०१/०४/२०२७', '2027-04-01'],
  ['date', 'a year of two digits', '1/4/27', '2027-04-01'],
  ['datetime', 'dashes and a time', '03-04-2026 16:30', '2026-04-03T11:00:00.000Z'],
  ['time', 'Devanagari digits', '१६:३०', '16:30:00'],
  ['pincode', 'a space within', '400 001', '400001'],
  ['pincode', 'a no-break space within', `400${nbsp}001`, '400001'],
  ['pincode', 'a dash within', '400-001', '400001'],
  ['pincode', 'Devanagari digits', '४००००१', '400001'],
  ['phone', 'a country code in brackets', '(+91) 98765 43210', '9876543210'],
  ['phone', '91 without a sign', '919876543210', '9876543210'],
  ['phone', '0091', '0091 9876543210', '9876543210'],
  ['phone', 'points', '98765.43210', '9876543210'],
  ['phone', 'no-break spaces', `98765${nbsp}43210`, '9876543210'],
  ['phone', 'Devanagari digits', '९८७६५४३२१०', '9876543210'],
  ['email', 'a zero-width space', `asha${zero}@example.com`, 'asha@example.com'],
  ['email', 'a no-break space at the end', `asha@example.com${nbsp}`, 'asha@example.com'],
  ['gstin', 'a no-break space around', `${nbsp}27ABCDE1234F1Z5`, '27ABCDE1234F1Z5'],
  ['pan', 'a zero-width space', `ABCDE${zero}1234F`, 'ABCDE1234F'],
  ['json', 'quotes inside, which are its own', '{"a":"\u201Cx\u201D"}', { a: '\u201Cx\u201D' }],
  ['references', 'Devanagari digits', '१२, १३', [12, 13]],
];

const refused: readonly (readonly [KindName, string, string])[] = [
  ['date', 'a month first, which is not swapped', '04/13/2027'],
  ['date', 'two signs', '1/4-2027'],
  ['date', 'a month that is none', '01-Abc-27'],
  ['money', 'another currency', '$78'],
  ['money', 'a sign alone', '₹'],
  ['pincode', 'a space at another place', '4000 01'],
  ['email', 'two dots', 'asha..rao@example.com'],
  ['email', 'a dot at the end', 'asha.@example.com'],
  ['email', 'a domain of one letter', 'asha@example.c'],
  ['phone', 'nine digits', '987654321'],
];

describe('pasted text', () => {
  it.each(pairs)('%s: %s', (kind, _what, input, value) => {
    const parsed = readText(kind, input, { language: 'en', options: [] });
    expect(parsed).toEqual({ value });
  });

  it.each(refused)('%s refuses %s', (kind, _what, input) => {
    expect(readText(kind, input, { language: 'en', options: [] })).toHaveProperty('error');
  });
});
