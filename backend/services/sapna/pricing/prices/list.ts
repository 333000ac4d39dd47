import { eq, sql, type SQL } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Context, Verb } from '../../../../calls/Context.ts';
import type { Database } from '../../../../database/client.ts';
import {
  cities,
  packageFamilies,
  packagePrices,
  packages,
  users,
} from '../../../../database/schema/index.ts';
import { listPage, paged, type ListQuery } from '../../../../query/listPage.ts';
import { inSlices, isLongPage } from '../../../../query/longPages.ts';
import type { FieldMap } from '../../../../query/QueryField.ts';
import { packageOrRefuse, todayOf } from '../../catalogue/packages/internal.ts';
import {
  isPrice,
  isPriceAmongMany,
  presentPrice,
  priceStatusOn,
  readPrices,
  selectPrices,
} from './priceRows.ts';

const { effective } = packagePrices;

const makeFields = (today: Day): FieldMap => ({
  id: { expression: packagePrices.id, kind: 'integer' },
  packageId: { expression: packagePrices.packageId, kind: 'integer' },
  packageName: { expression: packages.name, kind: 'text', order: sql`lower(${packages.name})` },
  packageFamilyId: { expression: packages.packageFamilyId, kind: 'integer' },
  packageFamilyName: {
    expression: packageFamilies.name,
    kind: 'text',
    order: sql`lower(${packageFamilies.name})`,
  },
  cityId: { expression: packagePrices.cityId, kind: 'integer' },
  cityName: { expression: cities.name, kind: 'text', order: sql`lower(${cities.name})` },
  parameterText: {
    expression: sql`(${packagePrices.pricingParameters} - 'cityId')::text`,
    kind: 'text',
  },
  pricePaise: { expression: packagePrices.pricePaise, kind: 'integer' },
  effectiveFrom: { expression: sql`lower(${effective})`, kind: 'day' },
  effectiveUntil: { expression: sql`(upper(${effective}) - 1)`, kind: 'day' },
  status: { expression: priceStatusOn(today), kind: 'text' },
  isNetsuiteEnabled: { expression: packages.isNetsuiteEnabled, kind: 'boolean' },
  updatedAt: { expression: packagePrices.updatedAt, kind: 'instant' },
  updatedByName: { expression: users.name, kind: 'text' },
});

let fields: { readonly today: Day; readonly map: FieldMap } | undefined;

/** The fields of a day; the same for all who ask on it. */
const fieldsOn = (today: Day): FieldMap => {
  if (fields?.today !== today) fields = { today, map: makeFields(today) };
  return fields.map;
};

/** Joined to the left, so that the engine leaves out what neither condition nor order names. */
const joined = (db: Database, number: SQL) =>
  db
    .select({ number: number.mapWith(Number) })
    .from(packagePrices)
    .leftJoin(packages, eq(packages.id, packagePrices.packageId))
    .leftJoin(packageFamilies, eq(packageFamilies.id, packages.packageFamilyId))
    .leftJoin(cities, eq(cities.id, packagePrices.cityId))
    .leftJoin(users, eq(users.id, packagePrices.updatedBy))
    .$dynamic();

const listPrices = async (
  { db, services }: Pick<Context, 'db' | 'services'>,
  query: ListQuery,
  where?: SQL,
) => {
  const today = todayOf({ services });
  const isLong = isLongPage(query);
  return listPage(
    query,
    {
      fields: fieldsOn(today),
      search: [packages.name, cities.name],
      sort: '-updatedAt',
      key: packagePrices.id,
      where: [isLong ? isPriceAmongMany : isPrice, where],
    },
    async clause => {
      if (!isLong) return (await paged(selectPrices(db, today), clause)).map(presentPrice);
      const ids = await paged(joined(db, sql`${packagePrices.id}`), clause);
      return inSlices(
        ids.map(({ number }) => number),
        slice => readPrices(db, today, slice),
      );
    },
    async matching => {
      const [total] = await joined(db, sql`count(*)`).where(matching);
      return total?.number ?? 0;
    },
  );
};

/** GET console package-prices: those of all packages. */
export const listAllPrices: Verb<CallOf<'packagePrices.list'>> = context =>
  listPrices(context, context.query);

/** GET package-price/{id}: those of one package. */
export const listPricesOfPackage: Verb<CallOf<'packagePrices.ofPackage'>> = async context => {
  await packageOrRefuse(context, context.params.id);
  return listPrices(context, context.query, eq(packagePrices.packageId, context.params.id));
};
