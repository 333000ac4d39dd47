import { describe, expect, it } from 'vitest';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import { readRecordSchema } from '#contract/model/schema/readRecordSchema.ts';
import type { FieldFile, RecordScreen, ScreenFile } from '#contract/model/types.ts';
import { recordChanges } from './recordChanges.ts';

const words = (text: string) => ({ en: text, hi: text });

interface State {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly fields?: Readonly<Record<string, FieldFile>>;
  readonly more?: Partial<ScreenFile>;
  readonly schema?: object;
}

const stateOf = ({ properties, required = [], fields = {}, more, schema }: State) => {
  const record = { type: 'object', required, properties, ...schema };
  return completeScreen(
    {
      format: 1,
      resource: 'things',
      route: '/things',
      label: { one: words('Thing'), other: words('Things') },
      access: { admin: { do: ['list'] } },
      schema: 'thing.schema.json',
      list: { columns: [Object.keys(properties)[0] ?? ''] },
      fields,
      ...more,
    },
    readRecordSchema('thing.schema.json', { 'thing.schema.json': record }),
  ) as RecordScreen;
};

const text = { type: 'string' };
const day = { type: 'string', format: 'date' };
const only = (schema: object, more: Omit<State, 'properties'> = {}): State => ({
  properties: { name: schema },
  ...more,
});
const entries = (properties: object, required: readonly string[] = []) => ({
  type: 'array',
  items: { type: 'object', required, properties },
});
const rule = { at: ['name'], message: words('No') };

