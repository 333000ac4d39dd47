/** What a card of a slot holds: which picture, for which screen. */
export interface ProductCard {
  readonly priority: number;
  readonly screen: 'desktop' | 'mobile' | 'any';
  readonly kind: 'image' | 'logo';
  readonly label: string;
}

/** The ten cards of a site takeover: mobile images are between the desktop ones (part 3 §3, decision T97). */
export const siteTakeoverCards = [
  { priority: 1, screen: 'desktop', kind: 'image', label: 'desktop image 1' },
  { priority: 2, screen: 'mobile', kind: 'image', label: 'mobile image 1' },
  { priority: 3, screen: 'mobile', kind: 'image', label: 'mobile image 2' },
  { priority: 4, screen: 'mobile', kind: 'image', label: 'mobile image 3' },
  { priority: 5, screen: 'mobile', kind: 'image', label: 'mobile image 4' },
  { priority: 6, screen: 'desktop', kind: 'image', label: 'desktop image 2' },
  { priority: 7, screen: 'desktop', kind: 'image', label: 'desktop image 3' },
  { priority: 8, screen: 'desktop', kind: 'image', label: 'desktop image 4' },
  { priority: 9, screen: 'desktop', kind: 'logo', label: 'desktop logo' },
  { priority: 10, screen: 'mobile', kind: 'logo', label: 'mobile logo' },
] as const satisfies readonly ProductCard[];

/** The six cards of an ad package (part 2 section 3). */
export const adPackageCards: readonly ProductCard[] = Array.from({ length: 6 }, (_, index) => ({
  priority: index + 1,
  screen: 'any',
  kind: 'image',
  label: `image ${index + 1}`,
}));

/** Tag ids of site takeover images. Which card takes which is not known, so they are configuration (T97). */
export const defaultImageTagIds = [1282, 1445, 1545, 1281] as const;

/** Which card carries which tag is not known: the first four pictures take the ids in their order, logos none (T97). */
export const imageTagIdOf = (priority: number): number | undefined =>
  defaultImageTagIds[priority - 1];
