import { describe, expect, it } from 'vitest';
import { timeFormats } from './validatorOptions.ts';

const isDate = (text: string) => timeFormats['date']?.test(text);
const isInstant = (text: string) => timeFormats['date-time']?.test(text);

describe('days', () => {
  it.each(['0001-01-01', '9999-12-31', '2024-02-29', '2000-02-29', '2026-04-30'])(
    '%s is one',
    text => expect(isDate(text)).toBe(true),
  );
  it.each([
    '0000-01-01',
    '0000-02-29',
    '10000-01-01',
    '99999-01-01',
    '-000001-01-01',
    '+002026-01-01',
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-01',
    '2026-01-00',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    '',
  ])('%s is none', text => expect(isDate(text)).toBe(false));

  it('are those of the calendar, all years through', () => {
    const wrong: string[] = [];
    for (let at = Date.UTC(1999, 0, 1); at < Date.UTC(2101, 0, 1); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      if (!isDate(day)) wrong.push(day);
    }
    expect(wrong).toEqual([]);
  });
});

describe('instants', () => {
  it.each([
    '2026-11-21T09:30:00Z',
    '2026-11-21T09:30:00.123Z',
    '2026-11-21T09:30:00+05:30',
    '0001-01-02T00:00:00Z',
  ])('%s is one', text => {
    expect(isInstant(text)).toBe(true);
    expect(new Date(text).toISOString()).toMatch(/^\d{4}-/);
  });
  it.each([
    '0000-01-01T00:00:00Z',
    '99999-01-01T00:00:00Z',
    '-000001-01-01T00:00:00.000Z',
    '2026-02-30T00:00:00Z',
    '2016-12-31T23:59:60Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T09:30:00',
    '2026-11-21',
  ])('%s is none', text => expect(isInstant(text)).toBe(false));
});
