import { describe, expect, it } from 'vitest';
import { amenities } from '#tests/support/amenities.ts';
import { completeScreen } from '../complete/completeScreen.ts';
import { lockReason } from './lockReason.ts';
import type { ScreenFile } from '../types.ts';

const text = (en: string, hi: string) => ({ en, hi });
const closed = { isTaken: { eq: true } } as const;

const screenOf = (parts: Partial<ScreenFile>) => {
  const screen = completeScreen(
    {
      format: 1,
      resource: 'things',
      route: '/things',
      label: { one: text('Thing', 'चीज़'), other: text('Things', 'चीज़ें') },
      schema: 'thing.schema.json',
      access: {},
      fields: {
        isTaken: { label: text('Taken', 'ले लिया') },
        price: { readonly: closed },
        note: { readonly: { any: [closed, { price: { eq: 1 } }] } },
      },
      list: { columns: ['price'] },
      form: ['price'],
      ...parts,
    },
    {
      type: 'object',
      properties: {
        isTaken: { type: 'boolean' },
        price: { type: 'integer' },
        note: { type: 'string' },
        id: { type: 'integer', readOnly: true },
      },
    },
  );
  if (screen.type !== 'records') throw new Error('It has records');
  return screen;
};

describe('why a field is closed', () => {
  it('is what the note of the form says that stands there for the same reason', () => {
    const note = text('NetSuite has it.', 'यह नेटसुइट के पास है।');
    const screen = screenOf({ form: [{ note, visible: closed }, 'price'] });
    expect(lockReason(screen, 'price')).toEqual(note);
  });

  it('is the value that closes it, where no note says more', () => {
    expect(lockReason(screenOf({}), 'price')).toEqual({
      en: 'This field cannot be changed. Taken: Yes.',
      hi: 'यह फ़ील्ड बदली नहीं जा सकती। ले लिया: हाँ।',
    });
  });

  it('is nothing for what nobody may ever change, or several conditions', () => {
    expect(lockReason(screenOf({}), 'id')).toBeUndefined();
    expect(lockReason(screenOf({}), 'note')).toBeUndefined();
    if (amenities.type === 'records')
      expect(lockReason(amenities, 'since')?.en).toMatch(/cannot be changed\. .+: No\.$/);
  });
});
