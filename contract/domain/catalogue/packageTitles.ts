/** Titles of packages (part 1 section 9). */
export const packageTitles = [
  'Basic',
  'Premium',
  'Premium +',
  'Assist',
  'Assist +',
  'Guarantee',
  'Relax',
  'Super Relax',
] as const;
/** Which agents sell a package (part 1 section 9). */
export const packageAgentTypes = ['FoS', 'Telesales', 'Both'] as const;
/** Products an ad package may promote, keyed by name in its form (part 2 section 3). */
export const promotedProducts = [
  'Audience Maximizer',
  'Fixed Ad Slot',
  'Project Fixed Static Listing',
  'Lead Exclusivity',
] as const;
export type PromotedProduct = (typeof promotedProducts)[number];

/** `promotedEntity` of a slot row that names none (part 2 section 3). */
export const defaultPromotedEntity = 'New Projects';

/** The package whose cities make the city list (part 2 section 9). */
export const cityListPackageId = 232;
