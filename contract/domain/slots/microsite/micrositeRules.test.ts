import { describe, expect, it } from 'vitest';
import { dateMessages } from '../../checks/dateChecks.ts';
import { micrositeNames } from './micrositeRules.ts';
import { micrositeMessages, micrositeMissing, micrositeRules } from './micrositeRules.ts';

const devanagari = /[\u0900-\u097f]/;

describe('the rules of a microsite', () => {
  it('what an empty one lacks is what one needs, and each is told in both languages', () => {
    const missing = micrositeRules.missing({});
    expect(missing.map(({ field }) => field)).toEqual(micrositeRules.needed({}));
    for (const { message } of missing)
      expect(micrositeRules.inBothLanguages(message).hi).toMatch(devanagari);
  });

  it('what the specification asks for is asked for in its words', () => {
    const told = micrositeRules.missing({}).map(({ message }) => message);
    expect(told).toEqual(expect.arrayContaining(Object.values(micrositeMissing)));
  });

  it('days in the wrong order are told at the end date, one day is a range (T79)', () => {
    const faultsOf = (start_date: string, end_date: string) =>
      micrositeRules.faults({ start_date, end_date }, { today: '2026-11-20' });
    expect(faultsOf('2026-12-02', '2026-12-01')).toEqual([
      { field: 'end_date', code: 'order', message: dateMessages.micrositeOrder },
    ]);
    expect(faultsOf('2026-12-01', '2026-12-01')).toEqual([]);
  });

  it.each([...Object.values(micrositeMessages), dateMessages.micrositeOrder])(
    '%s, in Hindi too',
    message => {
      expect(micrositeRules.inBothLanguages(message)).toEqual({
        en: message,
        hi: expect.stringMatching(devanagari) as string,
      });
    },
  );

  it('every field has its name in both languages', () => {
    for (const { en, hi } of Object.values(micrositeNames)) {
      expect(en).not.toBe('');
      expect(hi).toMatch(devanagari);
    }
  });
});
