import type { Text } from '../../model/files/screenFile.ts';
import { indiaDay } from '../days/indiaDay.ts';
import { missingToHold } from './holds/missingToHold.ts';
import type { SlotDaysSeen, SlotFault } from './slotFaults.ts';
import type { MissingPart } from './slotMissing.ts';
import type { SlotStatus } from './slotStatus.ts';
import type { SlotValues } from './slotValues.ts';
import type { InBothLanguages } from './slotWords.ts';

/** What browser and server both ask of one kind of slots. Pure. */
export interface SlotRules<Values extends SlotValues> {
  /** Everything that people write of it, by path: what it is called, what history keeps, what a check is asked about. */
  readonly titles: Readonly<Record<string, Text>>;
  /** What is wrong with what it has; holds for drafts too. */
  readonly faults: (values: Values, seen: SlotDaysSeen) => readonly SlotFault[];
  /** What it lacks before it may be booked, in the order of the form. */
  readonly missing: (values: Values) => readonly MissingPart[];
  /** Fields that one of this sort needs, filled or not, in the same order. */
  readonly needed: (values: Values) => readonly string[];
  readonly inBothLanguages: InBothLanguages;
  /** What a part is called in the checklist. */
  readonly partTitle: (field: string, entityTypeId?: number | null) => Text;
}

interface Seen {
  readonly record: unknown;
  readonly previous?: unknown;
  readonly today?: string | undefined;
}

/** The rules of a kind as its screen file names them in `check`; stored days may stay until they are booked (T80). */
export const slotCheck = <Values extends SlotValues>(rules: SlotRules<Values>) => {
  type Stored = Values & { readonly is_draft?: boolean; readonly slot_status?: SlotStatus };
  // The form and the guard of the calls hold a record as its schema says; what does not fit is told by the schema.
  const slotIn = (record: unknown): Stored => (record ?? {}) as Stored;
  const finding = ({ field, message }: { field: string; message: string }) => ({
    path: field,
    message: rules.inBothLanguages(message),
  });
  return {
    faults: ({ record, previous, today = indiaDay(new Date()) }: Seen) => {
      const stored = slotIn(previous);
      const slot = slotIn(record);
      const books = stored.is_draft !== false && slot.is_draft === false;
      const seen = books
        ? { today }
        : { today, originalStart: stored.start_date, originalEnd: stored.end_date };
      return rules.faults(slot, seen).map(finding);
    },
    missing: ({ record, previous }: Seen) => {
      const missing = rules.missing(slotIn(record));
      const isHeld = slotIn(previous ?? record).slot_status === 'held';
      return (isHeld ? missingToHold(missing) : missing).map(finding);
    },
  };
};
