import { describe, expect, it } from 'vitest';
import { citationFaults, proofFaults } from './citationFaults.ts';
import { citationsIn, membersOf } from './citationsIn.ts';
import { citedPlaces, type Document } from './citedPlaces.ts';

const specification: Document = {
  path: 'docs/specification/accounts.md',
  text: `# Accounts

Lists of part 1 section 8 are told elsewhere.

## What an account is (part 1 sections 2 and 3)

| id | what holds | proven by |
| -- | -- | -- |
| P1-B-001 to 003, 007, P1-K-008 | values end at \`\\|\\|\` | \`tests/there\` |
| P1-X-001 | layouts are not shown | – |
`,
};
const ofPartTwo: Document = {
  path: 'docs/specification/regions.md',
  text: '## Regions (part 2 section 3)\n',
};
const decided: Document = {
  path: 'docs/specification/decisions.md',
  text: '| id | what is decided |\n| - | - |\n| T1 | roles |\n| T26 to T28 | payments |\n',
};
const records: readonly Document[] = [
  { path: 'docs/decisions/0002-sessions.md', text: '# 0002\n\nCovers: 0012, 0020 to 0022.\n' },
  { path: 'docs/decisions/README.md', text: '' },
];
const places = citedPlaces([specification, ofPartTwo, decided, ...records]);

const faultsOf = (text: string) =>
  citationFaults({ path: 'a.ts', text }, places).map(fault => fault.slice('a.ts:'.length));

describe('a citation that leads nowhere', () => {
  it.each([
    ['/** So it is (part 1 section 4). */', 1, 'part 1 section 4'],
    ['// part 1, section 4', 1, 'part 1 section 4'],
    ['/**\n * So it is (part 1\n * section 4).\n */', 2, 'part 1 section 4'],
    ['part 1 section 3, part 2 section 9', 1, 'part 2 section 9'],
    ['parts 1 and 2 section 2', 1, 'part 2 section 2'],
    ['part 1 sections 2, 3 and 4', 1, 'part 1 section 4'],
    ['part 1 sections 2 to 4', 1, 'part 1 section 4'],
    ["source: 'part 1 §2, §6, T1'", 1, 'part 1 section 6'],
    ['P2 section 4', 1, 'part 2 section 4'],
    // A list in the text of a page covers nothing: headings do.
    ['part 1 section 8', 1, 'part 1 section 8'],
    ['part 4 section 1', 1, 'part 4 section 1'],
    ["it('P1-B-006 holds')", 1, 'P1-B-006'],
    ["\n\nit('T2 holds')", 3, 'T2'],
    ['T1, T26 to T29', 1, 'T29'],
    ['decision record 0013', 1, '0013'],
    ['records 0012, T1 and 0023', 1, '0023'],
    ['(decision\n * 0013)', 1, '0013'],
    ['docs/decisions/0013-prices.md', 1, '0013'],
  ])('is refused: %j', (text, line, what) => {
    const faults = faultsOf(text);
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^${line}: ${what} `))]);
  });

  it.each([
    'part 1 section 2, part 2 section 3',
    'part 1 section 3.1 says it. 7 of them',
    'part 1 section 2, 31, 52 and 53 may be left out',
    'P1-B-001, P1-B-002, P1-B-007 and P1-K-008',
    'T1, T27',
    'docs/decisions/0002-sessions.md and records 0012, 0021',
    '2026-11-28T07:00 and T07:30',
    'a record 1234 of the table',
    'section 17 of a page',
  ])('and one that leads somewhere is not: %j', text => {
    expect(faultsOf(text)).toEqual([]);
  });
});

it.each([
  ['3, 5 and 7', ['3', '5', '7']],
  ['001 to 003, 009', ['001', '002', '003', '009']],
  ['', []],
])('the members of %j are %j', (list, members) => {
  expect(membersOf(list)).toEqual(members);
});

it('a citation is found by kind with its line', () => {
  expect(citationsIn('T1\npart 1 section 2\nrecord 0012')).toEqual([
    { kind: 'section', target: '1.2', line: 2 },
    { kind: 'decision', target: 'T1', line: 1 },
    { kind: 'record', target: '0012', line: 3 },
  ]);
});

describe('a row of the specification', () => {
  const proofs = (proof: string) =>
    proofFaults(
      {
        path: 'docs/specification/a.md',
        text: `| id | what holds | proven by |\n| --- | --- | --- |\n| P1-B-001 | it holds | ${proof} |\n`,
      },
      path => path === 'tests/there',
    );

  it.each([
    ['`tests/gone.test.ts`', 'P1-B-001 is proven by tests/gone.test.ts, where no test is'],
    ['`tests/there`, `tests/gone`', 'P1-B-001 is proven by tests/gone, where no test is'],
    ['', 'P1-B-001 names no proof'],
    ['by looking', 'P1-B-001 names no proof'],
  ])('is refused with the proof %j', (proof, fault) => {
    expect(proofs(proof)).toEqual([`docs/specification/a.md:3: ${fault}`]);
  });

  it.each(['`tests/there`', '–'])('passes with the proof %j', proof => {
    expect(proofs(proof)).toEqual([]);
  });

  it('is a row of a table that says how it is proven', () => {
    expect(proofFaults(decided, () => false)).toEqual([]);
    expect(proofFaults(specification, () => false)).toHaveLength(1);
  });
});
