import { count, eq, sql, type SQL } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Context, Verb } from '../../../../calls/Context.ts';
import {
  cities,
  packageFamilies,
  packagePrices,
  packages,
  users,
} from '../../../../database/schema/index.ts';
import { listPage, type ListQuery } from '../../../../query/listPage.ts';
import type { FieldMap } from '../../../../query/QueryField.ts';
import { packageOrRefuse, todayOf } from '../../catalogue/packages/internal.ts';
import { isPrice, presentPrice, priceStatusOn, selectPrices } from './priceRows.ts';

const { effective } = packagePrices;

const fieldsOn = (today: Day): FieldMap => ({
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

const listPrices = async (
  { db, services }: Pick<Context, 'db' | 'services'>,
  query: ListQuery,
  where?: SQL,
) => {
  const today = todayOf({ services });
  const page = await listPage(
    query,
    {
      fields: fieldsOn(today),
      search: [packages.name, cities.name],
      sort: '-updatedAt',
      key: packagePrices.id,
      where: [isPrice, where],
    },
    clause =>
      selectPrices(db, today)
        .where(clause.where)
        .orderBy(...clause.orderBy)
        .limit(clause.limit)
        .offset(clause.offset),
    async matching => {
      const [total] = await db
        .select({ count: count() })
        .from(packagePrices)
        .innerJoin(packages, eq(packages.id, packagePrices.packageId))
        // Left, so that the engine may leave out what the condition does not name.
        .leftJoin(packageFamilies, eq(packageFamilies.id, packages.packageFamilyId))
        .leftJoin(cities, eq(cities.id, packagePrices.cityId))
        .leftJoin(users, eq(users.id, packagePrices.updatedBy))
        .where(matching);
      return total?.count ?? 0;
    },
  );
  return { ...page, results: page.results.map(presentPrice) };
};

/** GET console package-prices: those of all packages. */
export const listAllPrices: Verb<CallOf<'packagePrices.list'>> = context =>
  listPrices(context, context.query);

/** GET package-price/{id}: those of one package. */
export const listPricesOfPackage: Verb<CallOf<'packagePrices.ofPackage'>> = async context => {
  await packageOrRefuse(context, context.params.id);
  return listPrices(context, context.query, eq(packagePrices.packageId, context.params.id));
};
