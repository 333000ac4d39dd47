import { valueAt } from '#contract/rules/valueAt.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import type { SlotKind, SlotRecord } from './kinds/SlotKind.ts';

/** What history keeps of a slot: its status, what people write of it by path, and why it was stopped. */
export const slotHistory = <Values extends SlotValues, Answer extends SlotRecord & Values, Details>(
  { rules, kept }: SlotKind<Values, Answer, Details>,
  record: Answer,
): Readonly<Record<string, unknown>> => ({
  slot_status: record.slot_status,
  ...Object.fromEntries(Object.keys(rules.titles).map(path => [path, valueAt(record, path)])),
  ...kept?.(record),
  stop_reason: record.stop_reason,
});
