import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Actor } from '../../../calls/Actor.ts';
import type { Verb } from '../../../calls/Context.ts';
import { accounts, listings, slots, users, videoTours } from '../../../database/schema/index.ts';
import { unlessSecret } from '../../../policies/slotSecrets.ts';
import { countUpTo, oneColumn } from '../../../query/countUpTo.ts';
import { listPage, paged } from '../../../query/listPage.ts';
import type { FieldMap } from '../../../query/QueryField.ts';
import { isTour, presentTour, selectTours, statusAt } from './tourRows.ts';

const fieldsAt = (now: Date, actor: Actor): FieldMap => ({
  id: { expression: slots.id, kind: 'integer' },
  slot_id: { expression: slots.id, kind: 'integer' },
  status_id: { expression: slots.statusId, kind: 'integer' },
  tour_status: { expression: statusAt(now), kind: 'text' },
  webinar_start_date_time: { expression: videoTours.webinarStartsAt, kind: 'instant' },
  webinar_end_date_time: { expression: videoTours.webinarEndsAt, kind: 'instant' },
  promoted_listing_id: { expression: videoTours.promotedListingId, kind: 'integer' },
  promoted_listing_title: {
    expression: listings.title,
    kind: 'text',
    order: sql`lower(${listings.title})`,
  },
  service_type: { expression: videoTours.serviceType, kind: 'text' },
  event_id: { expression: slots.eventId, kind: 'integer' },
  opportunity_id: { expression: slots.opportunityId, kind: 'integer' },
  amount: { expression: unlessSecret(slots.amountPaise, actor), kind: 'integer' },
  profile_type: { expression: slots.profileType, kind: 'text' },
  profile_uuid: { expression: sql`${slots.profileUuid}::text`, kind: 'text' },
  profile_name: { expression: accounts.name, kind: 'text', order: sql`lower(${accounts.name})` },
  selling_type: { expression: slots.sellingType, kind: 'text' },
  updated_at: { expression: slots.updatedAt, kind: 'instant' },
  updated_by_name: { expression: users.name, kind: 'text' },
});

/** GET helper/14: ten to a page; a status is that of now. */
export const listVideoTours: Verb<CallOf<'videoTours.list'>> = async ({
  query,
  db,
  actor,
  services,
}) => {
  const now = services.now();
  const page = await listPage(
    query,
    {
      fields: fieldsAt(now, actor),
      search: [accounts.name, listings.title],
      sort: '-updated_at',
      key: slots.id,
      where: [isTour],
    },
    clause => paged(selectTours(db), clause),
    (matching, most) =>
      countUpTo(
        db,
        db
          .select(oneColumn)
          .from(slots)
          .innerJoin(videoTours, eq(videoTours.slotId, slots.id))
          .leftJoin(listings, eq(listings.id, videoTours.promotedListingId))
          .leftJoin(accounts, eq(accounts.uuid, slots.profileUuid))
          .leftJoin(users, eq(users.id, slots.updatedBy))
          .where(matching)
          .$dynamic(),
        most,
      ),
  );
  return { ...page, results: page.results.map(row => presentTour(row, now)) };
};
