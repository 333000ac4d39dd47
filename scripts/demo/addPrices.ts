import type { Database } from '#backend/database/client.ts';
import { readNumber, run } from './readRows.ts';

/** There are at least twice so many sets of a package and a locality. */
const fewestPlaces = 500_000;

/**
 * Prices by locality of the packages that are priced so, in other localities than those of the demo; from days of the last two
 * years on. @returns how many were written.
 */
export const addPrices = async (db: Database, count: number, seed: number): Promise<number> => {
  const before = await readNumber(db, 'select count(*) from package_prices');
  await run(
    db,
    `insert into package_prices (package_id, pricing_parameters, parameters_key, city_id, locality_id, region_id, price_paise, effective, created_at, updated_at)
     select w.package_id, w.parameters, w.key, w.city_id, w.locality_id, w.region_id, w.price_paise,
       daterange((w.at at time zone 'Asia/Kolkata')::date + 7, null), w.at, w.at
     from (
       select k.id as package_id, l.city_id, l.id as locality_id,
         (select min(m.region_id) from locality_region_mappings m where m.locality_id = l.id) as region_id,
         jsonb_build_object('cityId', l.city_id, 'localityName', jsonb_build_array(l.name)::text) as parameters,
         '{"cityId":' || l.city_id || ',"localityName":' || to_json(jsonb_build_array(l.name)::text)::text || '}' as key,
         100 * (100 + h.hash % 4900) * 100 as price_paise, now() - (h.hash / 7 % 700) * interval '1 day' - (h.hash % 86400) * interval '1 second' as at,
         h.hash
       from packages k cross join localities l
         cross join lateral (select abs(hashtextextended(k.id || ':' || l.id, ${seed}) % 2147483647) as hash) h
       where h.hash <= ${Math.ceil(2_147_483_647 * Math.min(1, count / fewestPlaces))}
         and k.deleted_at is null and k.required_pricing_parameters @> '[{"name": "localityName"}]'
         and jsonb_array_length(k.required_pricing_parameters) = 2) w
     where not exists (select from package_prices known where known.package_id = w.package_id and known.parameters_key = w.key)
     order by w.hash, w.package_id, w.locality_id limit ${count}`,
  );
  return (await readNumber(db, 'select count(*) from package_prices')) - before;
};
