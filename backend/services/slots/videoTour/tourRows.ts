import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { videoTour } from '#contract/calls/slots/videoTours.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { videoTourProductId } from '#contract/domain/slots/slotProducts.ts';
import { tourStatus, tourTime } from '#contract/domain/slots/videoTour/tourTime.ts';
import { notFound } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { accounts, listings, slots, users, videoTours } from '../../../database/schema/index.ts';

export type Tour = Static<typeof videoTour>;

/** Video tours that exist, whatever their status. */
export const isTour = and(
  eq(slots.kind, 'video-tour'),
  eq(slots.productId, videoTourProductId),
  isNull(slots.deletedAt),
);

/** `tourStatus` of the contract in SQL, for filters and order. */
export const statusAt = (now: Date): SQL<string> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`case
    when ${slots.statusId} = 4 then 'cancelled'
    when ${slots.statusId} = 9 or ${videoTours.webinarEndsAt} <= ${at} then 'ended'
    when ${videoTours.webinarStartsAt} <= ${at} then 'live'
    else 'upcoming' end`;
};

export const selectTours = (db: Database) =>
  db
    .select({
      row: slots,
      tour: videoTours,
      listingTitle: listings.title,
      profileName: accounts.name,
      updatedByName: users.name,
    })
    .from(slots)
    .innerJoin(videoTours, eq(videoTours.slotId, slots.id))
    .leftJoin(listings, eq(listings.id, videoTours.promotedListingId))
    .leftJoin(accounts, eq(accounts.uuid, slots.profileUuid))
    .leftJoin(users, eq(users.id, slots.updatedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectTours>>[number];

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** A tour as every call answers it, at a moment. */
export const presentTour = ({ row, tour, ...joined }: Row, now: Date): Tour => ({
  id: row.id,
  slot_id: row.id,
  product_id: videoTourProductId,
  status_id: row.statusId,
  tour_status: tourStatus(
    { statusId: row.statusId, start: tour.webinarStartsAt, end: tour.webinarEndsAt },
    now,
  ),
  webinar_start_date_time: tourTime(tour.webinarStartsAt),
  webinar_end_date_time: tourTime(tour.webinarEndsAt),
  promoted_listing_id: tour.promotedListingId ?? undefined,
  promoted_listing_title: joined.listingTitle ?? undefined,
  service_type: tour.serviceType ?? undefined,
  remarks: tour.remarks ?? undefined,
  poc_details: {
    name: textOf(tour.pocDetails['name']),
    phone: textOf(tour.pocDetails['phone']),
    email: textOf(tour.pocDetails['email']),
  },
  event_id: row.eventId ?? undefined,
  opportunity_id: row.opportunityId ?? undefined,
  // No amount was given: an amount of 0 is none (T74).
  amount: row.amountPaise || undefined,
  profile_type: row.profileType ?? undefined,
  profile_uuid: row.profileUuid ?? undefined,
  profile_name: joined.profileName ?? undefined,
  selling_type: row.sellingType ?? undefined,
  version: row.version,
  updated_at: row.updatedAt.toISOString(),
  updated_by_name: joined.updatedByName ?? undefined,
});

export const tourOrRefuse = async (db: Database, id: number, now: Date): Promise<Tour> => {
  const [row] = await selectTours(db).where(and(eq(slots.id, id), isTour));
  if (!row) throw notFound(notThere.slot);
  return presentTour(row, now);
};

/** Locks a tour for the rest of the transaction. */
export const lockTour = async (db: Database, id: number): Promise<void> => {
  await db
    .select({ id: slots.id })
    .from(slots)
    .where(and(eq(slots.id, id), isTour))
    .for('update');
};
