import { describe, expect, it } from 'vitest';
import { addDays } from '../../days/addDays.ts';
import { filledWeeks, mondayOf, weeksAround, type EnteredStanding } from './fillRate.ts';

const today = '2026-11-25';
const monday = '2026-11-23';
let slotId = 0;
const slot = (start: string, end: string, enteredOn: string): EnteredStanding => ({
  slotId: (slotId += 1),
  start,
  end,
  enteredOn,
  state: 'booked',
});
const city = (standing: readonly EnteredStanding[], areas = 2, places = 1) => ({
  areas,
  places,
  standing: [standing],
});

describe('weeks', () => {
  it('go from Monday to Sunday, 8 that are over, this one and 8 to come', () => {
    const weeks = weeksAround(today);
    expect(weeks).toHaveLength(17);
    expect(weeks[8]).toEqual({ start: monday, end: '2026-11-29' });
    expect(weeks[0]?.start).toBe('2026-09-28');
    expect([mondayOf('2026-11-29'), mondayOf(monday)]).toEqual([monday, monday]);
  });
});

describe('the fill rate', () => {
  it('is booked days of all days that can be booked', () => {
    const weeks = filledWeeks([city([slot(monday, '2026-11-29', '2026-11-01')])], today);
    expect(weeks[8]).toMatchObject({ booked: 7, available: 14, fill: 50 });
    expect(weeks[9]).toMatchObject({ booked: 0, fill: 0 });
  });

  it('counts places of an area apart, and none twice', () => {
    const both = [
      slot(monday, '2026-11-29', '2026-11-01'),
      slot(monday, '2026-11-23', '2026-11-01'),
      slot(monday, '2026-11-23', '2026-11-01'),
    ];
    expect(filledWeeks([city(both, 1, 2)], today)[8]).toMatchObject({ booked: 8, available: 14 });
    expect(filledWeeks([city(both, 1, 1)], today)[8]).toMatchObject({ booked: 7, available: 7 });
  });

  it('takes what is kept by an area around it as taken, whatever the places', () => {
    const covered = { ...slot(monday, monday, '2026-11-01'), state: 'covered' as const };
    expect(filledWeeks([city([covered], 1, 3)], today)[8]?.booked).toBe(3);
  });

  it('is nothing where nothing can be booked', () => {
    expect(filledWeeks([], today)[8]).toMatchObject({ fill: null, forecast: null });
  });
});

describe('the forecast', () => {
  const past = Array.from({ length: 8 }, (_, at) => addDays(monday, -7 * (at + 1)));
  const full = (start: string, enteredOn: string) => slot(start, addDays(start, 6), enteredOn);

  it('adds what the same lead time added on average', () => {
    // Of the past 8 weeks, 4 were filled ten days before they began.
    const late = past.slice(0, 4).map(start => full(start, addDays(start, -10)));
    const weeks = filledWeeks([city(late)], today);
    // Next Monday is 5 days away: no whole week, in which nothing was added.
    expect(weeks[9]).toMatchObject({ fill: 0, forecast: 0 });
    // The one after is 12 days away, one whole week: on that day nothing more came either.
    expect(weeks[10]).toMatchObject({ fill: 0, forecast: 0 });
    // 19 days away: two weeks before, they were still free; half of them came, of half of the areas.
    expect(weeks[11]).toMatchObject({ fill: 0, forecast: 25 });
  });

  it('goes on from what is booked now, up to everything', () => {
    const late = past.map(start => full(start, addDays(start, -1)));
    const next = addDays(monday, 7);
    const weeks = filledWeeks([city([...late, full(next, '2026-11-20')], 1)], today);
    expect(weeks[9]).toMatchObject({ fill: 100, forecast: 100 });
    expect(weeks[10]).toMatchObject({ fill: 0, forecast: 100 });
  });

  it('is none of a week that is over', () => {
    expect(filledWeeks([city([])], today).map(({ forecast }) => forecast === null)).toEqual(
      Array.from({ length: 17 }, (_, at) => at < 8),
    );
  });
});
