import { describe, expect, it } from 'vitest';
import { comboValidityWarning } from './comboValidity.ts';
import { validityLimit } from './validityLimit.ts';

const terms = {
  optionDays: 365,
  packageName: 'Premium',
  regionIds: [] as number[],
  regionNames: [] as string[],
  cityNames: [] as string[],
};
const southWestDelhi = { packageName: 'Winter Bonanza', regionNames: ['South West Delhi'] };

describe('T82 how long a package may run', () => {
  it.each([
    ['no rule', {}, 365],
    ['region 1', { regionIds: [1] }, 180],
    ['region 2', { regionIds: [2] }, 180],
    ['region 3', { regionIds: [3] }, 365],
    ['region 4', { regionIds: [3, 4] }, 180],
    ['region 1, shorter option', { regionIds: [1], optionDays: 90 }, 90],
    ['Chennai alone', { cityNames: ['Chennai'] }, 90],
    ['Chennai with another city', { cityNames: ['Chennai', 'Pune'] }, 365],
    ['Hyderabad', { cityNames: ['Hyderabad'] }, 90],
    ['Hyderabad with another city', { cityNames: ['Pune', 'Hyderabad'] }, 90],
    ['region 1 and Hyderabad: the tighter', { regionIds: [1], cityNames: ['Hyderabad'] }, 90],
    ['Winter Bonanza, 90 days', { ...southWestDelhi, optionDays: 90 }, 150],
    ['Winter Bonanza, 180 days', { ...southWestDelhi, optionDays: 180 }, 180],
    ['Winter Bonanza, 179 days', { ...southWestDelhi, optionDays: 179 }, 239],
    ['Winter Bonanza in region 1', { ...southWestDelhi, regionIds: [1], optionDays: 150 }, 180],
    [
      'Winter Bonanza elsewhere',
      { ...southWestDelhi, regionNames: ['South Delhi'], optionDays: 90 },
      90,
    ],
    ['another package there', { ...southWestDelhi, packageName: 'Premium', optionDays: 90 }, 90],
  ])('%s', (_title, change, expected) => {
    expect(validityLimit({ ...terms, ...change })).toBe(expected);
  });
});

it.each([
  [90, 90, undefined],
  [
    91,
    90,
    'Your Combo is exceeding the allowed validity period and will require approval. Please adjust the dates or seek delayed activation approval on the next step',
  ],
])('T83 a combo of %i days of %i: %j', (days, allowed, expected) => {
  expect(comboValidityWarning(days, allowed)).toBe(expected);
});
