import { and, eq, isNull } from 'drizzle-orm';
import type { ErrorCode } from '#contract/calls/errors.ts';
import {
  readConfigParameters,
  subscriptionRegionName,
} from '#contract/domain/catalogue/configParameters.ts';
import type { Product } from '#contract/domain/fillProduct.ts';
import { invalidField, Refusal } from '../../../../calls/Refusal.ts';
import type { Database } from '../../../../database/client.ts';
import { cities, products, subscriptionRegions } from '../../../../database/schema/index.ts';
import { invalidChoice } from '../package-families/internal.ts';

/** The product that a record shall name, locked so that nobody removes it meanwhile. */
export const refuseUnknownProduct = async (db: Database, id: number): Promise<void> => {
  const [found] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
    .for('share');
  if (!found) throw invalidField('/productId', 'reference', invalidChoice);
};

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

/**
 * The parameters of a config as they are stored.
 * @throws Refusal 400 for a parameter that there is not, 422 for a value that does not fit, one entry each.
 */
export const checkConfigParameters = async (
  db: Database,
  product: Product,
  given: unknown,
): Promise<Record<string, unknown>> => {
  const { parameters, unknown, faults } = readConfigParameters(given, product);
  refuse(
    'UNKNOWN_FIELD',
    unknown.map(name => ({
      name,
      code: 'additionalProperties',
      message: `There is no field named "${name}".`,
    })),
  );
  refuse('VALIDATION_FAILED', faults);
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
  refuse(
    'VALIDATION_FAILED',
    missing.map(name => ({ name, code: 'reference', message: invalidChoice })),
  );
  return parameters;
};
