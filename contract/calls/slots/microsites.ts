import { microsite, micrositeFields } from './micrositeRecord.ts';
import { slotCalls } from './slotCalls.ts';

/** Microsites: three addresses are the specification's, below `/ads` as those of takeovers; the rest all kinds share. */
export const micrositeCalls = slotCalls({
  name: 'microsites',
  plural: 'Microsites',
  source: 'part 3 §3, §5, §7, T79, decision records 0160, 0176',
  panel: 'microsite_panel',
  paths: {
    list: '/ads/v2/get-all-promoted-entities',
    create: '/ads/api/v0/create-builder-slots',
    update: '/ads/slots/update/{slotId}',
  },
  fields: micrositeFields,
  answer: microsite,
});
