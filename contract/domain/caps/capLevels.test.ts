import { describe, expect, it } from 'vitest';
import { tightestCap, type Cap } from './capLevels.ts';

const mumbai: Cap = { level: 'INDIVIDUAL_CITY', cityId: 18, limit: 3 };
const each: Cap = { level: 'CITY', cityId: null, limit: 5 };
const india: Cap = { level: 'PAN_INDIA', cityId: null, limit: 10 };

describe('T125 the tightest cap wins', () => {
  it.each([
    [18, { inCity: 2, inIndia: 2 }, mumbai, 1],
    [18, { inCity: 3, inIndia: 3 }, mumbai, 0],
    [18, { inCity: 9, inIndia: 9 }, mumbai, 0],
    [20, { inCity: 2, inIndia: 2 }, each, 3],
    [20, { inCity: 2, inIndia: 9 }, india, 1],
    [20, { inCity: 0, inIndia: 10 }, india, 0],
  ])('in city %i with %j', (cityId, booked, cap, left) => {
    expect(tightestCap([mumbai, each, india], cityId, booked)).toEqual({ cap, left });
  });

  it('is none where no cap applies', () => {
    expect(tightestCap([mumbai], 20, { inCity: 99, inIndia: 99 })).toBeUndefined();
    expect(tightestCap([], 18, { inCity: 0, inIndia: 0 })).toBeUndefined();
  });
});
