import { openSlotStatuses, slotStatuses } from '#contract/domain/slots/slotStatus.ts';
import { labelOf } from '#contract/domain/enumeration.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import type { SlotRecord } from './kinds/SlotKind.ts';

/** Refuses a change of a slot that is over. */
export const refuseClosed = ({ slot_status: status }: Pick<SlotRecord, 'slot_status'>): void => {
  if (openSlotStatuses.includes(status)) return;
  const word = labelOf(slotStatuses, status)?.toLowerCase() ?? status;
  throw new Refusal('CONFLICT', `This slot is ${word}, so it can no longer be changed.`);
};

/** Refuses to move or stop a slot that waits for the approval of a swap (T126). */
export const refuseFrozen = ({ is_frozen: isFrozen }: Pick<SlotRecord, 'is_frozen'>): void => {
  if (isFrozen)
    throw new Refusal(
      'CONFLICT',
      'A swap of this slot is waiting for approval. You can change the slot after that.',
    );
};
