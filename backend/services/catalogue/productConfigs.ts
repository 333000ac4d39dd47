import { eq, sql, type SQL } from 'drizzle-orm';
import type { ErrorCode } from '#contract/calls/errors.ts';
import type { ProductConfig, ProductConfigFields } from '#contract/calls/recordTypes.ts';
import { productConfigCalls } from '#contract/calls/catalogue/productConfigs.ts';
import {
  readConfigParameters,
  subscriptionRegionName,
} from '#contract/domain/catalogue/configParameters.ts';
import type { Product } from '#contract/domain/fillProduct.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { Refusal } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import {
  cities,
  productConfigs,
  products,
  subscriptionRegions,
} from '../../database/schema/index.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { mapped, reference } from '../../tables/fields.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** A parameter as text, whatever it is: one row that holds nonsense must not break the page (T99). */
const textOf = (name: string): SQL => sql`(${productConfigs.parameters} ->> ${name}::text)`;

/** A parameter as a whole number; null for everything else. */
const numberOf = (name: string): SQL =>
  sql`(case when ${textOf(name)} ~ '^-?\\d{1,15}$' then ${textOf(name)}::bigint end)`.mapWith(
    Number,
  );

const refuse = (
  status: ErrorCode,
  faults: readonly { name: string; code: string; message: string }[],
): void => {
  const [first] = faults;
  if (!first) return;
  const message =
    faults.length === 1
      ? `parameters/${first.name}: ${first.message}`
      : `${faults.length} fields are missing or not valid.`;
  throw new Refusal(status, message, {
    errors: faults.map(({ name, code, message: told }) => ({
      in: 'body',
      field: `/parameters/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      code,
      message: told,
    })),
  });
};

/** The places that parameters name and that there are not. */
const unknownPlaces = async (db: Database, parameters: Parameters, product: Product) => {
  const { cityUUID } = parameters;
  const regionName = subscriptionRegionName(product);
  const regionId = parameters[regionName];
  const missing: string[] = [];
  if (cityUUID !== undefined) {
    const uuid = typeof cityUUID === 'string' ? cityUUID : '';
    const [city] = await db.select({ id: cities.id }).from(cities).where(eq(cities.uuid, uuid));
    if (!city) missing.push('cityUUID');
  }
  if (regionId !== undefined) {
    const [region] = await db
      .select({ id: subscriptionRegions.id })
      .from(subscriptionRegions)
      .where(eq(subscriptionRegions.id, Number(regionId)));
    if (!region) missing.push(regionName);
  }
  return missing;
};

/**
 * The parameters of a config as they are stored.
 * @throws Refusal 400 for a parameter that there is not, 422 for a value that does not fit, one entry each.
 */
const checkedParameters = async (db: Database, product: Product, given: unknown) => {
  const { parameters, unknown, faults } = readConfigParameters(given, product);
  const message = (name: string) => `There is no field named "${name}".`;
  refuse(
    'UNKNOWN_FIELD',
    unknown.map(name => ({ name, code: 'additionalProperties', message: message(name) })),
  );
  refuse('VALIDATION_FAILED', faults);
  const missing = await unknownPlaces(db, parameters, product);
  refuse(
    'VALIDATION_FAILED',
    missing.map(name => ({ name, code: 'reference', message: invalidChoice })),
  );
  return parameters;
};

/** How products are delivered by default. */
export const productConfigRecords = declareRecords<ProductConfig, ProductConfigFields>(
  productConfigCalls,
  {
    resource: 'product-configs',
    table: productConfigs,
    removal: 'soft',
    notThere: notThere.productConfig,
    fields: {
      productId: reference(productConfigs.productId, products),
      productName: products.name,
      parameters: mapped(
        productConfigs.parameters,
        (stored: Parameters) => stored,
        (given: Parameters | null) => given ?? {},
      ),
      quantity: numberOf('quantity'),
      promotedDays: numberOf('promotedDays'),
      cityName: cities.name,
      subscriptionRegionName: subscriptionRegions.name,
      active: productConfigs.isActive,
    },
    joins: product => [
      {
        table: cities,
        on: sql`${cities.uuid}::text = lower(${textOf('cityUUID')})`,
        isInner: false,
      },
      {
        table: subscriptionRegions,
        on: sql`${subscriptionRegions.id} = ${numberOf(subscriptionRegionName(product))}`,
        isInner: false,
      },
    ],
    search: [products.name, cities.name],
    sort: '-updatedAt',
    readers: 'granted',
    prepare: async ({ db, services }, { parameters, ...body }, before) => {
      if (parameters === undefined && before) return body as never;
      const { product } = services.config;
      return { ...body, parameters: await checkedParameters(db, product, parameters) } as never;
    },
    history: ({ productName, parameters, cityName, subscriptionRegionName: region, active }) => ({
      productName,
      parameters,
      cityName,
      subscriptionRegionName: region,
      active,
    }),
  },
);
