import { iconNames } from '#contract/model/iconNames.ts';
import { controlNames } from './controlNames.ts';

/** An icon of the sprite: one that a screen file may name, or a sign of our own controls. */
export type IconName = (typeof iconNames)[number] | (typeof controlNames)[number];

const drawn: ReadonlySet<string> = new Set([...iconNames, ...controlNames]);

/** Whether the sprite holds a picture of that name. */
export const isIconName = (name: string): name is IconName => drawn.has(name);
