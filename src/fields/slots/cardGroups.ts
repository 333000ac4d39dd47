import { siteTakeoverCards } from '#contract/domain/slots/productCards.ts';
import { cardImage, type CardImage } from '#contract/domain/slots/siteTakeover/cardImages.ts';

export interface CardGroup {
  readonly name: 'desktop' | 'mobile' | 'logos';
  readonly priorities: readonly number[];
  /** What may be uploaded to each of them. */
  readonly rule: CardImage;
}

const groupOf = (name: CardGroup['name']): CardGroup => {
  const priorities = siteTakeoverCards
    .filter(({ kind, screen }) =>
      name === 'logos' ? kind === 'logo' : kind === 'image' && screen === name,
    )
    .map(({ priority }) => priority);
  const rule = cardImage(priorities[0] ?? 0);
  if (!rule) throw new Error(`There is no card of ${name}`);
  return { name, priorities, rule };
};

/** The ten cards by where they stand; each keeps the priority that the specification gives it (T97). */
export const cardGroups: readonly CardGroup[] = (['desktop', 'mobile', 'logos'] as const).map(
  groupOf,
);
