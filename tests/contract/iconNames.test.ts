import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { menuGroups } from '#contract/domain/menuGroups.ts';
import { iconNames } from '#contract/model/iconNames.ts';

/** Read as text: importing the pictures would load React for a list of names. */
const pictured = [
  ...readFileSync('src/parts/icons/icons.ts', 'utf8').matchAll(
    /^ {2}'?([a-z0-9-]+)'?: [A-Z]\w+,$/gm,
  ),
].map(([, name]) => name);

describe('icons', () => {
  it('that a screen may name all have a picture, and no picture lacks a name', () => {
    expect(pictured.length).toBeGreaterThan(100);
    expect(new Set(iconNames)).toEqual(new Set(pictured));
  });

  it('of the menu groups exist', () => {
    for (const { icon } of Object.values(menuGroups)) expect(iconNames).toContain(icon);
  });
});
