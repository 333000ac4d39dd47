import { describe, expect, it } from 'vitest';
import { schemaTrial } from './schemaTrial.ts';
import { trialReport } from './trialReport.ts';

const tried = (schema: unknown) =>
  schemaTrial({ file: 'release.json', text: JSON.stringify(schema, null, 2) }, []);

const release = {
  title: 'Release',
  type: 'object',
  required: ['version'],
  properties: {
    version: { type: 'string', tsType: 'Version', 'x-order': 1 },
    day: { type: 'string', format: 'date' },
    reason: { type: 'string' },
  },
  dependentRequired: { day: ['reason'] },
};

describe('what becomes of a schema that is tried', () => {
  it('is told of each keyword, with how often and where first it is said', () => {
    const { keywords } = tried(release);
    expect(keywords.find(({ keyword }) => keyword === 'type')).toEqual({
      keyword: 'type',
      times: 4,
      at: '/type',
      becomes: expect.stringContaining('`string`'),
    });
    expect(keywords.find(({ keyword }) => keyword === 'tsType')).toMatchObject({
      at: '/properties/version/tsType',
      becomes: 'Nothing: it is no keyword of JSON Schema.',
    });
    expect(keywords.find(({ keyword }) => keyword === 'x-order')).toMatchObject({
      becomes: 'Nothing: it is for tools.',
    });
  });

  it('is told of definitions in groups as of others: a group is no schema', () => {
    const { said, keywords, isScreen } = tried({
      type: 'object',
      properties: { door: { $ref: '#/$defs/parts/doors/wide' } },
      $defs: { parts: { doors: { wide: { type: 'string', wood: 1 } }, gate: { type: 'null' } } },
    });
    expect(isScreen).toBe(true);
    expect(said).toEqual([
      expect.stringMatching(/\$defs\/parts\/doors\/wide\/wood Note: There is no keyword "wood"/),
    ]);
    expect(keywords.map(({ keyword }) => keyword)).not.toContain('doors');
  });

  it('is told of each field', () => {
    const { fields, isScreen } = tried(release);
    expect(isScreen).toBe(true);
    expect(fields.filter(({ path }) => path !== 'id' && path !== 'version')).toEqual([
      { path: 'ownVersion', kind: 'text', label: 'version', asked: 'always' },
      { path: 'day', kind: 'date', label: 'Day', asked: 'no' },
      { path: 'reason', kind: 'text', label: 'Reason', asked: 'sometimes' },
    ]);
  });

  it('is no screen where something is wrong, which is told with its place in the file', () => {
    const { said, isScreen, fields } = tried({
      type: 'object',
      properties: { a: { $ref: '#/b' } },
    });
    expect(isScreen).toBe(false);
    expect(fields).toEqual([]);
    expect(said).toEqual([expect.stringMatching(/^release\.json:5:7 \/properties\/a\/\$ref /)]);
  });

  it('is told of a file that is no JSON', () => {
    const { said, isScreen } = schemaTrial({ file: 'broken.json', text: '{ "type": ' }, []);
    expect(isScreen).toBe(false);
    expect(said[0]).toMatch(/^broken\.json:1:/);
  });
});

/** Eighty parts of fifty parts each. */
const large = {
  type: 'object',
  properties: Object.fromEntries(
    Array.from({ length: 80 }, (_, part) => [
      `part${part}`,
      {
        type: 'object',
        properties: Object.fromEntries(Array.from({ length: 50 }, (_one, at) => [`p${at}`, {}])),
      },
    ]),
  ),
};

it('tells of the parts of a large schema that are drawn when they are opened', () => {
  const { kept, fields, isScreen } = tried(large);
  expect([isScreen, kept.length, kept[0]]).toEqual([true, 80, { name: 'part0', parts: 51 }]);
  expect(fields.find(({ path }) => path === 'part3')?.kind).toBe('shape');
  expect(trialReport(tried(large), 80).join('\n')).toContain(
    'It is large, so 80 of its parts are drawn when they are opened: part0 (51), part1 (51)',
  );
  expect(tried(release).kept).toEqual([]);
});

describe('the report of a trial', () => {
  it('fits the terminal and says how it went', () => {
    const lines = trialReport(tried(release), 80);
    const [head] = lines;
    expect(head).toMatch(/^keyword +times +first at +becomes$/);
    expect(lines.find(line => line.startsWith('ownVersion'))).toMatch(/text +always +version$/);
    const rows = lines.slice(0, lines.indexOf(''));
    for (const row of rows) expect(row.length).toBeLessThanOrEqual(80);
    expect(lines.at(-1)).toBe('It is a screen as it is.');
    expect(trialReport(tried({ type: 'objct' }), 80).at(-1)).toBe(
      'It is no screen yet: mend the faults above.',
    );
  });
});
