import { expect, it } from 'vitest';
import { lastCycles, cycleName } from './incentiveCycles.ts';
import { periodName } from './periodName.ts';

it.each([
  ['November 2026', 'नवंबर 2026'],
  ['Quarter from October 2026', 'अक्टूबर 2026 से तिमाही'],
  ['Festival November 2026', 'Festival November 2026'],
  ['', ''],
])('"%s" is "%s" in Hindi', (name, words) => {
  expect(periodName(name, 'hi')).toBe(words);
  expect(periodName(name, 'en')).toBe(name);
});

it.each(['Monthly', 'Quarterly'] as const)('knows every %s cycle that is made', frequency => {
  for (const cycle of lastCycles('2026-11-25', 12, frequency))
    expect(periodName(cycleName(cycle), 'hi')).not.toMatch(/[A-Za-z]/);
});
