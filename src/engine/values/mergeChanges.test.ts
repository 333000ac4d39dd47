import { describe, expect, it } from 'vitest';
import { mergeChanges } from './mergeChanges.ts';

const original = { id: 7, version: 1, name: 'Relax', price: 100, note: null, at: { city: 'Pune' } };
const paths = ['name', 'price', 'note', 'at.city', 'products'];

const merge = (mine: object, theirs: object) =>
  mergeChanges({
    original,
    mine: { ...original, ...mine },
    theirs: { ...original, version: 2, ...theirs },
    paths,
  });

describe('mergeChanges', () => {
  it.each([
    {
      what: 'nobody else changed a field',
      mine: { name: 'Relax +' },
      theirs: {},
      merged: { name: 'Relax +' },
      from: { mine: ['name'], theirs: [] },
    },
    {
      what: 'each changed another field',
      mine: { name: 'Relax +' },
      theirs: { price: 90 },
      merged: { name: 'Relax +', price: 90 },
      from: { mine: ['name'], theirs: ['price'] },
    },
    {
      what: 'both made the same change',
      mine: { price: 90 },
      theirs: { price: 90 },
      merged: { price: 90 },
      from: { mine: [], theirs: [] },
    },
    {
      what: 'the change is inside an object',
      mine: { at: { city: 'Nashik' } },
      theirs: { name: 'Calm' },
      merged: { name: 'Calm', at: { city: 'Nashik' } },
      from: { mine: ['at.city'], theirs: ['name'] },
    },
    {
      what: 'a field was cleared',
      mine: { price: undefined },
      theirs: { note: 'n' },
      merged: { price: undefined, note: 'n' },
      from: { mine: ['price'], theirs: ['note'] },
    },
    {
      what: 'null and missing are no change',
      mine: { note: undefined },
      theirs: { note: null },
      merged: { note: null },
      from: { mine: [], theirs: [] },
    },
  ])('merges when $what', ({ mine, theirs, merged, from }) => {
    const result = merge(mine, theirs);
    expect(result.conflicts).toEqual([]);
    expect(result.merged).toEqual({ ...original, version: 2, ...merged });
    expect({ mine: result.mine, theirs: result.theirs }).toEqual(from);
  });

  it('leaves a field that both changed to the person, with all three values', () => {
    const result = merge({ price: 80, name: 'Relax +' }, { price: 90 });
    expect(result.conflicts).toEqual([{ path: 'price', original: 100, mine: 80, theirs: 90 }]);
    expect(result.merged).toMatchObject({ price: 90, name: 'Relax +', version: 2 });
  });

  it('treats a list as one field, whatever the order of keys in its items', () => {
    const result = merge(
      { products: [{ id: 1, days: 30 }] },
      { products: [{ days: 30, id: 1 }], name: 'Calm' },
    );
    expect(result.conflicts).toEqual([]);
    expect(merge({ products: [1] }, { products: [2] }).conflicts).toHaveLength(1);
  });

  it('takes the stored record for fields that nobody edits', () => {
    expect(
      mergeChanges({ original, mine: original, theirs: { ...original, by: 'x' }, paths }).merged,
    ).toEqual({ ...original, by: 'x' });
  });
});
