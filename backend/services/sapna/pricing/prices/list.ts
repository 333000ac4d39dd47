import { eq, sql, type SQL, type Table } from 'drizzle-orm';
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
import { namesTable } from '../../../../query/namesTable.ts';
import type { FieldMap } from '../../../../query/QueryField.ts';
import { packageOrRefuse, todayOf } from '../../catalogue/packages/internal.ts';
import {
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

/** A number of prices or of a price, from the tables alone that conditions or order name. */
const joined = (db: Database, number: SQL, named: readonly (SQL | undefined)[]) => {
  const isNamed = (table: Table) => namesTable(named, table);
  let select = db
    .select({ number: number.mapWith(Number) })
    .from(packagePrices)
    .$dynamic();
  if (isNamed(packages) || isNamed(packageFamilies))
    select = select.leftJoin(packages, eq(packages.id, packagePrices.packageId));
  if (isNamed(packageFamilies))
    select = select.leftJoin(packageFamilies, eq(packageFamilies.id, packages.packageFamilyId));
  if (isNamed(cities)) select = select.leftJoin(cities, eq(cities.id, packagePrices.cityId));
  if (isNamed(users)) select = select.leftJoin(users, eq(users.id, packagePrices.updatedBy));
  return select;
};

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
      where: [isPriceAmongMany, where],
    },
    async clause => {
      if (!isLong) return (await paged(selectPrices(db, today), clause)).map(presentPrice);
      const ids = await paged(
        joined(db, sql`${packagePrices.id}`, [clause.where, ...clause.orderBy]),
        clause,
      );
      return inSlices(
        ids.map(({ number }) => number),
        slice => readPrices(db, today, slice),
      );
    },
    async matching => {
      const [total] = await joined(db, sql`count(*)`, [matching]).where(matching);
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