describe('what another state of a screen means for stored records', () => {
  it.each([
    [
      'a field that is no more',
      { properties: { name: text, size: text } },
      only(text),
      [{ kind: 'removed', path: 'size' }],
    ],
    [
      'a field more',
      only(text),
      { properties: { name: text, size: text } },
      [{ kind: 'added', path: 'size' }],
    ],
    [
      'a field more that must be there',
      only(text),
      { properties: { name: text, size: text }, required: ['size'] },
      [
        { kind: 'added', path: 'size' },
        { kind: 'required', path: 'size', when: true },
      ],
    ],
    [
      'a field with another name',
      only(text),
      { properties: { title: text }, fields: { title: { was: ['name'] } } },
      [{ kind: 'renamed', path: 'title', from: 'name' }],
    ],
    [
      'a field with another name and type',
      only(text),
      { properties: { title: { type: 'integer' } }, fields: { title: { was: ['name'] } } },
      [
        { kind: 'renamed', path: 'title', from: 'name' },
        { kind: 'type', path: 'title', was: ['string'], is: ['integer'] },
      ],
    ],
    [
      'a former name that another field has taken',
      only(text),
      { properties: { name: text, title: text }, fields: { title: { was: ['name'] } } },
      [{ kind: 'added', path: 'title' }],
    ],
    [
      'what must be there',
      only(text),
      only(text, { required: ['name'] }),
      [{ kind: 'required', path: 'name', when: true }],
    ],
    [
      'what must be there at times',
      only(text),
      only(text, { fields: { name: { required: { name: { eq: 'a' } } } } }),
      [{ kind: 'required', path: 'name', when: { name: { eq: 'a' } } }],
    ],
    [
      'another type',
      only(text),
      only({ type: 'integer' }),
      [{ kind: 'type', path: 'name', was: ['string'], is: ['integer'] }],
    ],
    [
      'no null any more',
      only({ type: ['string', 'null'] }),
      only(text),
      [{ kind: 'type', path: 'name', was: ['string', 'null'], is: ['string'] }],
    ],
    [
      'a list where one value was',
      only(text),
      only({ type: 'array', items: text }),
      [
        { kind: 'type', path: 'name', was: ['string'], is: ['array'] },
        { kind: 'narrowed', path: 'name', keyword: 'items', was: undefined, is: text },
      ],
    ],
    [
      'an amount where a number was',
      only({ type: 'integer' }),
      only({ type: 'integer' }, { fields: { name: { as: 'money' } } }),
      [{ kind: 'meaning', path: 'name', was: 'number', is: 'money' }],
    ],
    [
      'values taken out of a list',
      only({ enum: ['a', 'b', 'c'] }),
      only({ enum: ['b', 'd'] }),
      [{ kind: 'values', path: 'name', values: ['a', 'c'] }],
    ],
    [
      'a list of values where anything could be',
      only(text),
      only({ type: 'string', enum: ['a'] }),
      [
        { kind: 'meaning', path: 'name', was: 'text', is: 'choice' },
        { kind: 'narrowed', path: 'name', keyword: 'enum', was: undefined, is: ['a'] },
      ],
    ],
    [
      'a text that must be shorter',
      only({ ...text, maxLength: 9 }),
      only({ ...text, maxLength: 8 }),
      [{ kind: 'narrowed', path: 'name', keyword: 'maxLength', was: 9, is: 8 }],
    ],
    [
      'a form that a text must have',
      only(text),
      only(day),
      [
        { kind: 'meaning', path: 'name', was: 'text', is: 'date' },
        { kind: 'narrowed', path: 'name', keyword: 'format', was: undefined, is: 'date' },
      ],
    ],
    [
      'another pattern',
      only({ ...text, pattern: 'a' }),
      only({ ...text, pattern: 'b' }),
      [{ kind: 'narrowed', path: 'name', keyword: 'pattern', was: 'a', is: 'b' }],
    ],
    [
      'each value once',
      only({ type: 'array', items: text }),
      only({ type: 'array', items: text, uniqueItems: true }),
      [{ kind: 'narrowed', path: 'name', keyword: 'uniqueItems', was: undefined, is: true }],
    ],
    [
      'records of another screen',
      only({ type: 'integer' }, { fields: { name: { as: 'reference', reference: { to: 'a' } } } }),
      only({ type: 'integer' }, { fields: { name: { as: 'reference', reference: { to: 'b' } } } }),
      [{ kind: 'target', path: 'name', was: 'a', is: 'b' }],
    ],
    [
      'a rule of the whole record',
      only(text),
      only(text, { schema: { minProperties: 2 } }),
      [{ kind: 'narrowed', path: '', keyword: 'minProperties', was: undefined, is: 2 }],
    ],
    [
      'a rule of the screen',
      only(text),
      only(text, { more: { rules: { short: { ...rule, fail: { name: { eq: 'a' } } } } } }),
      [{ kind: 'rule', path: 'short', fields: ['name'] }],
    ],
    [
      'a value that is worked out',
      only({ type: 'integer' }),
      only({ type: 'integer' }, { fields: { name: { compute: { sum: [1, 2] } } } }),
      [{ kind: 'computed', path: 'name' }],
    ],
    [
      'entries of a list',
      { properties: { name: text, parts: entries({ code: text, size: text }) } },
      {
        properties: { name: text, parts: entries({ label: text, day }, ['day']) },
        fields: { 'parts.label': { was: ['parts.code'] } },
      },
      [
        { kind: 'removed', path: 'parts.size' },
        { kind: 'renamed', path: 'parts.label', from: 'parts.code' },
        { kind: 'added', path: 'parts.day' },
        { kind: 'required', path: 'parts.day', when: true },
      ],
    ],
    [
      'other calls that keep them',
      only(text),
      only(text, { more: { data: { removal: 'soft', calls: { list: { call: 'things.list' } } } } }),
      [
        { kind: 'store', path: 'data/calls', was: null, is: 'things.list' },
        { kind: 'store', path: 'data/removal', was: 'hard', is: 'soft' },
      ],
    ],
  ] as readonly (readonly [string, State, State, readonly object[]])[])(
    '%s',
    (_what, was, is, changes) => {
      expect(recordChanges(stateOf(was), stateOf(is))).toEqual(changes);
    },
  );

  it.each([
    ['what may be missing', only(text, { required: ['name'] }), only(text)],
    ['what may be null', only(text), only({ type: ['string', 'null'] })],
    ['any number where whole ones were', only({ type: 'integer' }), only({ type: 'number' })],
    ['a value more', only({ enum: ['a'] }), only({ enum: ['a', 'b'] })],
    [
      'names of values',
      only({ enum: ['a', 'b'] }),
      only({ oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] }),
    ],
    [
      'wider bounds',
      only({ ...text, minLength: 2, maxLength: 8 }),
      only({ ...text, minLength: 1, maxLength: 9 }),
    ],
    [
      'smaller steps',
      only({ type: 'number', multipleOf: 1 }),
      only({ type: 'number', multipleOf: 0.5 }),
    ],
    ['a pattern that is no more', only({ ...text, pattern: 'a' }), only(text)],
    ['other words', only({ ...text, title: 'A', description: 'B' }), only({ ...text, title: 'C' })],
    [
      'a rule that is no more',
      only(text, { more: { rules: { short: { ...rule, fail: true } } } }),
      only(text),
    ],
    [
      'other words of a rule',
      only(text, { more: { rules: { short: { ...rule, fail: true } } } }),
      only(text, { more: { rules: { short: { ...rule, fail: true, message: words('Never') } } } }),
    ],
  ] as readonly (readonly [string, State, State])[])('is nothing for %s', (_what, was, is) => {
    expect(recordChanges(stateOf(was), stateOf(is))).toEqual([]);
  });
});
