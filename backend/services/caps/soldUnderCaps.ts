import { sql, type SQL } from 'drizzle-orm';

/** Keeps a cap of cities from counting where the slot does not stand. */
const inCitiesOf = (slotId: number): SQL => sql`
         and (c.level = 'PAN_INDIA' or p.city_id in (
               select place.city_id from slot_bookings own join polygons place on place.id = own.polygon_id
                where own.slot_id = ${slotId}::bigint))`;

/**
 * Slots sold under the cap `c` of the query around it, one row a city, or one row without a city for a cap of India: each
 * slot that is held, booked or live on a day of the cap, once. A package or an event narrows what is counted (record 0023).
 * @param ofSlot the id of a slot: its cities alone are counted, where it is counted itself
 */
export const soldUnderCaps = (ofSlot?: number): SQL => sql`
  select sold_slot.city_id, count(*) as sold
    from (
      select distinct case when c.level = 'PAN_INDIA' then null else p.city_id end as city_id, b.slot_id
        from slot_bookings b
        join polygons p on p.id = b.polygon_id
       where b.product_id = c.product_id
         and b.state in ('held', 'booked', 'live')
         and b.days && daterange(c.start_date, c.end_date, '[]')
         and (c.level <> 'INDIVIDUAL_CITY' or p.city_id = c.city_id)
         and (coalesce(c.event_id, c.package_id) is null or exists (
               select 1 from slots s
                 left join opportunity_packages line on line.id = s.opportunity_package_id
                 left join ad_packages ad on ad.slot_id = s.id
                where s.id = b.slot_id
                  and (c.event_id is null or s.event_id = c.event_id)
                  and (c.package_id is null or coalesce(ad.package_id, line.package_id) = c.package_id)))
         ${ofSlot === undefined ? sql`` : inCitiesOf(ofSlot)}
      ) sold_slot
   group by 1
  ${ofSlot === undefined ? sql`` : sql`having bool_or(sold_slot.slot_id = ${ofSlot}::bigint)`}`;
