import { describe, expect, it } from 'vitest';
import { activationFaults } from './activationFaults.ts';
import { readActivationValues } from './readActivationValues.ts';
import { complimentaryFaults } from './complimentary.ts';
import { readConfigParameters } from './configParameters.ts';

const product = { name: 'Nivaas', slug: 'nivaas' };

describe('parameters of a product config', () => {
  it('may be JSON text, without what has no value', () => {
    const good = { quantity: 0, promotedDays: 30, nivaasSubscriptionRegionId: 4 };
    for (const given of [good, JSON.stringify({ ...good, cityUUID: '' })])
      expect(readConfigParameters(given, product)).toEqual({
        parameters: good,
        unknown: [],
        faults: [],
      });
    expect(readConfigParameters(null, product).parameters).toEqual({});
  });

  it.each<[object, string[], string[]]>([
    [{ colour: 'red' }, ['colour'], []],
    [{ '{product}SubscriptionRegionId': 1 }, ['{product}SubscriptionRegionId'], []],
    [{ quantity: -1 }, [], ['quantity']],
    [{ quantity: '5' }, [], ['quantity']],
    [{ promotedDays: 0 }, [], ['promotedDays']],
    [{ promotedDays: 1.5 }, [], ['promotedDays']],
    [{ cityUUID: 'Pune' }, [], ['cityUUID']],
    [{ nivaasSubscriptionRegionId: 0 }, [], ['nivaasSubscriptionRegionId']],
  ])('%j', (given, unknown, faulty) => {
    const answer = readConfigParameters(given, product);
    expect([answer.unknown, answer.faults.map(({ name }) => name)]).toEqual([unknown, faulty]);
  });
});

describe('activation parameters', () => {
  it.each<[unknown, object | undefined]>([
    ['{"startDate":"2026-11-21"}', { startDate: '2026-11-21' }],
    [{ a: 1 }, { a: 1 }],
    ['{', undefined],
    ['[]', undefined],
    [null, undefined],
  ])('%j (T99)', (given, values) => {
    expect(readActivationValues(given)).toEqual(values);
  });

  const parameters = [
    { name: 'startDate', type: 'date' },
    { name: 'language', type: 'enum', allowedValues: ['0', '1'] },
    { name: 'polygonUuids', type: 'polygons' },
    { name: 'note', type: 'string' },
    { name: 'count', type: 'number' },
    { name: 'isNew', type: 'boolean' },
  ];
  it.each<[object, string[]]>([
    [{}, []],
    [
      { startDate: '2026-11-21', language: 0, polygonUuids: [], note: 'x', count: 0, isNew: false },
      [],
    ],
    [{ promotedDays: 30 }, []],
    [{ startDate: '2026-02-30' }, ['startDate']],
    [{ startDate: '21/11/2026', language: 2 }, ['startDate', 'language']],
    [
      { polygonUuids: 'x', note: 5, count: '0', isNew: 'no' },
      ['polygonUuids', 'note', 'count', 'isNew'],
    ],
  ])('%j', (values, faulty) => {
    expect(activationFaults(parameters, { ...values }).map(({ name }) => name)).toEqual(faulty);
  });
});

describe('a complimentary product', () => {
  it.each<[object, string[]]>([
    [{ packageId: 1 }, []],
    [{ opportunityId: 1, startDate: '2026-11-20', endDate: '2026-11-20' }, []],
    [{}, ['packageId']],
    [{ packageId: 1, opportunityId: 1 }, ['packageId']],
    [{ packageId: 1, startDate: '2026-11-21', endDate: '2026-11-20' }, ['endDate']],
    [{ packageId: 1, startDate: '0001-01-01' }, ['startDate']],
  ])('%j', (given, fields) => {
    expect(complimentaryFaults(given, '2026-11-20').map(({ field }) => field)).toEqual(fields);
  });
});
