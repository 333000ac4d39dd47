import { describe, expect, it } from 'vitest';
import { checkRecord } from './checkRecord.ts';
import { completeFields } from '../complete/completeField.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import type { RecordScreen } from '../screen.ts';
import type { FieldFile } from '../files/screenFile.ts';

const words = (en: string) => ({ en, hi: en });
const text: JsonSchema = { type: 'string' };

const schema: JsonSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: text,
    kind: text,
    devices: { type: 'array', items: text },
    code: text,
    days: { type: 'integer' },
    total: { type: 'integer' },
    place: { type: 'object', required: ['city'], properties: { city: text, pin: text } },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: ['what'],
        properties: { what: text, price: { type: 'integer' }, note: text, stamp: text },
      },
    },
  },
};

const files: Readonly<Record<string, FieldFile>> = {
  kind: {
    as: 'choice',
    options: [
      { value: 'plain' },
      { value: 'timed', when: { name: { ne: 'Basic' } } },
      { value: 'old', when: false },
    ],
  },
  devices: {
    as: 'choices',
    options: [{ value: 'web' }, { value: 'app', when: { kind: { eq: 'timed' } } }],
  },
  code: { readonly: { kind: { eq: 'plain' } } },
  days: {
    visible: { kind: { eq: 'timed' } },
    required: { kind: { eq: 'timed' } },
    whenHidden: 'clear',
  },
  total: { compute: { sum: [{ $: 'record.lines' }, 'price'] } },
  'lines.price': { required: { 'parent.kind': { eq: 'timed' } }, as: 'money' },
  'lines.note': { visible: { what: { eq: 'other' } }, whenHidden: 'clear' },
  'lines.stamp': { readonly: true },
};

const screen: Pick<RecordScreen, 'fields' | 'rules'> = {
  fields: completeFields(schema, files),
  rules: [
    {
      name: 'short',
      fail: { all: [{ kind: { eq: 'timed' } }, { days: { gt: 30 } }] },
      at: ['days', 'kind'],
      message: words('At most 30 days'),
    },
  ],
};

type Values = Readonly<Record<string, unknown>>;

const faults = (record: Values, previous?: Values, locked?: readonly string[]) =>
  checkRecord(screen, { record, ...(previous && { previous }), ...(locked && { locked }) }).map(
    ({ path, code }) => `${path} ${code}`,
  );

const stored = { name: 'Relax', kind: 'plain', code: 'A1' };
const line = { what: 'slot', price: 5, stamp: 's1' };
const other = { what: 'rest', price: 7, stamp: 's2' };

