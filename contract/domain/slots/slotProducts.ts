import type { PromotedProduct } from '../catalogue/packageTitles.ts';
import type { Labelled } from '../enumeration.ts';

/** Products whose id the specification gives (part 3 section 9). */
export const siteTakeoverProductId = 74;
export const videoTourProductId = 82;
/** The product of stories in the catalogue; the specification gives no id. */
export const storiesProductId = 76;
/** The product of audience maximizers in the catalogue; the specification gives no id. */
export const audienceMaximizerProductId = 77;
/** The products of the catalogue that an ad package may promote, by the name that its form gives them (part 2 section 3). */
export const promotedProductIds = {
  'Audience Maximizer': audienceMaximizerProductId,
  'Fixed Ad Slot': 79,
  'Project Fixed Static Listing': 80,
  'Lead Exclusivity': 81,
} as const satisfies Record<PromotedProduct, number>;

/** The kind of slot that each of them is. */
export const promotedProductKinds = {
  'Audience Maximizer': 'audience-maximizer',
  'Fixed Ad Slot': 'fixed-ad-slot',
  'Project Fixed Static Listing': 'project-listing',
  'Lead Exclusivity': 'lead-exclusivity',
} as const satisfies Record<PromotedProduct, string>;

/** The kinds of advertising slots (part 3 section 1). */
export const slotKinds = [
  { id: 'site-takeover', label: 'Site takeover' },
  { id: 'stories', label: 'Stories' },
  { id: 'video-tour', label: 'Video tour' },
  { id: 'microsite', label: 'Microsite' },
  { id: 'audience-maximizer', label: 'Audience maximizer' },
  { id: 'np-slot', label: 'New-project pinning' },
] as const satisfies readonly Labelled[];
export type SlotKind = (typeof slotKinds)[number]['id'];

/**
 * The kinds of slots that are booked by area and day, and whose calls all kinds share (decision record 0160): the kind as the
 * tables hold it, the first half of the ids of its calls, its screen.
 */
export const bookedKinds = [
  { kind: 'site-takeover', area: 'siteTakeovers', resource: 'site-takeovers' },
  { kind: 'stories', area: 'stories', resource: 'stories' },
  { kind: 'audience-maximizer', area: 'audienceMaximizers', resource: 'audience-maximizers' },
  { kind: 'ad-package', area: 'adPackages', resource: 'ad-packages' },
  { kind: 'microsite', area: 'microsites', resource: 'microsites' },
] as const;

type Area = (typeof bookedKinds)[number]['area'];

/** The same call of every kind: `stories.stop` and its like. */
export const ofEachKind = <const Verb extends string>(verb: Verb) =>
  bookedKinds.map(({ area }): `${Area}.${Verb}` => `${area}.${verb}`);

/** `entity_type_id` of a slot's entity; approvals have types of their own (part 3 section 3, decision T58). */
export const slotEntityTypes = [
  { id: 2, label: 'new project' },
  { id: 3, label: 'builder' },
] as const satisfies readonly Labelled[];
export type SlotEntityTypeId = (typeof slotEntityTypes)[number]['id'];

/** Devices a slot shows on (part 3 section 3). */
export const devices = [
  { id: 1, label: 'desktop' },
  { id: 2, label: 'mobile_site' },
  { id: 3, label: 'amp' },
  { id: 4, label: 'android' },
  { id: 5, label: 'ios' },
] as const satisfies readonly Labelled[];
export type DeviceId = (typeof devices)[number]['id'];

/** What every microsite slot carries (part 3 section 3). */
export const microsite = {
  placeholderId: 75,
  entityTypeId: 2,
  devices: [1, 2],
} as const satisfies {
  placeholderId: number;
  entityTypeId: SlotEntityTypeId;
  devices: readonly DeviceId[];
};

/** What a new site takeover slot begins with (part 3 section 3). */
export const siteTakeoverDefaults = {
  deliver_developer_broker_leads: true,
  allow_zoomin: true,
  show_image_only: false,
} as const;

export const slotSwapMessage = 'Slot approval request sent successfully!';
