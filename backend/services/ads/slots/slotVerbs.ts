import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import { checkSlot } from './check.ts';
import { createSlot } from './create.ts';
import { getSlot } from './get.ts';
import { listSlots } from './list.ts';
import { listLiveSlots } from './listLive.ts';
import type { SlotKind, SlotRecord } from './SlotKind.ts';
import { stopSlot } from './stop.ts';
import { updateSlot } from './update.ts';

/** What the calls of a kind do (`slotCalls` of the contract), one verb a call. */
export const slotVerbs = <Values extends SlotValues, Answer extends SlotRecord & Values, Details>(
  kind: SlotKind<Values, Answer, Details>,
) => ({
  list: listSlots(kind),
  get: getSlot(kind),
  create: createSlot(kind),
  update: updateSlot(kind),
  stop: stopSlot(kind),
  check: checkSlot(kind),
  live: listLiveSlots(kind),
});
