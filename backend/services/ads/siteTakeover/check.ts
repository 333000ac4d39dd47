import { and, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { siteTakeoverFaults } from '#contract/domain/slots/siteTakeover/siteTakeoverFaults.ts';
import { siteTakeoverMissing } from '#contract/domain/slots/siteTakeover/siteTakeoverMissing.ts';
import type { Verb } from '../../../calls/Context.ts';
import { slots } from '../../../database/schema/index.ts';
import { findHolder } from './findHolder.ts';
import { readReferences } from './readReferences.ts';
import { isSiteTakeover } from './slotRows.ts';

/** POST helper/10: what saving would say, and who stands in the way; takes no lock and writes nothing. */
export const checkSiteTakeover: Verb<CallOf<'siteTakeovers.check'>> = async ({
  body,
  db,
  services,
}) => {
  const { slot_id: slotId, is_draft: _isDraft, ...values } = body;
  const [stored] = slotId
    ? await db
        .select({ start: slots.startDate, end: slots.endDate, state: slots.state })
        .from(slots)
        .where(and(eq(slots.id, slotId), isSiteTakeover))
    : [];
  const references = await readReferences(db, values);
  const today = indiaDay(services.now());
  const running = stored && stored.state !== 'draft' ? stored : undefined;
  const faults = [
    ...siteTakeoverFaults(values, {
      today,
      originalStart: running?.start,
      originalEnd: running?.end,
    }),
    ...references.faults,
  ];
  const { start_date: start, end_date: end } = values;
  const taken =
    start && end && start <= end
      ? await findHolder(db, { slotId, polygonIds: references.polygonIds, days: { start, end } })
      : undefined;
  return {
    missing: siteTakeoverMissing(values).map(({ field, message }) => ({ field, message })),
    faults: faults.map(({ field, message }) => ({ field, message })),
    holder: taken?.holder ?? null,
    free: taken?.free ?? null,
  };
};
