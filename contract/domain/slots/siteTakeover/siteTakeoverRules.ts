import type { SlotRules } from '../slotRules.ts';
import { siteTakeoverFaults } from './siteTakeoverFaults.ts';
import { siteTakeoverNames, type SiteTakeoverValues } from './siteTakeoverFields.ts';
import { inBothLanguages, partTitle } from './siteTakeoverHindi.ts';
import { siteTakeoverMissing } from './siteTakeoverMissing.ts';

/** All that a slot of this sort needs: what an empty one would lack. */
const needed = ({ entity_type_id, product_details }: SiteTakeoverValues): readonly string[] => [
  ...siteTakeoverMissing({
    entity_type_id: entity_type_id ?? null,
    product_details: { show_image_only: product_details?.show_image_only ?? null },
  }).map(({ field }) => field),
  ...(entity_type_id ? ['entity_type_id'] : []),
];

/** What browser and server ask of a site takeover. */
export const siteTakeoverRules: SlotRules<SiteTakeoverValues> = {
  titles: siteTakeoverNames,
  faults: siteTakeoverFaults,
  missing: siteTakeoverMissing,
  needed,
  inBothLanguages,
  partTitle,
};
