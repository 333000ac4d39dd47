import type { Tone } from '#contract/model/types.ts';

/** The six tones of a status; a chip always has an icon and a word beside the colour. */
export const toneNames = ['success', 'warning', 'error', 'info', 'review', 'neutral'] as const;
export type ToneName = (typeof toneNames)[number];

/** Screen files say `danger` where the palette says `error`. */
export const toToneName = (tone: Tone | ToneName): ToneName => (tone === 'danger' ? 'error' : tone);
