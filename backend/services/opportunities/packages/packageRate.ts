import { sql, type SQL } from 'drizzle-orm';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Line } from '#contract/domain/lines.ts';

interface Where {
  /** SQL of the package's id. */
  readonly packageId: SQL;
  readonly cityId: number | null;
  readonly line: Line;
  readonly today: Day;
}

/**
 * What one piece of a package costs in a city on a day, in paise; null where it has no price. The price of the city, else the
 * one that holds everywhere, else the lowest of all; for owners the lower of city and everywhere, as they are offered it (v5;
 * decision record 0090).
 */
export const packageRate = ({ packageId, cityId, line, today }: Where): SQL<number | null> =>
  sql<number | null>`(
  select price.price_paise from package_prices price
  where price.package_id = ${packageId} and price.deleted_at is null
    and price.effective @> ${today}::date
  order by (case when price.city_id = ${cityId}::bigint then 0
    when price.city_id is null then ${line === 'owner' ? 0 : 1}::int else 2 end),
    price.price_paise, price.id
  limit 1)`.mapWith(Number);
