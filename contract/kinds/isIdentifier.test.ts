import { describe, expect, it } from 'vitest';
import { formatValue } from './formatValue.ts';
import { isIdentifier } from './isIdentifier.ts';

describe('a number that names something', () => {
  it.each(['id', 'cityId', 'entity_id', 'record.id', 'details.slotId', 'city2Id'])(
    '%s reads as it stands',
    path => {
      const field = { kind: 'number', options: [], path } as const;
      expect(isIdentifier(field)).toBe(true);
      expect(formatValue(field, 168_745, 'en')).toBe('168745');
      expect(formatValue(field, null, 'en')).toBe('--');
    },
  );

  it.each(['days', 'paid', 'bid', 'grid', 'idle', 'ID', 'cityIds', 'Id'])('%s is counted', path => {
    const field = { kind: 'number', options: [], path } as const;
    expect(isIdentifier(field)).toBe(false);
    expect(formatValue(field, 168_745, 'en')).toBe('1,68,745');
  });

  it('leaves other kinds alone, and values that are no number', () => {
    expect(isIdentifier({ kind: 'money', path: 'cityId' })).toBe(false);
    expect(formatValue({ kind: 'number', options: [], path: 'cityId' }, 'x1', 'en')).toBe('x1');
  });
});
