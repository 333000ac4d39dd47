import { describe, expect, it } from 'vitest';
import { readCsv } from './readCsv.ts';
import { Refusal } from '../../calls/Refusal.ts';

const table = async (csv: string, columns?: (string | null)[]) => {
  const { header, rows } = await readCsv(csv, columns);
  return [header, ...rows.map(({ line, cells }) => [line, ...cells])];
};

const refused = async (csv: string): Promise<string[]> => {
  try {
    await readCsv(csv);
  } catch (error) {
    if (error instanceof Refusal)
      return error.details.errors?.map(({ message }) => message) ?? [error.message];
  }
  return [];
};

const gold = [
  ['name', 'days'],
  [2, 'Gold', '30'],
];

describe('a file is read for what it holds', () => {
  it.each<[string, string]>([
    ['columns without name and value', 'name,days,,\nGold,30,,\n'],
    ['commas behind the lines alone', 'name,days\nGold,30,,,\n'],
    ['commas behind the header alone', 'name,days,,,\nGold,30\n'],
    ['rows of separators', 'name,days\nGold,30\n,\n,,,,\n\n'],
    ['rows of spaces and quotes', 'name,days\nGold,30\n  \n"",""\n'],
    ['spaces around quotes', 'name, "days"\n"Gold" , "30"\n'],
    ['a mark in front and line ends of Windows', '\uFEFFname,days\r\nGold,30\r\n'],
    ['a thousand columns of air', `name,days${','.repeat(1000)}\nGold,30${','.repeat(1000)}\n`],
    ['a hundred thousand lines of air', `name,days\nGold,30\n${',,\n'.repeat(100_000)}`],
    ['old line ends', 'name;days\rGold;30\r'],
  ])('%s', async (_title, csv) => {
    expect(await table(csv)).toEqual(gold);
  });

  it.each<[string, string, number]>([
    ['sep=;', 'sep=;\nname;days\nGold;30', 3],
    ['sep=, in quotes', '"sep=,"\r\nname,days\r\nGold,30', 3],
    ['SEP= of a tab', 'SEP=\t\nname\tdays\nGold\t30', 3],
    ['empty lines above the header', ',,\n\nname,days\nGold,30', 4],
  ])('%s, and lines keep their numbers', async (_title, csv, line) => {
    expect(await table(csv)).toEqual([
      ['name', 'days'],
      [line, 'Gold', '30'],
    ]);
  });

  it('a named separator leaves the others to the values', async () => {
    expect(await table('sep=;\nname, short;days\nGold, Silver;30')).toEqual([
      ['name, short', 'days'],
      [3, 'Gold, Silver', '30'],
    ]);
  });

  it('an empty value is one, at the end of a line too', async () => {
    expect(await table('name,days,note\nGold,,\nSilver,30,x')).toEqual([
      ['name', 'days', 'note'],
      [2, 'Gold', '', ''],
      [3, 'Silver', '30', 'x'],
    ]);
  });

  it('columns that a person matched may end before those without a name', async () => {
    expect(await table('Wort,Tage,,\nGold,30,,', ['name', 'days'])).toEqual(gold);
  });

  it.each<[string, string, RegExp]>([
    ['a value behind the last heading', 'name,days\nGold,30,,x', /^Line 2: it has 4 columns/],
    [
      'a line that is cut off',
      'name,days,note\nGold,30',
      /^Line 2: it has 2 columns, but the header has 3/,
    ],
    [
      'a quote within a value',
      'name,days\nGo"ld,30',
      /^Line 2, character 3: there is a double quote/,
    ],
    ['air alone', ' ,;\n\t\n', /^The file is empty/],
    ['a workbook', 'PK\u0003\u0004', /^This is an Excel workbook/],
    ['more than 12 MB', 'x'.repeat(12 * 1024 * 1024 + 1), /^The file is larger than 12 MB/],
  ])('%s is refused', async (_title, csv, words) => {
    const [first] = await refused(csv);
    expect(first).toMatch(words);
  });

  it('a value below no heading has its column told', async () => {
    const { header, numbers } = await readCsv('name,,,\nGold,,x,\n');
    expect([header, numbers]).toEqual([
      ['name', ''],
      [1, 3],
    ]);
  });
});