describe('checkRecord', () => {
  it.each<[string, Values, Values | undefined, readonly string[]]>([
    ['finds nothing', { name: 'a', kind: 'plain' }, undefined, []],
    ['a missing field', { kind: 'plain' }, undefined, ['name required']],
    [
      'a field that a condition requires',
      { name: 'a', kind: 'timed' },
      undefined,
      ['days required'],
    ],
    ['a forged read-only field', { ...stored, code: 'B2' }, stored, ['code readonly']],
    ['a read-only field that stays', stored, stored, []],
    ['a value of a hidden field', { ...stored, days: 4 }, stored, ['days hidden']],
    [
      'an option that is not offered',
      { name: 'Basic', kind: 'timed', days: 1 },
      undefined,
      ['kind option'],
    ],
    ['an option offered to nobody', { ...stored, kind: 'old' }, stored, ['kind option']],
    [
      'a stored option that was closed before',
      { name: 'New', kind: 'old' },
      { name: 'a', kind: 'old' },
      [],
    ],
    [
      'a stored option that this change closes',
      { name: 'Basic', kind: 'timed', days: 1 },
      { name: 'Relax', kind: 'timed', days: 1 },
      ['kind option'],
    ],
    [
      'one of several that is not offered',
      { ...stored, devices: ['web', 'app'] },
      stored,
      ['devices option'],
    ],
    [
      'several that are',
      { name: 'a', kind: 'timed', days: 1, devices: ['web', 'app'] },
      undefined,
      [],
    ],
    [
      'a broken rule at each of its fields',
      { name: 'a', kind: 'timed', days: 31 },
      undefined,
      ['days rule', 'kind rule'],
    ],
    [
      'a computed value, which the server works out itself',
      { name: 'a', total: 17 },
      undefined,
      [],
    ],
    ['a group that is not there', { name: 'a' }, undefined, []],
    [
      'a group without what it requires',
      { name: 'a', place: { pin: '1' } },
      undefined,
      ['place.city required'],
    ],
    [
      'a missing field of an item',
      { name: 'a', lines: [line, {}] },
      stored,
      ['lines.1.what required', 'lines.0.stamp readonly'],
    ],
    [
      'a field of an item that the record around it requires',
      { name: 'a', kind: 'timed', days: 1, lines: [{ what: 'x' }] },
      undefined,
      ['lines.0.price required'],
    ],
    [
      'a hidden field of an item',
      { ...stored, lines: [{ what: 'x', note: 'n' }] },
      stored,
      ['lines.0.note hidden'],
    ],
    [
      'a visible field of an item',
      { ...stored, lines: [{ what: 'other', note: 'n' }] },
      stored,
      [],
    ],
    [
      'items that only moved',
      { ...stored, lines: [other, line] },
      { ...stored, lines: [line, other] },
      [],
    ],
    [
      'a forged read-only field of an item',
      { ...stored, lines: [line, { ...other, stamp: 'x' }] },
      { ...stored, lines: [line, other] },
      ['lines.1.stamp readonly'],
    ],
    [
      'a read-only value of the neighbour, where items have ids',
      { ...stored, lines: [{ ...line, id: 1, stamp: 's2' }] },
      {
        ...stored,
        lines: [
          { ...line, id: 1 },
          { ...other, id: 2 },
        ],
      },
      ['lines.0.stamp readonly'],
    ],
  ])('%s', (_what, record, previous, expected) => {
    expect([...faults(record, previous)].sort()).toEqual([...expected].sort());
  });

  it('refuses fields that roles lock', () => {
    expect(faults({ ...stored, name: 'x' }, stored, ['name'])).toEqual(['name locked']);
    expect(faults(stored, stored, ['name'])).toEqual([]);
  });

  it('gives the words of a rule', () => {
    const [first] = checkRecord(screen, { record: { name: 'a', kind: 'timed', days: 31 } });
    expect(first).toMatchObject({ message: words('At most 30 days') });
  });

  const sorted = (found: ReturnType<typeof checkRecord>) =>
    found.map(({ path, code }) => `${path} ${code}`).sort();

  it('asks a draft for nothing that is required, and for all of it once it is published', () => {
    const drafts = { ...screen, draft: 'isDraft', check: 'SiteTakeover' };
    const found = (isDraft: boolean) => sorted(checkRecord(drafts, { record: { isDraft } }));
    expect(found(true)).toEqual([]);
    expect(found(false)).toContain('name required');
    expect(found(false)).toContain('start_date check');
  });

  it('tells what is wrong of a draft too', () => {
    const drafts = { ...screen, draft: 'isDraft', check: 'SiteTakeover' };
    const record = { isDraft: true, inner_churn_radius: 5, outer_churn_radius: 2 };
    expect(sorted(checkRecord(drafts, { record }))).toEqual(['inner_churn_radius check']);
  });

  it('lets nothing be changed of a record that is over', () => {
    const closing = { ...screen, editable: { kind: { ne: 'plain' } } };
    const found = (record: Values) => sorted(checkRecord(closing, { record, previous: stored }));
    expect(found({ ...stored, name: 'Other' })).toContain('name readonly');
    expect(found(stored)).toEqual([]);
  });

  it('takes days and moments within 100 years of today, and what is stored already', () => {
    const time = (format: string): JsonSchema => ({ type: 'string', format });
    const timed = {
      fields: completeFields(
        { type: 'object', properties: { on: time('date'), at: time('date-time') } },
        {},
      ),
      rules: [],
    };
    const found = (record: Values, previous?: Values) =>
      checkRecord(timed, { record, today: '2026-11-21', ...(previous && { previous }) });
    const far = { on: '1900-01-01', at: '2199-01-01T00:00:00Z' };
    expect(found(far)).toMatchObject([
      { path: 'on', code: 'value', message: { en: 'Date must be within 100 years of today' } },
      { path: 'at', code: 'value' },
    ]);
    expect(found({ on: '1926-11-21', at: '2126-11-21T00:00:00+05:30' })).toEqual([]);
    expect(found(far, far)).toEqual([]);
  });
});
