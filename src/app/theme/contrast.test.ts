import { describe, expect, it } from 'vitest';
import { toneNames } from '#parts/words/tone.ts';
import { schemes, type SchemeTokens } from './tokens.ts';

const channel = (value: number) =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2.2: relative luminance of two opaque colours. */
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const grounds = (t: SchemeTokens) => [
  t.surface,
  t.canvas,
  t.surfaceSunken,
  t.overlay,
  t.navBackground,
  t.hover,
  t.selected,
];

const textPairs = (t: SchemeTokens): [string, string, string][] => [
  ...grounds(t).flatMap((ground): [string, string, string][] => [
    [`text on ${ground}`, t.text, ground],
    [`secondary text on ${ground}`, t.textSecondary, ground],
    [`tertiary text on ${ground}`, t.textTertiary, ground],
    [`accent text on ${ground}`, t.accentText, ground],
  ]),
  ['secondary text on inset', t.textSecondary, t.surfaceInset],
  ['words on the accent', t.onAccent, t.accent],
  ['words on the accent under the pointer', t.onAccent, t.accentHover],
  ['words on the pressed accent', t.onAccent, t.accentPressed],
  ['words on the success fill', t.onAccent, t.successFill],
  ['words on the error fill', t.onAccent, t.errorFill],
  ['words of the bulk bar', t.bulkBarText, t.bulkBar],
  ['quiet words of the bulk bar', t.bulkBarTextSecondary, t.bulkBar],
  ['text on a changed cell', t.text, t.changedCell],
  ...toneNames.map((name): [string, string, string] => [
    `${name} chip`,
    t.tone[name].text,
    t.tone[name].background,
  ]),
];

const linePairs = (t: SchemeTokens): [string, string, string][] => [
  ['control border on surface', t.borderControl, t.surface],
  ['focus ring on surface', t.focusRing, t.surface],
  ['focus ring on canvas', t.focusRing, t.canvas],
  ['focus ring on the menu', t.focusRing, t.navBackground],
  ['selection line', t.selectedLine, t.surface],
  ...toneNames.map((name): [string, string, string] => [
    `${name} icon`,
    t.tone[name].icon,
    t.tone[name].background,
  ]),
  ...t.chart.map((colour, at): [string, string, string] => [`series ${at}`, colour, t.surface]),
];

describe.each(Object.entries(schemes))('the %s scheme', (_name, tokens) => {
  it.each(textPairs(tokens))('%s can be read (4.5)', (_pair, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(linePairs(tokens))('%s can be seen (3)', (_pair, line, ground) => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
  });
});
