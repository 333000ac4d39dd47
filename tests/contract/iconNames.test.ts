import { describe, expect, it } from 'vitest';
import { menuGroups } from '#contract/domain/menuGroups.ts';
import { iconNames } from '#contract/model/iconNames.ts';
import { controlNames } from '../../src/parts/icons/controlNames.ts';
import { drawSprite } from '../../scripts/vite/iconsPlugin.ts';

const screenNames: readonly string[] = iconNames;

describe('icons', () => {
  it('that a screen may name all have a picture, and no picture lacks a name', async () => {
    const sprite = await drawSprite([...iconNames, ...controlNames]);
    const pictured = [...sprite.matchAll(/<path id="([^"]+)" d="[^"]/g)].map(([, name]) => name);
    expect(screenNames.length).toBeGreaterThan(100);
    expect(pictured).toEqual([...iconNames, ...controlNames]);
  });

  it('of the menu groups exist', () => {
    for (const { icon } of Object.values(menuGroups)) expect(screenNames).toContain(icon);
  });

  it('of our own controls are none that a screen may name', () => {
    expect(controlNames.filter(name => screenNames.includes(name))).toEqual([]);
  });
});
