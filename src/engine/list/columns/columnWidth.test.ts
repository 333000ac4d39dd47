import { describe, expect, it } from 'vitest';
import type { Field, Text, Tone } from '#contract/model/types.ts';
import { columnWidth } from './columnWidth.ts';

const said = (words: string): Text => ({ en: words, hi: words });
const english = (text: Text) => text.en;

const field = (
  kind: Field['kind'],
  label: string,
  words: readonly string[] = [],
  tone: Tone = 'neutral',
) => ({
  path: 'one',
  kind,
  label: said(label),
  options: words.map(word => ({ value: word, label: said(word), tone, when: {} })),
  missing: [],
});

const widthOf = (...of: Parameters<typeof field>) => columnWidth(field(...of), english, false);

describe('the width of a column', () => {
  it('is that of its head, where this needs more than its values', () => {
    // Letters of 12 px, the arrow of sorting and the padding.
    expect(widthOf('number', 'Successful records')).toBeGreaterThan(18 * 6.5 + 18 + 24);
    expect(widthOf('choice', 'Frequency', ['Monthly'])).toBeGreaterThan(9 * 6.6 + 18 + 24);
  });

  it('of a choice is that of its longest word, within bounds', () => {
    expect(widthOf('choice', 'Mode', ['UPI', 'Cash'])).toBe(92);
    expect(widthOf('choice', 'Mode', ['UPI', 'Virtual account'])).toBeGreaterThan(15 * 6.4 + 24);
    expect(widthOf('choice', 'Mode', ['x'.repeat(60)])).toBe(124);
  });

  it('of a status has room for its chip and no more than that', () => {
    const short = widthOf('choice', 'Status', ['Live', 'Upcoming'], 'success');
    const long = widthOf('choice', 'Status', ['Live', 'Awaiting payment'], 'success');
    expect(short).toBeLessThan(130);
    // Letters as Chromium draws them, the chip's icon and padding, and those of the cell.
    const wordy = widthOf('choice', 'State', ['No payment found'], 'warning');
    expect(wordy).toBeGreaterThan(16 * 6.9 + 24 + 36);
    expect(long).toBeGreaterThan(16 * 6.4 + 24 + 30);
  });

  it('of a moment holds day and time, unless it can only have passed', () => {
    expect(widthOf('datetime', 'Expires')).toBe(132);
    expect(
      columnWidth({ ...field('datetime', 'Updated'), path: 'updatedAt' }, english, false),
    ).toBe(104);
  });

  it('of a client is wider than that of people and places', () => {
    const widthAt = (path: string) =>
      columnWidth({ ...field('text', 'Account'), path }, english, false);
    expect(widthAt('accountName')).toBeGreaterThan(widthAt('agentName') + 50);
  });

  it('holds what is said where there is no value, in the language of the reader', () => {
    const missing = [{ text: { en: 'No price needed', hi: 'ना' }, when: {} }];
    const money = { ...field('money', 'Price'), missing };
    expect(columnWidth(money, english, false)).toBeGreaterThan(15 * 6.4 + 24);
    expect(columnWidth(money, text => text.hi, false)).toBe(104);
  });
});
