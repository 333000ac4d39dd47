import type { iconNames } from '#contract/model/iconNames.ts';
import type { controlNames } from './controlNames.ts';

/** An icon of the sprite: one that a screen file may name, or a sign of our own controls. */
export type IconName = (typeof iconNames)[number] | (typeof controlNames)[number];
