import { and, countDistinct, eq, isNull } from 'drizzle-orm';
import type { Product, ProductFields } from '#contract/calls/recordTypes.ts';
import { productCalls } from '#contract/calls/catalogue/products.ts';
import { parameterFaults } from '#contract/domain/catalogue/parameters.ts';
import { isStartDateMandatory, startDateStays } from '#contract/domain/catalogue/startDates.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Database } from '../../database/client.ts';
import { packageProductMappings, packages, products } from '../../database/schema/index.ts';
import { amongIds } from '../../query/amongIds.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { mapped } from '../../tables/fields.ts';
import { usesInWords } from '../../tables/usesInWords.ts';
import { presentParameters } from './presentParameters.ts';

type Parameters = NonNullable<Product['requiredActivationParameters']>;

/** How many packages hold each of the products. */
const packageCounts = (db: Database, ids: readonly number[]) =>
  db
    .select({
      id: packageProductMappings.productId,
      count: countDistinct(packageProductMappings.packageId),
    })
    .from(packageProductMappings)
    .innerJoin(packages, eq(packages.id, packageProductMappings.packageId))
    .where(
      and(
        amongIds(packageProductMappings.productId, ids),
        isNull(packageProductMappings.deletedAt),
        isNull(packages.deletedAt),
      ),
    )
    .groupBy(packageProductMappings.productId);

/** What packages are made of. */
export const productRecords = declareRecords<Product, ProductFields>(productCalls, {
  resource: 'products',
  table: products,
  removal: 'soft',
  notThere: notThere.product,
  fields: {
    name: products.name,
    productTypeId: products.productTypeId,
    hsnCode: products.hsnCode,
    description: products.description,
    requiredActivationParameters: mapped(
      products.requiredActivationParameters,
      presentParameters,
      (given: Parameters | null) =>
        (given ?? []).map(({ name, type, required = false, allowedValues = [] }) => ({
          name: name.trim(),
          type,
          isRequired: required,
          allowedValues,
        })),
    ),
    startDateMandatory: products.isStartDateMandatory,
    active: products.isActive,
  },
  search: [products.name],
  sort: '-updatedAt',
  readers: 'granted',
  unique: [
    {
      index: 'products_name_unique',
      field: 'name',
      taken: ({ name }) => `A product named "${name}" already exists.`,
    },
  ],
  faults: ({ changes, before }) => [
    ...parameterFaults(changes.requiredActivationParameters ?? []).map(({ field, ...fault }) => ({
      field: `requiredActivationParameters${field}`,
      ...fault,
    })),
    ...(changes.startDateMandatory === false && isStartDateMandatory(before?.id, false)
      ? [{ field: 'startDateMandatory', code: 'check', ...startDateStays }]
      : []),
  ],
  obstacles: async (db, rows) => {
    const ids = rows.map(({ id }) => id);
    const uses = usesInWords(ids, [['package', 'packages', await packageCounts(db, ids)]]);
    return new Map(
      rows.flatMap(({ id, name }): [number, string][] => {
        const used = uses.get(id);
        return used ? [[id, `"${name}" is part of ${used}. Remove it there first.`]] : [];
      }),
    );
  },
});
