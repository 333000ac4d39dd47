import type { Text } from '../../../model/screenFile.ts';
import { indiaDay } from '../../days/indiaDay.ts';
import { siteTakeoverFaults } from './siteTakeoverFaults.ts';
import type { SiteTakeoverValues } from './siteTakeoverFields.ts';
import { inBothLanguages } from './siteTakeoverHindi.ts';
import { siteTakeoverMissing } from './siteTakeoverMissing.ts';

interface Seen {
  readonly record: unknown;
  readonly previous?: unknown;
  readonly today?: string | undefined;
}

type Stored = SiteTakeoverValues & { readonly is_draft?: boolean };

// The form and the guard of the calls hold a record as its schema says; what does not fit is told by the schema.
const slotIn = (record: unknown): Stored => record ?? {};

const finding = ({ field, message }: { field: string; message: string }) => ({
  path: field,
  message: inBothLanguages(message) satisfies Text,
});

/** The rules of a site takeover as its screen file names them; stored days may stay until they are booked (T80). */
export const siteTakeoverCheck = {
  faults: ({ record, previous, today = indiaDay(new Date()) }: Seen) => {
    const stored = slotIn(previous);
    const slot = slotIn(record);
    const books = stored.is_draft !== false && slot.is_draft === false;
    const seen = books
      ? { today }
      : { today, originalStart: stored.start_date, originalEnd: stored.end_date };
    return siteTakeoverFaults(slot, seen).map(finding);
  },
  missing: ({ record }: Seen) => siteTakeoverMissing(slotIn(record)).map(finding),
};
