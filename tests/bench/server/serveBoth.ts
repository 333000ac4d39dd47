import Fastify from 'fastify';
import { sql } from 'drizzle-orm';
import { startTestApp } from '#tests/support/server/startTestApp.ts';
import { addUser, sessionHeaders } from '#tests/support/server/sessionHeaders.ts';

/*
 * The real server over a filled price list, and beside it, in the same process and on the same database, a bare route that
 * runs the same statements and does nothing else, and one that saves a price. Prints one line of JSON with both addresses,
 * then answers until it ends.
 */

const rows = Number(process.argv[2] ?? 200_000);

const test = await startTestApp();
const { db } = test.client;
await db.execute(sql`
  insert into package_prices (package_id, pricing_parameters, parameters_key, city_id, price_paise, effective, updated_at)
  select p.id, jsonb_build_object('n', g), 'bench-' || g, c.id, 100000 + (g * 7919) % 900000,
    daterange('2026-01-01'::date + (g % 300), null), now() - g * interval '1 second'
  from generate_series(1, ${rows}::int) g
  join (select id, row_number() over (order by id) - 1 as place, count(*) over () n from packages) p on p.place = g % p.n
  join (select id, row_number() over (order by id) - 1 as place, count(*) over () n from cities) c on c.place = g % c.n`);
// As a PostgreSQL leaves its tables by itself within a minute of such a load, and the tending of the embedded engine does.
await db.execute(sql`vacuum analyze`);
const userId = await addUser(test.client, 'bench@example.com', ['admin']);
const headers = await sessionHeaders(test.client, userId);
const address = await test.app.listen({ host: '127.0.0.1', port: 0 });

const bare = Fastify();
bare.get('/prices', async () => {
  const found = await db.execute(sql`
    select p.*, k.name, f.name family, k.is_netsuite_enabled, c.name city, u.name by
    from package_prices p join packages k on k.id = p.package_id
    join package_families f on f.id = k.package_family_id
    left join cities c on c.id = p.city_id left join users u on u.id = p.updated_by
    where p.deleted_at is null and k.deleted_at is null and p.price_paise >= 500000
    order by p.updated_at desc, p.id desc limit 25`);
  const total = await db.execute(sql`
    select count(*)::int from package_prices p join packages k on k.id = p.package_id
    where p.deleted_at is null and k.deleted_at is null and p.price_paise >= 500000`);
  return { found, total };
});
// Someone saves: nothing looks different, but anyone who remembers a number of prices has to count again.
bare.get('/save', async () => {
  await db.execute(
    sql`update package_prices set version = version where id = (select min(id) from package_prices)`,
  );
  return {};
});
const bareAddress = await bare.listen({ host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ address, bareAddress, cookie: headers.cookie }));
process.on('SIGTERM', () => process.exit(0));
