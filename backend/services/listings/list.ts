import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { toPage } from '#contract/calls/paging.ts';
import { clientTypesOfLine } from '#contract/domain/clients/clientTypesOfLine.ts';
import { leadDataWindow } from '#contract/domain/days/windows.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { lines } from '#contract/domain/lines.ts';
import {
  formattedPrice,
  listingCategoryOf,
  listingsPageSize,
  listingTypeOf,
  type ListingComponent,
} from '#contract/domain/listings/listingServices.ts';
import { fetchedListingStatuses } from '#contract/domain/listings/listingTypes.ts';
import type { Verb } from '../../calls/Context.ts';
import { cities, listings, localities } from '../../database/schema/index.ts';
import { readLeads } from './readLeads.ts';
import { sellerOrRefuse } from './sellerOrRefuse.ts';

/** Whether a seller is of a profile type: BUILDER, BROKER, OWNER or TENANT. */
const isOfLine = (profileType: string, clientTypeId: number): boolean => {
  const line = lines.find(({ id }) => id.toUpperCase() === profileType);
  return line !== undefined && clientTypesOfLine[line.id].some(id => id === clientTypeId);
};

/** POST helper/36: listings of one seller, the newest first. */
export const listListings: Verb<CallOf<'listings.list'>> = async ({
  body,
  db,
  actor,
  services,
}) => {
  const { page = 0, page_size: size = listingsPageSize, profile_type: profileType } = body;
  const seller = await sellerOrRefuse(db, actor, 'read', body.profile_uuid);
  if (profileType !== undefined && !isOfLine(profileType, seller.clientTypeId))
    return toPage([], 0, page, size);
  const where = and(
    eq(listings.accountId, seller.id),
    inArray(listings.status, body['user_flats.final_status'] ?? [...fetchedListingStatuses]),
    body.service_type && eq(listings.listingType, listingTypeOf(body.service_type)),
    body.property_category_id &&
      eq(listings.category, listingCategoryOf(body.property_category_id)),
  );
  const rows = await db
    .select({ row: listings, cityName: cities.name, localityName: localities.name })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .leftJoin(localities, eq(localities.id, listings.localityId))
    .where(where)
    .orderBy(desc(listings.dateAdded), desc(listings.id))
    .limit(size)
    .offset(page * size);
  const [total] = await db.select({ count: count() }).from(listings).where(where);
  const wanted = new Set<ListingComponent>(body.components);
  const window = leadDataWindow(indiaDay(services.now()));
  const leads = wanted.has('leads_data')
    ? await readLeads(
        db,
        rows.map(({ row }) => row.id),
        window,
      )
    : new Map<number, number>();
  const part = (name: ListingComponent, value: unknown) =>
    wanted.has(name) && value !== null ? { [name]: value } : {};
  const results = rows.map(({ row, cityName, localityName }) => ({
    id: row.id,
    title: row.title,
    // `where` leaves out every other one.
    status: row.status === 'PENDING' ? ('PENDING' as const) : ('ACTIVE' as const),
    price: row.pricePaise,
    formatted_price: formattedPrice(row.pricePaise, row.listingType),
    type: row.propertyType,
    listingType: row.listingType,
    category: row.category,
    inventory_canonical_url: row.inventoryCanonicalUrl,
    city_name: cityName,
    locality_name: localityName ?? undefined,
    date_added: row.dateAdded.toISOString(),
    ...part('polygons_hash', row.polygonsHash),
    ...part('images_hash', row.imagesHash),
    ...part('inventory_configs', row.inventoryConfigs),
    ...part('flat_slot_details', row.flatSlotDetails),
    ...part('leads_data', {
      leads: leads.get(row.id) ?? 0,
      start_date: window.start,
      end_date: window.end,
    }),
    ...(body.include_payment_status && {
      paid: row.isPaid,
      is_listing_payable: row.isListingPayable,
      is_listing_ad_package_bought: row.isListingAdPackageBought,
    }),
  }));
  return toPage(results, total?.count ?? 0, page, size);
};
