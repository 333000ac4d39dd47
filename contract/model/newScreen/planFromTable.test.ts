import { describe, expect, it } from 'vitest';
import { checkScreens } from '../checkScreens.ts';
import { draftOfFields, draftOfSchema } from './draftFiles.ts';
import { nameFor, planFromTable, tellsApart } from './planFromTable.ts';

const kindsOf = (heading: string, ...cells: string[]) =>
  planFromTable(
    [heading],
    cells.map(cell => [cell]),
  ).map(({ kind }) => kind)[0];

describe('the fields of a table', () => {
  it.each<[string, string, string[]]>([
    ['Seats', 'number', ['4', '12', '1,200']],
    ['Rate', 'decimal', ['4.25', '12']],
    ['Opened on', 'date', ['3/4/2026', '12/12/2025']],
    ['Paid', 'boolean', ['Yes', 'No', '']],
    ['Flag', 'number', ['1', '0', '1']],
    ['E-mail', 'email', ['asha@example.com']],
    ['Mobile', 'phone', ['9876543210']],
    ['Ticket', 'number', ['9876543210']],
    ['PIN code', 'pincode', ['411001']],
    ['State', 'choice', ['open', 'open', 'open', 'shut', 'shut', 'shut']],
    ['Note', 'longtext', ['word '.repeat(40)]],
    ['Name', 'text', ['Asha', 'Ravi']],
    ['Nothing', 'text', ['', '']],
  ])('%s is %s', (heading, kind, cells) => {
    expect(kindsOf(heading, ...cells)).toBe(kind);
  });

  it('are required where no cell is empty', () => {
    const [full, gap] = planFromTable(
      ['A', 'B'],
      [
        ['x', 'y'],
        ['z', ''],
      ],
    );
    expect([full?.isRequired, gap?.isRequired]).toEqual([true, false]);
  });

  it.each([
    ['Opened on (day)', [], 'openedOnDay'],
    ['नाम', [], 'column3'],
    ['ID', [], 'ownId'],
    ['Name', ['name'], 'name2'],
  ])('%s beside %j is called %s', (heading, others, name) => {
    expect(nameFor(heading, 2, new Set(others))).toBe(name);
  });
});

const names = {
  resource: 'visitor-passes',
  one: 'Visitor pass',
  other: 'Visitor passes',
  others: [],
};
const outside = { calls: {}, pages: [], cells: [], entries: [], actions: [], panels: [] };

const faultsOf = ({ file, schema }: ReturnType<typeof draftOfFields>) =>
  checkScreens(
    [{ file: 'resources/own/own.json', text: JSON.stringify(file) }],
    [{ file: `form-schemas/${String(file['schema'])}`, text: JSON.stringify(schema) }],
    { ...outside, isOwn: () => true },
  ).filter(({ isNote }) => !isNote);

describe('a draft that is begun', () => {
  const table = planFromTable(
    ['Visitor', 'Mobile', 'Comes on', 'Gate'],
    Array.from({ length: 9 }, (_, at) => [
      `Visitor ${at}`,
      '9876543210',
      '3/4/2026',
      at < 5 ? 'North' : 'South',
    ]),
  );

  it.each([
    ['from nothing', draftOfFields(names)],
    ['from a table', draftOfFields(names, table)],
    [
      'from a schema',
      draftOfSchema(names, { type: 'object', properties: { a: { type: 'string' } } }),
    ],
  ])('%s passes the check as it is', (_from, draft) => {
    expect(faultsOf(draft)).toEqual([]);
  });

  it('has no words that somebody would still have to translate', () => {
    expect(JSON.stringify(draftOfFields(names, table).file)).not.toContain('"label":{}');
    expect(draftOfFields(names, table).file).toMatchObject({
      label: ['Visitor pass', 'Visitor passes'],
      fields: {
        gate: { options: [{ value: 'North', label: { en: 'North' } }, { value: 'South' }] },
      },
    });
  });
});

it('an import of the same table finds its records by the first column that tells its rows apart', () => {
  const header = ['Gate', 'Guest', 'Seats'];
  const rows = [
    ['North', 'Asha', '1'],
    ['North', 'Ravi', '2'],
  ];
  expect(tellsApart(header, rows)).toEqual(['guest']);
  expect(tellsApart(header, [...rows, ['South', 'asha', '2']])).toEqual([]);
  const { file } = draftOfFields(names, planFromTable(header, rows), ['guest']);
  expect(file['import']).toEqual({ matchBy: ['guest'] });
  expect(JSON.stringify(file['access'])).toContain('"import"');
  expect(draftOfFields(names, planFromTable(header, rows)).file).not.toHaveProperty('import');
});
