import { sql } from 'drizzle-orm';
import type { Database } from '#backend/database/client.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import {
  audienceMaximizerProductId,
  microsite,
  siteTakeoverProductId,
  storiesProductId,
} from '#contract/domain/slots/slotProducts.ts';

const sold = [
  ['site-takeover', siteTakeoverProductId],
  ['microsite', microsite.placeholderId],
  ['stories', storiesProductId],
  ['audience-maximizer', audienceMaximizerProductId],
] as const;

/** From the first day of one slot to the first of the next on the same area. */
const pitch = 12;
/** So many days back the first ones began. */
const back = 60;

/**
 * Sells so many slots of four products, localities in turn: on each one after the other, five to ten days each, from two months
 * ago into the next year. Nobody checks them, so the demo's own places are stepped around.
 */
export const addSlots = async (db: Database, count: number, today: Day): Promise<void> => {
  const kinds = sql.join(
    sold.map(([kind, productId]) => sql`(${kind}::text, ${productId}::bigint)`),
    sql`, `,
  );
  await db.transaction(async tx => {
    await tx.execute(sql`create temporary table bench_places on commit drop as
      with areas as (select id, row_number() over (order by id) place from polygons where kind = 'locality' and is_active),
      wanted as (
        select kind, product_id, a.id polygon_id, run,
               ${today}::date - ${back}::int + run * ${pitch}::int + (a.place % 3)::int start_date,
               5 + ((a.place + run) % 6)::int as length, a.place
          from areas a, generate_series(0, 60) run, (values ${kinds}) as sold (kind, product_id))
      select row_number() over (order by run, place, product_id) n, kind, product_id, polygon_id, start_date,
             start_date + length - 1 end_date
        from wanted w
       where not exists (
         select from slot_bookings b where b.product_id = w.product_id and b.polygon_id = w.polygon_id
            and b.days && daterange(w.start_date, w.start_date + w.length))
       order by run, place, product_id limit ${count}::int`);
    await tx.execute(sql`
      insert into slots (kind, product_id, project_id, state, start_date, end_date, notes)
      select kind, product_id, (select min(id) from projects) + n % 200,
             case when end_date < ${today}::date then 'ended' when start_date <= ${today}::date then 'live' else 'booked' end,
             start_date, end_date, 'bench ' || n
        from bench_places`);
    await tx.execute(sql`
      insert into slot_bookings (slot_id, product_id, polygon_id, days, state)
      select s.id, p.product_id, p.polygon_id, daterange(p.start_date, p.end_date, '[]'), s.state
        from slots s join bench_places p on s.notes = 'bench ' || p.n`);
  });
  // As a PostgreSQL leaves its tables by itself within a minute of such a load, and the tending of the embedded engine does.
  await db.execute(sql`vacuum analyze`);
};
