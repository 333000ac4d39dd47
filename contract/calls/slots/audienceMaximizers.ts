import { audienceMaximizer, audienceMaximizerFields } from './audienceMaximizerRecord.ts';
import { slotCalls } from './slotCalls.ts';

/** Audience maximizers: the calls of all slots with `source=audience_maximizer_panel` (record 0175). */
export const audienceMaximizerCalls = slotCalls({
  name: 'audienceMaximizers',
  plural: 'Audience maximizers',
  source: 'part 2 §3, §5, part 3 §2, T66, T74, decision records 0160, 0175',
  panel: 'audience_maximizer_panel',
  fields: audienceMaximizerFields,
  answer: audienceMaximizer,
});
