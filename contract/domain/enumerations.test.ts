import { describe, expect, it } from 'vitest';
import { labelOf, type Labelled } from './enumeration.ts';
import { enumerations } from './enumerations.ts';

describe('enumerations', () => {
  it.each(Object.entries<readonly Labelled[]>(enumerations))(
    '%s has ids and labels, each once',
    (_name, rows) => {
      expect(rows.length).toBeGreaterThan(1);
      expect(new Set(rows.map(row => row.id)).size).toBe(rows.length);
      expect(new Set(rows.map(row => row.label)).size).toBe(rows.length);
      expect(rows.every(row => row.label !== '')).toBe(true);
    },
  );

  it('have no label for an unknown id', () => {
    expect(labelOf(enumerations.clientTypes, 2)).toBe('Broker');
    expect(labelOf(enumerations.clientTypes, '2')).toBeUndefined();
    expect(labelOf(enumerations.clientTypes, null)).toBeUndefined();
  });
});
