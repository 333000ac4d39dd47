import { describe, expect, it } from 'vitest';
import { capFaults, type CapFields } from './capFaults.ts';

const today = '2026-11-20';
const cap: CapFields = { level: 'PAN_INDIA', startDate: '2026-12-01', endDate: '2026-12-31' };

const order = 'Start Date should be earlier than or equal to End Date';
const bounds = 'Date must be within 100 years of today';

describe('T125 the city of a cap', () => {
  it.each<[Partial<CapFields>, string[]]>([
    [{ level: 'PAN_INDIA' }, []],
    [{ level: 'CITY', cityId: null }, []],
    [{ level: 'INDIVIDUAL_CITY', cityId: 18 }, []],
    [{ level: 'INDIVIDUAL_CITY' }, ['Choose the city that this cap is for.']],
    [{ level: 'INDIVIDUAL_CITY', cityId: null }, ['Choose the city that this cap is for.']],
    [{ level: 'CITY', cityId: 18 }, ['Choose a city only for a cap on one named city.']],
    [{ level: 'PAN_INDIA', cityId: 18 }, ['Choose a city only for a cap on one named city.']],
  ])('of %j', (fields, expected) => {
    const faults = capFaults({ ...cap, ...fields }, today);
    expect(faults.map(({ message }) => message)).toEqual(expected);
  });
});

describe('the days of a cap', () => {
  it.each<[string, string, [string, string][]]>([
    ['2026-12-01', '2026-12-01', []],
    ['2026-12-02', '2026-12-01', [['startDate', order]]],
    ['2026-12-01', '2226-12-01', [['endDate', bounds]]],
    [
      '1826-12-01',
      '1826-12-01',
      [
        ['startDate', bounds],
        ['endDate', bounds],
      ],
    ],
  ])('from %s to %s', (startDate, endDate, expected) => {
    const faults = capFaults({ ...cap, startDate, endDate }, today);
    expect(faults.map(({ field, message }) => [field, message])).toEqual(expected);
  });
});
