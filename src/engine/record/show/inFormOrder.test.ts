import { describe, expect, it } from 'vitest';
import { sampleScreen } from '../../sample.fixture.ts';
import { inFormOrder } from './inFormOrder.ts';

describe('inFormOrder', () => {
  it('puts fields as the form has them, then those of the schema, then what no field is', () => {
    const changes = ['made', 'netsuite', 'note', 'days', 'name'].map(field => ({ field }));
    expect(inFormOrder(sampleScreen, changes).map(({ field }) => field)).toEqual([
      'name',
      'days',
      'note',
      'netsuite',
      'made',
    ]);
  });
});
