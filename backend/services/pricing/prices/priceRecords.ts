import { eq, isNull, and, sql, type SQL } from 'drizzle-orm';
import type { PackagePrice, PackagePriceFields } from '#contract/calls/recordTypes.ts';
import { packagePriceCalls } from '#contract/calls/pricing/packagePrices.ts';
import { netsuiteLockedMessage, netsuiteMessages } from '#contract/domain/catalogue/netsuite.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { parameterText } from '#contract/domain/pricing/parameterText.ts';
import { priceFaults } from '#contract/domain/pricing/priceFaults.ts';
import { readParameters } from '#contract/domain/pricing/readParameters.ts';
import type { PriceStatus } from '#contract/domain/pricing/priceStatus.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import {
  cities,
  packageFamilies,
  packagePrices,
  packages,
} from '../../../database/schema/index.ts';
import { declareRecords } from '../../../tables/declareRecords.ts';
import { elsewhere, mapped, reference } from '../../../tables/fields.ts';
import { lockPackages } from '../../catalogue/packages/lockPackages.ts';
import { closeOlderPrice } from './closeOlderPrice.ts';
import { overlapped, priceColumns } from './priceColumns.ts';

const literal = (status: PriceStatus): SQL => sql`${sql.raw(`'${status}'`)}::text`;

/** Whether a price holds on a day, will, or did. */
const statusOn = (today: Day): SQL => sql`(case
  when ${packagePrices.effective} @> ${today}::date then ${literal('In force')}
  when lower(${packagePrices.effective}) > ${today}::date then ${literal('Starts later')}
  else ${literal('Over')} end)`;

/** Prices that exist, in statements that join their packages: those of a removed package are gone with it. */
export const isPrice = and(isNull(packagePrices.deletedAt), isNull(packages.deletedAt));

interface PricedPackage {
  readonly isNetsuiteEnabled?: boolean | undefined;
  readonly isPriceApplicable: boolean;
}

/** Why the prices of a package stay as they are: NetSuite has it, or it has none (decision T51). */
export const priceObstacle = (
  act: keyof typeof netsuiteMessages | 'change',
  { isNetsuiteEnabled, isPriceApplicable }: PricedPackage,
): Told | undefined => {
  if (isNetsuiteEnabled)
    return { message: act === 'change' ? netsuiteLockedMessage : netsuiteMessages[act] };
  return isPriceApplicable || act === 'remove' ? undefined : priceFaults.notApplicable;
};

const packageOf = async (db: Database, id: number) => {
  const [found] = await db.select().from(packages).where(eq(packages.id, id));
  if (!found) throw new Error('A price without a package');
  return found;
};

type Parameters = Record<string, unknown>;

/** Prices of packages, for what they depend on and for days, both of which are part of it. */
export const priceRecords = declareRecords<PackagePrice, PackagePriceFields>(packagePriceCalls, {
  resource: 'package-prices',
  table: packagePrices,
  removal: 'soft',
  notThere: notThere.price,
  fields: today => ({
    packageId: reference(packagePrices.packageId, packages),
    packageName: packages.name,
    packageFamilyId: packages.packageFamilyId,
    packageFamilyName: packageFamilies.name,
    pricing_parameters: mapped(packagePrices.pricingParameters, (stored: Parameters) => stored),
    parameterText: elsewhere(
      packagePrices.pricingParameters,
      parameterText,
      sql`(${packagePrices.pricingParameters} - 'cityId')::text`,
    ),
    cityId: packagePrices.cityId,
    cityName: cities.name,
    pricePaise: packagePrices.pricePaise,
    effectiveFrom: elsewhere(sql`lower(${packagePrices.effective})`),
    effectiveUntil: elsewhere(sql`(upper(${packagePrices.effective}) - 1)`),
    status: statusOn(today),
    isNetsuiteEnabled: packages.isNetsuiteEnabled,
  }),
  joins: [
    {
      table: packageFamilies,
      on: eq(packageFamilies.id, packages.packageFamilyId),
      isInner: true,
    },
    { table: cities, on: eq(cities.id, packagePrices.cityId), isInner: false },
  ],
  // Without a join, for statements that pass over many prices: an index of prices alone answers it.
  where: sql`${packagePrices.packageId} not in (select gone.id from ${packages} as gone where gone.deleted_at is not null)`,
  search: [packages.name, cities.name],
  sort: '-updatedAt',
  readers: 'granted',
  unique: [
    {
      index: 'package_prices_no_overlap',
      field: 'effectiveFrom',
      code: 'overlap',
      taken: async (price, db, before) =>
        overlapped(db, await packageOf(db, price.packageId), price, before?.id),
    },
  ],
  prepare: async (_context, body) =>
    body.pricing_parameters === null ? { ...body, pricing_parameters: {} } : body,
  faults: ({ before, changes }) =>
    before && changes.packageId !== undefined
      ? [{ field: 'packageId', code: 'locked', ...priceFaults.packageStays }]
      : [],
  // The package is locked with its prices, so that the NetSuite flag cannot turn between check and write.
  inLine: (db, prices) => lockPackages(db, [...new Set(prices.map(({ packageId }) => packageId))]),
  refuse: async (context, { record, before }) => {
    const item = await packageOf(context.db, record.packageId);
    const obstacle = priceObstacle(before ? 'change' : 'add', item);
    if (obstacle) throw new Refusal('CONFLICT', obstacle);
    if (before || !record.effectiveFrom) return;
    const { parameters, faults } = readParameters(
      item.requiredPricingParameters,
      record.pricing_parameters ?? {},
    );
    const wanted = { packageId: item.id, parameters, from: record.effectiveFrom };
    if (faults.length === 0) await closeOlderPrice(context, wanted);
  },
  columns: async ({ record }, { db }) =>
    priceColumns(db, await packageOf(db, record.packageId), record),
  obstacles: (_db, prices) =>
    new Map(
      prices.flatMap(({ id, isNetsuiteEnabled }): [number, string][] => {
        const obstacle = priceObstacle('remove', {
          isNetsuiteEnabled: isNetsuiteEnabled === true,
          isPriceApplicable: true,
        });
        return obstacle ? [[id, obstacle.message]] : [];
      }),
    ),
  history: ({ packageName, pricing_parameters, pricePaise, effectiveFrom, effectiveUntil }) => ({
    packageName,
    pricing_parameters,
    pricePaise,
    effectiveFrom,
    effectiveUntil,
  }),
});
