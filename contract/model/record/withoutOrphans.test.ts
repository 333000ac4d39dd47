import { describe, expect, it } from 'vitest';
import { completeFields } from '../complete/completeField.ts';
import { referencesToCheck } from './referencesToCheck.ts';
import { withoutOrphans } from './withoutOrphans.ts';

const id = { type: 'integer' } as const;

const fields = completeFields(
  {
    type: 'object',
    properties: {
      stateId: id,
      cityId: id,
      localityId: id,
      otherId: id,
      size: { type: 'string' },
      stops: { type: 'array', items: { type: 'object', properties: { localityId: id } } },
    },
  },
  {
    cityId: {
      as: 'reference',
      reference: { to: 'cities', where: { stateId: { eq: { $: 'record.stateId' } } } },
    },
    localityId: {
      as: 'reference',
      reference: { to: 'localities', where: { cityId: { eq: { $: 'record.cityId' } } } },
    },
    otherId: { as: 'reference', reference: { to: 'cities' } },
    size: {
      as: 'choice',
      options: [{ value: 's' }, { value: 'l', when: { stateId: { eq: 1 } } }],
    },
    'stops.localityId': {
      as: 'reference',
      reference: { to: 'localities', where: { cityId: { eq: { $: 'parent.cityId' } } } },
    },
  },
);

const full = { stateId: 1, cityId: 2, localityId: 3, otherId: 4, size: 'l' };

describe('withoutOrphans', () => {
  const change = (before: object, after: Record<string, unknown>) =>
    withoutOrphans(fields, { record: before }, { record: after });

  it('clears three levels deep, and options that are gone', () => {
    expect(change(full, { ...full, stateId: 9 })).toEqual({ stateId: 9, otherId: 4 });
  });

  it('clears the locality alone with the city', () => {
    const { localityId: _, ...rest } = full;
    expect(change(full, { ...full, cityId: 8 })).toEqual({ ...rest, cityId: 8 });
  });

  it('clears in lists when what stands around the item changes, not when items move', () => {
    const record = { cityId: 2, stops: [{ localityId: 3 }, { localityId: 5 }] };
    expect(change(record, { ...record, cityId: 9 })).toEqual({ cityId: 9, stops: [{}, {}] });
    const moved = { ...record, stops: [{ localityId: 5 }, { localityId: 3 }] };
    expect(change(record, moved)).toBe(moved);
  });

  it('leaves all else as it is', () => {
    const next = { ...full, localityId: 7 };
    expect(change(full, next)).toBe(next);
  });
});

describe('referencesToCheck', () => {
  const check = (record: object, previous?: object) =>
    referencesToCheck(fields, { record, ...(previous && { previous }) }).map(
      ({ path, ids, where }) => [path, ids, where],
    );

  it('asks for what is named anew, with what it must meet', () => {
    expect(check({ ...full, stops: [{ localityId: 6 }] })).toEqual([
      ['cityId', [2], { stateId: { eq: 1 } }],
      ['localityId', [3], { cityId: { eq: 2 } }],
      ['otherId', [4], true],
      ['stops.0.localityId', [6], { cityId: { eq: 2 } }],
    ]);
  });

  it('asks again for what stays when what it depends on has moved', () => {
    expect(check({ ...full, stateId: 9 }, full)).toEqual([['cityId', [2], { stateId: { eq: 9 } }]]);
    expect(check(full, full)).toEqual([]);
  });
});
