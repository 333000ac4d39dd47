import { describe, expect, it } from 'vitest';
import { tourNames } from './tourFields.ts';
import {
  tourCheck,
  tourFaults,
  tourInBothLanguages,
  tourMessages,
  tourMissing,
} from './tourRules.ts';
import { tourInstant, tourStatus, tourTime } from './tourTime.ts';

const devanagari = /[\u0900-\u097f]/;
const now = new Date('2026-11-20T06:00:00.000Z');

describe('the times of tours', () => {
  it.each([
    ['2026-12-01T11:30:00+0530', '2026-12-01T11:30:00+0530'],
    ['2026-12-01T06:00:15.000Z', '2026-12-01T11:30:15+0530'],
    ['2026-12-01T23:00+00:00', '2026-12-02T04:30:00+0530'],
  ])('%s is answered as %s', (text, expected) => {
    const instant = tourInstant(text);
    expect(instant && tourTime(instant)).toBe(expected);
  });

  it.each(['', 'soon', '2026-12-01', '2026-12-01T11:30:00', '2026-13-01T11:30:00Z', null])(
    '%j is none',
    text => {
      expect(tourInstant(text)).toBeUndefined();
    },
  );
});

describe('the status of a tour', () => {
  const start = new Date('2026-11-20T05:00:00Z');
  const end = new Date('2026-11-20T07:00:00Z');
  it.each([
    [1, '2026-11-20T04:59:59Z', 'upcoming'],
    [1, '2026-11-20T05:00:00Z', 'live'],
    [1, '2026-11-20T07:00:00Z', 'ended'],
    [4, '2026-11-20T06:00:00Z', 'cancelled'],
    [9, '2026-11-20T06:00:00Z', 'ended'],
  ])('of status %i at %s is %s', (statusId, at, expected) => {
    expect(tourStatus({ statusId, start, end }, new Date(at))).toBe(expected);
  });
});

describe('the rules of a tour', () => {
  it('a required field without a value is told in the one sentence of the form', () => {
    const missing = tourMissing({});
    expect(missing).toHaveLength(9);
    expect(new Set(missing.map(({ message }) => message))).toEqual(
      new Set(['This field is required.']),
    );
    expect(tourCheck.missing({ record: {} })[0]).toMatchObject({
      path: 'webinar_start_date_time',
      message: { en: 'This field is required.' },
    });
  });

  it('a stored start that has passed may stay, and may not be moved', () => {
    const originalStart = new Date('2026-11-20T05:00:00Z');
    const fields = (start: string) =>
      tourFaults({ webinar_start_date_time: start }, { now, originalStart }).map(
        ({ message }) => message,
      );
    expect(fields('2026-11-20T10:30:00+0530')).toEqual([]);
    expect(fields('2026-11-21T10:30:00+0530')).toEqual([tourMessages.begun]);
  });

  it.each(Object.values(tourMessages))('%s, in Hindi too', message => {
    expect(tourInBothLanguages(message).hi).toMatch(devanagari);
  });

  it('calls every field in both languages', () => {
    for (const { hi } of Object.values(tourNames)) expect(hi).toMatch(devanagari);
  });
});
