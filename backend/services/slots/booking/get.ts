import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import type { SlotContext } from './kinds/SlotContext.ts';
import type { SlotKind, SlotRecord } from './kinds/SlotKind.ts';
import { slotOrRefuse } from './slotRows.ts';

/** GET helper/8: one slot of the kind. */
export const getSlot =
  <Values extends SlotValues, Answer extends SlotRecord & Values, Details>(
    kind: SlotKind<Values, Answer, Details>,
  ) =>
  ({ query, db, services }: SlotContext<unknown, { slot_id: number }>): Promise<Answer> =>
    slotOrRefuse(db, kind, query.slot_id, indiaDay(services.now()));
