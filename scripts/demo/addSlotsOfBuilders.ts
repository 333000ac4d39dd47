import type { Database } from '#backend/database/client.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import {
  audienceMaximizerProductId,
  microsite,
  siteTakeoverProductId,
  storiesProductId,
} from '#contract/domain/slots/slotProducts.ts';
import { readNumber, run } from './readRows.ts';

const sold = [
  ['site-takeover', siteTakeoverProductId],
  ['microsite', microsite.placeholderId],
  ['stories', storiesProductId],
  ['audience-maximizer', audienceMaximizerProductId],
] as const;

/** From the first day of one slot to the first of the next on the same area. */
const pitch = 12;
/** So many days back the first ones began. */
const back = 400;

/**
 * Books slots of four products for builders' projects, localities in turn: one after the other on each, five to ten days, from
 * four hundred days ago on, around the places that the demo has taken. @returns how many.
 */
export const addSlotsOfBuilders = async (
  db: Database,
  count: number,
  today: Day,
): Promise<number> => {
  const kinds = sold.map(([kind, product]) => `('${kind}', ${product}::bigint)`).join();
  const first = await readNumber(db, 'select coalesce(max(id), 0) from slots');
  await run(
    db,
    `create temporary table grow_slots on commit drop as
     with areas as (select id, row_number() over (order by id) as place from polygons where kind = 'locality' and is_active),
     wanted as (
       select kind, product_id, a.id as polygon_id, run, a.place, 5 + ((a.place + run) % 6)::int as length,
         '${today}'::date - ${back} + run * ${pitch} + (a.place % 3)::int as start_date
       from areas a, generate_series(0, 60) run, (values ${kinds}) as sold (kind, product_id)),
     chosen as (
       select row_number() over (order by run, place, product_id) as n, w.* from wanted w
       where not exists (select from slot_bookings b where b.product_id = w.product_id and b.polygon_id = w.polygon_id
         and b.days && daterange(w.start_date, w.start_date + w.length))
       order by run, place, product_id limit ${count}),
     grounds as (
       select p.id as project_id, b.id as builder_id, b.account_id, b.profile_uuid, first.opportunity_id, row_number() over (order by p.id) - 1 as place
       from projects p join builders b on b.id = p.builder_id
         left join (select account_id, min(id) as opportunity_id from opportunities group by 1) first on first.account_id = b.account_id
       where p.is_active)
     select ${first} + n as id, c.kind, c.product_id, c.polygon_id, c.start_date, c.start_date + c.length - 1 as end_date,
       g.project_id, g.builder_id, g.account_id, g.profile_uuid,
       g.opportunity_id,
       case when c.start_date + c.length - 1 < '${today}'::date then 'ended'
         when c.start_date <= '${today}'::date then 'live' else 'booked' end as state
     from chosen c join grounds g on g.place = c.n * 7 % (select count(*) from grounds)`,
  );
  await run(
    db,
    `insert into slots (id, kind, product_id, account_id, builder_id, project_id, opportunity_id, state, promoted_entity, promotion_type,
       profile_type, profile_uuid, selling_type, device_ids, entity_type_id, entity_id, supply_user_uuid, start_date, end_date, amount_paise,
       created_at, updated_at)
     select id, kind, product_id, account_id, builder_id, project_id, opportunity_id, state, 'New Projects', 'Paid', 'BUILDER', profile_uuid,
       'New Project', '{1,2}', 2, project_id, profile_uuid, start_date, end_date, 100000 * (5 + id % 200), at, at
     from grow_slots, lateral (select least(start_date - interval '20 days', now()) as at) made`,
  );
  await run(
    db,
    `insert into slot_bookings (slot_id, product_id, polygon_id, days, state)
     select id, product_id, polygon_id, daterange(start_date, end_date, '[]'), state from grow_slots`,
  );
  return readNumber(db, 'select count(*) from grow_slots');
};
