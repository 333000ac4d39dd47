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
export type PackageTitle = (typeof packageTitles)[number];

/** Which agents sell a package (part 1 section 9). */
export const packageAgentTypes = ['FoS', 'Telesales', 'Both'] as const;
export type PackageAgentType = (typeof packageAgentTypes)[number];

/** Products an ad package may promote, keyed by name in its form (part 2 section 3). */
export const promotedProducts = [
  'Audience Maximizer',
  'Fixed Ad Slot',
  'Project Fixed Static Listing',
  'Lead Exclusivity',
] as const;
export type PromotedProduct = (typeof promotedProducts)[number];

/** What the list of ad packages always sends; 0 is a value here (part 2 section 9, decision T74). */
export const adPackageListQuery = { promoted_entity_type_id: 2, slot_status_id: 0 } as const;

/** `promotedEntity` of a slot row that names none (part 2 section 3). */
export const defaultPromotedEntity = 'New Projects';

/** The package whose cities make the city list (part 2 section 9). */
export const cityListPackageId = 232;
