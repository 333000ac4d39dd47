import { describe, expect, it } from 'vitest';
import {
  draftIn,
  fieldsOf,
  inFormOrder,
  isColumn,
  withColumn,
  withField,
  withFieldKeys,
  withMoved,
  withoutField,
  withRequired,
  type ScreenDraft,
} from './screenDraft.ts';

const draft: ScreenDraft = {
  file: {
    resource: 'gates',
    fields: { width: { unit: 'm' } },
    list: {
      columns: ['name', { field: 'width', width: 90 }],
      filters: ['width'],
      search: ['name'],
    },
    form: ['name', { section: 'Size', of: [['width', 'height']] }],
  },
  schema: {
    type: 'object',
    required: ['name'],
    properties: {
      id: { type: 'integer', readOnly: true },
      name: { type: 'string' },
      width: { type: 'integer' },
      height: { type: 'integer' },
    },
  },
};
const plain: ScreenDraft = { file: { resource: 'gates' }, schema: draft.schema };
const namesIn = (one: ScreenDraft) => inFormOrder(one).map(({ name }) => name);

describe('a draft of a screen', () => {
  it('is read of the values of its form, whatever they are', () => {
    expect(draftIn({ screen: draft })).toEqual(draft);
    expect(draftIn({})).toEqual({ file: {}, schema: null });
    expect(draftIn({ screen: { file: [], schema: 'x' } })).toEqual({ file: {}, schema: null });
  });

  it('tells its fields with what the file adds', () => {
    expect(
      fieldsOf(draft).map(({ name, isRequired, isKept, keys }) => [name, isRequired, isKept, keys]),
    ).toEqual([
      ['id', false, true, {}],
      ['name', true, false, {}],
      ['width', false, false, { unit: 'm' }],
      ['height', false, false, {}],
    ]);
  });

  it('gets a field at the end of its form and its list', () => {
    const field = {
      name: 'colour',
      property: { type: 'string' as const },
      keys: { as: 'text' },
      isRequired: true,
    };
    const next = withField(draft, field, true);
    expect(next.schema?.['required']).toEqual(['name', 'colour']);
    expect(next.file['form']).toEqual([...(draft.file['form'] as []), 'colour']);
    expect(isColumn(next, 'colour')).toBe(true);
    expect(next.file['fields']).toEqual({ width: { unit: 'm' }, colour: { as: 'text' } });
    // What the file does not say follows from the schema.
    expect(withField(plain, { ...field, keys: {} }, true).file).toEqual(plain.file);
  });

  it('loses a field wherever it stands, and a group with its last one', () => {
    const next = withoutField(withoutField(draft, 'width'), 'height');
    expect(next.file).toEqual({
      resource: 'gates',
      list: { columns: ['name'], search: ['name'] },
      form: ['name'],
    });
    expect(Object.keys(next.schema?.['properties'] as object)).toEqual(['id', 'name']);
  });

  it('moves a field among those that it stands with', () => {
    expect(namesIn(withMoved(draft, 'height', -1))).toEqual(['name', 'height', 'width', 'id']);
    expect(withMoved(draft, 'name', -1).file['form']).toEqual(draft.file['form']);
    expect(withMoved(plain, 'width', 1).file['form']).toEqual(['name', 'height', 'width']);
  });

  it('has a column of a field, or none', () => {
    expect([isColumn(draft, 'width'), isColumn(draft, 'height'), isColumn(plain, 'name')]).toEqual([
      true,
      false,
      undefined,
    ]);
    expect(withColumn(draft, 'width', false).file['list']).toMatchObject({ columns: ['name'] });
    expect(withColumn(plain, 'height', false)).toBe(plain);
  });

  it('leaves out what says nothing', () => {
    expect(withFieldKeys(draft, 'width', {}).file).not.toHaveProperty('fields');
    expect(withRequired(draft, 'name', false).schema?.['required']).toEqual([]);
  });
});
