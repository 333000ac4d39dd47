import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../jsonSchema.ts';
import { completeFields } from '../complete/completeField.ts';
import { migrateRecord } from './migrateRecord.ts';
import type { MigrationStep } from '../grammar/stored/recordMigration.ts';

const schema: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    count: { type: 'integer' },
    pricePaise: { type: 'integer' },
    since: { type: 'string', format: 'date' },
    active: { type: 'boolean' },
    kind: { type: 'string', enum: ['wide', 'narrow'] },
    tags: { type: 'array', items: { type: 'string' } },
    size: { type: 'object', properties: { width: { type: 'integer' } } },
    lines: { type: 'array', items: { type: 'object', properties: { size: { type: 'string' } } } },
  },
};

const screen = { schema, fields: completeFields(schema, { pricePaise: { as: 'money' } }) };

const run = (data: object, ...steps: MigrationStep[]) =>
  migrateRecord(steps, screen, data as Record<string, unknown>);

describe('a value is read as its field is today', () => {
  it.each<[field: string, stored: unknown, is: unknown]>([
    ['count', '12', 12],
    ['count', ' 1,200 ', 1200],
    ['count', '१२', 12],
    ['count', [7], 7],
    ['count', 3, 3],
    ['pricePaise', '₹ 1,200.50', 120_050],
    ['pricePaise', 1200, 1200],
    ['since', '01-Apr-27', '2027-04-01'],
    ['since', '2027-04-01', '2027-04-01'],
    ['active', 'yes', true],
    ['active', 'No', false],
    ['name', 12, '12'],
    ['name', true, 'true'],
    ['kind', 'Wide', 'wide'],
    ['tags', 'red', ['red']],
    ['tags', 'red, green', ['red', 'green']],
    ['tags', ['red', 'blue'], ['red', 'blue']],
  ])('%s: %o becomes %o', (field, stored, is) => {
    expect(run({ [field]: stored }, { do: 'convert', field })).toEqual({
      data: { [field]: is },
      kept: [],
    });
  });

  it.each<[field: string, stored: unknown]>([
    ['count', 'three'],
    ['count', 3.5],
    ['count', [1, 2]],
    ['count', { of: 3 }],
    // Whether 99.5 means rupees or paise is not known.
    ['pricePaise', 99.5],
    ['since', 'last year'],
    ['since', '31.02.2027'],
    ['active', 'perhaps'],
    ['kind', 'broad'],
  ])('%s: %o stays, and is told', (field, stored) => {
    const record = { [field]: stored };
    const migrated = run(record, { do: 'convert', field });
    expect(migrated).toEqual({ data: record, kept: [field] });
    expect(migrated.data).toBe(record);
  });

  it('after its words were replaced, of which none is nothing', () => {
    const convert = { do: 'convert', field: 'kind', values: { broad: 'wide', odd: '' } } as const;
    expect(run({ kind: 'broad' }, convert).data).toEqual({ kind: 'wide' });
    expect(run({ kind: 'odd', name: 'a' }, convert).data).toEqual({ name: 'a' });
    expect(run({ kind: 'constructor' }, convert).kept).toEqual(['kind']);
  });
});

describe('a step', () => {
  it.each<[title: string, step: MigrationStep, before: object, after: object, kept?: string[]]>([
    [
      'renames into a group',
      { do: 'rename', field: 'width', to: 'size.width' },
      { width: 4 },
      { size: { width: 4 } },
    ],
    [
      'renames out of a group, which goes with its last member',
      { do: 'rename', field: 'box.count', to: 'count' },
      { box: { count: 4 } },
      { count: 4 },
    ],
    [
      'keeps what somebody wrote under the new name, and the old value beside it',
      { do: 'rename', field: 'title', to: 'name' },
      { title: 'Old', name: 'New' },
      { title: 'Old', name: 'New' },
      ['title'],
    ],
    [
      'moves a false and a 0, which are values',
      { do: 'rename', field: 'on', to: 'active' },
      { on: false },
      { active: false },
    ],
    [
      'drops one member of a group',
      { do: 'drop', field: 'box.a' },
      { box: { a: 1, b: 2 } },
      { box: { b: 2 } },
    ],
    [
      'drops nothing that is not there',
      { do: 'drop', field: 'box.a' },
      { name: 'a' },
      { name: 'a' },
    ],
    [
      'fills by what the record says',
      { do: 'fill', field: 'name', with: { concat: ['No. ', { $: 'record.count' }] } },
      { count: 3 },
      { count: 3, name: 'No. 3' },
    ],
    [
      'leaves what is filled in, and whom its condition leaves out',
      { do: 'fill', field: 'count', with: 3, where: { kind: { eq: 'wide' } } },
      { kind: 'narrow' },
      { kind: 'narrow' },
    ],
    ['fills no 0', { do: 'fill', field: 'count', with: 3 }, { count: 0 }, { count: 0 }],
    [
      'tells where there is nothing to fill in',
      { do: 'fill', field: 'name', with: { $: 'record.title' } },
      { count: 1 },
      { count: 1 },
      ['name'],
    ],
    [
      'fills nothing in a list that is not there',
      { do: 'fill', field: 'lines.size', with: 'small' },
      { name: 'a' },
      { name: 'a' },
    ],
    [
      'takes nothing into a list',
      { do: 'rename', field: 'colour', to: 'lines.size' },
      { colour: 'red', lines: [{ size: 'S' }] },
      { colour: 'red', lines: [{ size: 'S' }] },
      ['colour'],
    ],
    [
      'puts nothing below a text',
      { do: 'fill', field: 'size.width', with: 3 },
      { size: 'XL' },
      { size: 'XL' },
      ['size.width'],
    ],
    [
      'fills in nothing that the field does not take',
      { do: 'fill', field: 'kind', with: 'zzz' },
      { name: 'a' },
      { name: 'a' },
      ['kind'],
    ],
    ['keeps', { do: 'keep', field: 'gone' }, { gone: 1 }, { gone: 1 }],
    [
      'that leads out of a list is not taken',
      { do: 'rename', field: 'lines.a', to: 'name' },
      { lines: [{ a: 1 }] },
      { lines: [{ a: 1 }] },
      ['lines.a'],
    ],
  ])('%s', (_title, step, before, after, kept = []) => {
    const once = run(before, step);
    expect(once).toEqual({ data: after, kept });
    expect(run(once.data, step).data).toBe(once.data);
  });
});
