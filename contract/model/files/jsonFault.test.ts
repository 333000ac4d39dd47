import { describe, expect, it } from 'vitest';
import { jsonFault } from './jsonFault.ts';
import { positionAt } from './jsonPositions.ts';

const told = (text: string) => {
  const fault = jsonFault(text);
  if (!fault) return undefined;
  const { line, column } = positionAt(text, fault.offset);
  return `${line}:${column} ${fault.message}`;
};

describe('where a text is not JSON', () => {
  it.each([
    ['{\n  "a": 1,\n  "b": 2,\n}', '3:9 There is a comma too many'],
    ['{\n  "a": [1, 2,],\n  "b": 2\n}', '2:13 There is a comma too many'],
    ['{\n  "a": 1,,\n  "b": 2\n}', '2:10 There is a comma too many'],
    ['{\n  "a": 1\n  "b": 2\n}', '2:9 A comma is missing'],
    ['{\n  "a" 1,\n  "b": 2\n}', '2:7 A colon is missing after the key'],
    ['{\n  "a": "one,\n  "b": 2\n}', '2:8 This text is not closed with "'],
    ["{\n  'a': 1\n}", '2:3 Write a key here, between " and "'],
    ['{ "a": \'b\' }', `1:8 Put texts between " and ", not between ' and '`],
    ['{\n  "a": yes\n}', '2:8 yes is not a value: put texts between " and "'],
    ['{\n  "a": 01\n}', '2:8 01 is not a value: put texts between " and "'],
    ['{\n  "a": }', '2:8 A value is missing before }'],
    ['{\n  "a": [1, 2 }\n}', '2:14 } closes what ] should close'],
    ['{\n  "a": {\n    "b": 1\n', '2:8 This bracket is not closed with }'],
    ['{ "a": 1 }\n}', '2:1 Nothing may follow the end of the file'],
    ['', '1:1 The file ends before its value'],
    ['{ "a": 1 /* one */ }', '1:9 A comma is missing'],
  ])('%j: %s', (text, words) => {
    expect(told(text)).toBe(words);
    expect(() => JSON.parse(text) as unknown).toThrow(/JSON/);
  });

  it('in brackets beyond measure', () => {
    expect(told('['.repeat(100_000))).toBe('1:501 Too many brackets are nested');
  });

  it.each(['{}', '[]', ' [1, -2.5e3, "a\\n\\u0905", null, true, {"b": [[]]}]\n', '"x"', '0'])(
    'nowhere: %s',
    text => {
      expect(told(text)).toBeUndefined();
      expect(() => JSON.parse(text) as unknown).not.toThrow();
    },
  );
});
