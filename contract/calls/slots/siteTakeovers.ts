import { siteTakeover, siteTakeoverFields } from './siteTakeoverRecord.ts';
import { slotCalls } from './slotCalls.ts';

/** Site takeovers (product 74). Paths without a host in the specification stand under `/ads`. */
export const siteTakeoverCalls = slotCalls({
  name: 'siteTakeovers',
  plural: 'Site takeovers',
  source: 'part 3 §3, §5, §7, decision record 0060',
  fields: siteTakeoverFields,
  answer: siteTakeover,
});
