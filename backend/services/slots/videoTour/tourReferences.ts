import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { formatMoment } from '#contract/domain/days/formatDay.ts';
import { tourTaken } from '#contract/domain/slots/bookingRefusals.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import type { SlotFault } from '#contract/domain/slots/slotFaults.ts';
import type { VideoTourValues } from '#contract/domain/slots/videoTour/tourFields.ts';
import { databaseCode } from '../../../calls/databaseCode.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { listings, slots, videoTours } from '../../../database/schema/index.ts';
import { invalidChoice } from '../../../tables/refuseReferences.ts';
import { readReferences, type SlotReferences } from '../booking/readReferences.ts';
import { isTour } from './tourRows.ts';

/** The fields of a tour as the part that all slots share calls them. */
// The call has let through values of the two enumerations alone.
export const asSlot = (values: VideoTourValues) => ({
  event_id: values.event_id,
  opportunity_id: values.opportunity_id,
  amount: values.amount,
  profile_type: values.profile_type as SlotValues['profile_type'],
  supply_user_uuid: values.profile_uuid,
  selling_type: values.selling_type as SlotValues['selling_type'],
});

/** Looks up what a tour names; a listing that was closed after the tour was made stays. */
export const tourReferences = async (
  { db, actor }: Parameters<typeof readReferences>[0],
  values: VideoTourValues,
  stored: VideoTourValues = {},
): Promise<SlotReferences & { readonly faults: readonly SlotFault[] }> => {
  const shared = await readReferences({ db, actor }, asSlot(values), asSlot(stored));
  const { promoted_listing_id: listingId } = values;
  const [listing] = listingId
    ? await db.select({ status: listings.status }).from(listings).where(eq(listings.id, listingId))
    : [];
  const isKnown =
    listing && (listing.status !== 'INACTIVE' || listingId === stored.promoted_listing_id);
  return {
    ...shared,
    faults: [
      ...shared.faults.map(fault =>
        fault.field === 'supply_user_uuid' ? { ...fault, field: 'profile_uuid' } : fault,
      ),
      ...(listingId && !isKnown
        ? [{ field: 'promoted_listing_id', code: 'reference', message: invalidChoice }]
        : []),
    ],
  };
};

export interface WantedTour {
  readonly listingId: number;
  readonly start: Date;
  readonly end: Date;
  /** The tour itself, which never is in its own way. */
  readonly slotId?: number;
}

/** The tour of the listing that is at that time, in words; undefined where there is none. */
const twinOf = async (db: Database, { listingId, start, end, slotId }: WantedTour) => {
  const [taken] = await db
    .select({ id: slots.id, start: videoTours.webinarStartsAt, end: videoTours.webinarEndsAt })
    .from(videoTours)
    .innerJoin(slots, eq(slots.id, videoTours.slotId))
    .where(
      and(
        isTour,
        eq(videoTours.promotedListingId, listingId),
        eq(videoTours.stands, true),
        lt(videoTours.webinarStartsAt, end),
        gt(videoTours.webinarEndsAt, start),
        slotId === undefined ? undefined : ne(slots.id, slotId),
      ),
    )
    .orderBy(sql`${videoTours.webinarStartsAt}`)
    .limit(1);
  if (!taken) return undefined;
  const words = tourTaken({
    id: taken.id,
    start: formatMoment(taken.start),
    end: formatMoment(taken.end),
  });
  return new Refusal('CONFLICT', words, {
    errors: [{ in: 'body', field: '/webinar_start_date_time', code: 'slot-taken', ...words }],
  });
};

/** Refuses a second tour of a listing at one time, before anything is written. Tours that meet do not overlap. */
export const refuseTwin = async (db: Database, wanted: WantedTour): Promise<void> => {
  const refusal = await twinOf(db, wanted);
  if (refusal) throw refusal;
};

const excluded = '23P01';

/** Writes a tour; of two at once the exclusion of the database lets one pass, and the other is told which is there. */
export const refusingTwin = async (
  db: Database,
  wanted: WantedTour,
  write: (inner: Database) => Promise<unknown>,
): Promise<void> => {
  try {
    await db.transaction(write);
  } catch (error) {
    const refusal = databaseCode(error) === excluded ? await twinOf(db, wanted) : undefined;
    throw refusal ?? error;
  }
};
