import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import { checkSlot } from './check.ts';
import { createSlot } from './create.ts';
import { getSlot } from './get.ts';
import { keepingSecrets } from './keepingSecrets.ts';
import { listSlots } from './list.ts';
import { listLiveSlots } from './listLive.ts';
import type { SlotKind, SlotRecord } from './kinds/SlotKind.ts';
import { stopSlot } from './stop.ts';
import { updateSlot } from './update.ts';

/** What the calls of a kind do (`slotCalls` of the contract), one verb a call. */
export const slotVerbs = <Values extends SlotValues, Answer extends SlotRecord & Values, Details>(
  kind: SlotKind<Values, Answer, Details>,
) => ({
  list: keepingSecrets(listSlots(kind)),
  get: keepingSecrets(getSlot(kind)),
  create: keepingSecrets(createSlot(kind)),
  update: keepingSecrets(updateSlot(kind)),
  stop: keepingSecrets(stopSlot(kind)),
  check: checkSlot(kind),
  live: keepingSecrets(listLiveSlots(kind)),
});
