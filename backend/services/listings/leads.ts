import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { leadDataWindow } from '#contract/domain/days/windows.ts';
import { listingServices, listingTypeOf } from '#contract/domain/listings/listingServices.ts';
import { fetchedListingStatuses } from '#contract/domain/listings/listingTypes.ts';
import { told } from '#contract/domain/messages/told.ts';
import type { Verb } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { listings } from '../../database/schema/index.ts';
import { amongIds } from '../../query/amongIds.ts';
import { readLeads } from './readLeads.ts';
import { sellerOrRefuse } from './sellerOrRefuse.ts';

/** GET helper/24: enquiries of a seller's listings; without days the past 6 months to tomorrow (T77). */
export const listingLeadData: Verb<CallOf<'listings.leads'>> = async ({
  query,
  db,
  actor,
  services,
}) => {
  const seller = await sellerOrRefuse(db, actor, 'read', query.profile_uuid);
  const usual = leadDataWindow(indiaDay(services.now()));
  const days = { start: query.start_date ?? usual.start, end: query.end_date ?? usual.end };
  if (days.end < days.start) {
    const words = told(
      'The last day is before the first. Choose a later one.',
      'अंतिम दिन पहले दिन से पहले है: बाद का दिन चुनें।',
    );
    throw new Refusal('VALIDATION_FAILED', words, {
      errors: [{ in: 'query', field: '/end_date', code: 'order', ...words }],
    });
  }
  const asked = query.services?.split(',') ?? [];
  const types = listingServices.filter(one => asked.includes(one)).map(listingTypeOf);
  const named = query.property_ids?.split(',').map(Number);
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.accountId, seller.id),
        inArray(listings.status, [...fetchedListingStatuses]),
        types.length > 0 ? inArray(listings.listingType, types) : undefined,
        named && amongIds(listings.id, named),
      ),
    )
    .orderBy(asc(listings.id));
  const leads = await readLeads(
    db,
    rows.map(({ id }) => id),
    days,
  );
  const results = rows.map(({ id }) => ({ listing_id: id, leads: leads.get(id) ?? 0 }));
  return {
    start_date: days.start,
    end_date: days.end,
    total: results.reduce((sum, one) => sum + one.leads, 0),
    results,
  };
};
