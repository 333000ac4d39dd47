import { describe, expect, it } from 'vitest';
import { begunRecord } from './begunRecord.ts';
import { completeFields } from '../complete/completeField.ts';
import type { JsonSchema } from '../jsonSchema.ts';

const schema: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    status: { type: 'string', default: 'draft' },
    active: { type: 'boolean', default: true },
    reason: { type: 'string', default: 'none' },
    options: {
      type: 'object',
      required: ['page'],
      properties: { page: { type: 'string' }, plain: { type: 'boolean', default: true } },
    },
  },
};
const screen = {
  schema,
  fields: completeFields(schema, {
    reason: { visible: { status: { eq: 'dropped' } }, whenHidden: 'clear' },
  }),
};
const begun = (sent: Record<string, unknown>) =>
  begunRecord(screen, sent, { user: { id: 1 }, today: '2026-11-20' });

describe('a new record of which some fields were sent', () => {
  it('begins the others as the form does', () => {
    expect(begun({ name: 'a' })).toEqual({ name: 'a', status: 'draft', active: true });
  });

  it('keeps what was sent, null included', () => {
    expect(begun({ status: 'open', active: null })).toEqual({ status: 'open', active: null });
  });

  it('fills an object that was sent, and begins none that would ask for more', () => {
    expect(begun({ options: { page: 'a' } })).toMatchObject({
      options: { page: 'a', plain: true },
    });
    expect(begun({ options: { page: 'a', plain: false } })).toMatchObject({
      options: { plain: false },
    });
    expect(begun({ name: 'a' })).not.toHaveProperty('options');
  });

  it('gives a hidden field no value that it would not keep', () => {
    expect(begun({ status: 'dropped' })).toMatchObject({ reason: 'none' });
    expect(begun({})).not.toHaveProperty('reason');
  });
});
