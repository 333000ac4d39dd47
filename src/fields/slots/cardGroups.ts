import type { Text } from '#contract/model/types.ts';
import { adPackageCardTitle } from '#contract/domain/slots/adPackage/adPackageRules.ts';
import { adPackageCards, siteTakeoverCards } from '#contract/domain/slots/productCards.ts';
import { cardImage, type CardImage } from '#contract/domain/slots/siteTakeover/cardImages.ts';
import { cardTitle } from '#contract/domain/slots/siteTakeover/siteTakeoverHindi.ts';
import { adPackageImage } from '#contract/domain/slots/slotMediaPlaces.ts';

export interface CardGroup {
  readonly name: 'desktop' | 'mobile' | 'logos' | 'images';
  readonly priorities: readonly number[];
  /** What may be uploaded to each of them. */
  readonly rule: CardImage;
  readonly titleOf: (priority: number) => Text;
  /** The screen to which uploads belong; those of takeovers go by priority alone. */
  readonly resource?: string;
  /** Each has a day from which it is shown. */
  readonly hasDays?: boolean;
}

const groupOf = (name: CardGroup['name']): CardGroup => {
  const priorities = siteTakeoverCards
    .filter(({ kind, screen }) =>
      name === 'logos' ? kind === 'logo' : kind === 'image' && screen === name,
    )
    .map(({ priority }) => priority);
  const rule = cardImage(priorities[0] ?? 0);
  if (!rule) throw new Error(`There is no card of ${name}`);
  return { name, priorities, rule, titleOf: cardTitle };
};

/** The ten cards by where they stand; each keeps the priority that the specification gives it (T97). */
export const cardGroups: readonly CardGroup[] = (['desktop', 'mobile', 'logos'] as const).map(
  groupOf,
);

/** The six cards of an ad package (part 2 section 3). */
export const adPackageGroups: readonly CardGroup[] = [
  {
    name: 'images',
    priorities: adPackageCards.map(({ priority }) => priority),
    rule: adPackageImage,
    titleOf: adPackageCardTitle,
    resource: 'ad-packages',
    hasDays: true,
  },
];
