import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { packageRecord } from '#contract/calls/sapna/cataloguePackage.ts';
import type { ClientTypeId } from '#contract/domain/accounts/clientTypes.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Database } from '../../../../database/client.ts';
import {
  packageFamilies,
  packageProductMappings as mappings,
  packages,
  products,
  users,
  type ActivationParameter,
} from '../../../../database/schema/index.ts';
import { presentParameters } from '../presentParameters.ts';
import { basePriceOn, statusOn } from './packagePrice.ts';

export type PackageRecord = Static<typeof packageRecord>;

interface MappingRow {
  id: number;
  quantity: number;
  allocationBp: number;
  activationParameters: Record<string, unknown>;
  product: { id: number; name: string; parameters: ActivationParameter[] };
}

const mappingRows: SQL<MappingRow[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'id', ${mappings.id}, 'quantity', ${mappings.quantity}, 'allocationBp', ${mappings.allocationBp},
    'activationParameters', ${mappings.activationParameters},
    'product', json_build_object('id', ${products.id}, 'name', ${products.name},
      'parameters', ${products.requiredActivationParameters})
  ) order by ${mappings.id}), '[]'::json)
  from ${mappings} join ${products} on ${products.id} = ${mappings.productId}
  where ${mappings.packageId} = ${packages.id} and ${mappings.deletedAt} is null)`;

/** Everything that is presented of a package on a day, in one statement. */
export const selectPackages = (db: Database, today: Day) =>
  db
    .select({
      row: packages,
      packageFamilyName: packageFamilies.name,
      basePricePaise: basePriceOn(today),
      status: statusOn(today),
      mappings: mappingRows,
      updatedByName: users.name,
    })
    .from(packages)
    .innerJoin(packageFamilies, eq(packageFamilies.id, packages.packageFamilyId))
    .leftJoin(users, eq(users.id, packages.updatedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectPackages>>[number];

export const presentPackage = ({ row, ...joined }: Row): PackageRecord => ({
  id: row.id,
  name: row.name,
  displayName: row.displayName ?? undefined,
  packageFamilyId: row.packageFamilyId,
  packageFamilyName: joined.packageFamilyName,
  clientTypeId: row.clientTypeId as ClientTypeId,
  title: row.title ?? undefined,
  agentType: row.agentType,
  durationDays: row.durationDays ?? undefined,
  hsnCode: row.hsnCode ?? undefined,
  description: row.description ?? undefined,
  isPriceApplicable: row.isPriceApplicable,
  requiredPricingParameters: row.requiredPricingParameters,
  packageProductMappings: joined.mappings.map(({ product, ...mapping }) => ({
    ...mapping,
    products: [
      {
        id: product.id,
        name: product.name,
        requiredActivationParameters: presentParameters(product.parameters),
      },
    ],
  })),
  basePricePaise: joined.basePricePaise ?? undefined,
  isNetsuiteEnabled: row.isNetsuiteEnabled,
  activeUntil: row.activeUntil ?? undefined,
  active: row.isActive,
  status: joined.status,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedByName: joined.updatedByName ?? undefined,
});

/** What history keeps of a package: the fields that people write, its products and the NetSuite flag. */
export const packageHistory = ({
  id: _id,
  packageFamilyName: _familyName,
  clientTypeId: _clientTypeId,
  basePricePaise: _basePrice,
  status: _status,
  version: _version,
  updatedAt: _updatedAt,
  updatedByName: _updatedByName,
  packageProductMappings,
  ...fields
}: PackageRecord) => ({
  ...fields,
  packageProductMappings: packageProductMappings.map(
    ({ id: _mapping, products: of, ...mapping }) => ({
      product: of[0]?.name,
      ...mapping,
    }),
  ),
});

export const isPackage = isNull(packages.deletedAt);

export const readPackages = async (
  db: Database,
  today: Day,
  ids: readonly number[],
): Promise<PackageRecord[]> => {
  const rows = await selectPackages(db, today).where(
    and(inArray(packages.id, [...ids]), isPackage),
  );
  return rows.map(presentPackage);
};
