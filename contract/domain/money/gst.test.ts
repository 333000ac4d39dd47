import { expect, it } from 'vitest';
import { gstOn } from './gst.ts';

it.each([
  [100_000, 18_000],
  [99_99, 18_00],
  [299_97, 54_00],
  [100_05, 18_00],
  [5, 0],
  [6, 2],
  [0, 0],
  [-100_000, -18_000],
])('T53 GST on %i paise is %i', (taxable, gst) => {
  expect(gstOn(taxable)).toBe(gst);
});

it('T53 has two equal halves within one paisa of 18 percent', () => {
  for (let taxable = 0; taxable < 30_000; taxable++) {
    expect(gstOn(taxable) % 2).toBe(0);
    expect(Math.abs(gstOn(taxable) - taxable * 0.18)).toBeLessThanOrEqual(1.000001);
  }
});
