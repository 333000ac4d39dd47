import { and, eq, gte, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PackageFields } from '#contract/calls/recordTypes.ts';
import type { PackageRecord } from '#contract/calls/catalogue/packageRecord.ts';
import { packageCalls } from '#contract/calls/catalogue/packages.ts';
import {
  checkNetsuite,
  isEditableWithNetsuite,
  netsuiteLockedMessage,
} from '#contract/domain/catalogue/netsuite.ts';
import { parameterFaults } from '#contract/domain/catalogue/parameters.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { FieldFault } from '#contract/domain/messages/fieldFaults.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  packageFamilies,
  packageProductMappings as mappings,
  packages,
  products,
  type ActivationParameter,
} from '../../../database/schema/index.ts';
import { amongIds } from '../../../query/amongIds.ts';
import type { Proposed } from '../../../tables/Declaration.ts';
import { declareRecords } from '../../../tables/declareRecords.ts';
import { elsewhere, mapped, reference } from '../../../tables/fields.ts';
import { presentParameters } from '../presentParameters.ts';
import { basePriceOn, statusOn } from './packagePrice.ts';
import { usesOf } from './usesOf.ts';

interface MappingRow {
  id: number;
  quantity: number;
  allocationBp: number;
  activationParameters: Record<string, unknown>;
  product: { id: number; name: string; parameters: ActivationParameter[] };
}

const mappingRows: SQL = sql`(
  select coalesce(json_agg(json_build_object(
    'id', ${mappings.id}, 'quantity', ${mappings.quantity}, 'allocationBp', ${mappings.allocationBp},
    'activationParameters', ${mappings.activationParameters},
    'product', json_build_object('id', ${products.id}, 'name', ${products.name},
      'parameters', ${products.requiredActivationParameters})
  ) order by ${mappings.id}), '[]'::json)
  from ${mappings} join ${products} on ${products.id} = ${mappings.productId}
  where ${mappings.packageId} = ${packages.id} and ${mappings.deletedAt} is null)`;

const presentMappings = (rows: readonly MappingRow[]) =>
  rows.map(({ product: { id, name, parameters }, ...mapping }) => ({
    ...mapping,
    products: [{ id, name, requiredActivationParameters: presentParameters(parameters) }],
  }));

type Parameters = NonNullable<PackageFields['requiredPricingParameters']>;

const fieldsOn = (today: Day) => ({
  name: packages.name,
  displayName: packages.displayName,
  packageFamilyId: reference(packages.packageFamilyId, packageFamilies),
  packageFamilyName: packageFamilies.name,
  clientTypeId: packages.clientTypeId,
  title: packages.title,
  agentType: packages.agentType,
  durationDays: packages.durationDays,
  hsnCode: packages.hsnCode,
  description: packages.description,
  isPriceApplicable: packages.isPriceApplicable,
  requiredPricingParameters: mapped(
    packages.requiredPricingParameters,
    (stored: Parameters) => stored,
    (given: Parameters | null) =>
      (given ?? []).map(({ name, type, allowedValues = [] }) => ({
        name: name.trim(),
        type,
        allowedValues,
      })),
  ),
  packageProductMappings: elsewhere(mappingRows, presentMappings),
  basePricePaise: basePriceOn(today),
  isNetsuiteEnabled: packages.isNetsuiteEnabled,
  activeUntil: packages.activeUntil,
  active: packages.isActive,
  status: statusOn(today),
});

/** With NetSuite on, every changed field but the open ones is refused on its own pointer (T51). */
const faultsOf = ({
  before,
  changes,
}: Proposed<PackageRecord, PackageFields>): readonly FieldFault[] => {
  const locked = before?.isNetsuiteEnabled
    ? Object.keys(changes).filter(field => !isEditableWithNetsuite(field))
    : [];
  if (locked.length > 0)
    return locked.map(field => ({ field, code: 'locked', message: netsuiteLockedMessage }));
  return parameterFaults(changes.requiredPricingParameters ?? []).map(({ field, ...fault }) => ({
    field: `requiredPricingParameters${field}`,
    ...fault,
  }));
};

/** What history keeps of a package: the fields that people write, its products and the NetSuite flag. */
const history = ({
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
    ({ id: _mapping, products: [of], ...mapping }) => ({ product: of?.name, ...mapping }),
  ),
});

/** Packages; their products are mapped to them by calls of their own. */
export const packageRecords = declareRecords<PackageRecord, PackageFields>(packageCalls, {
  resource: 'packages',
  table: packages,
  removal: 'soft',
  notThere: notThere.package,
  fields: fieldsOn,
  search: [packages.name, packages.displayName],
  sort: '-updatedAt',
  readers: 'granted',
  // `active_only` leaves out what is switched off or over.
  narrow: ({ package_family_id: familyId, active_only: activeOnly }, _actor, today) => [
    familyId === undefined ? undefined : sql`${packages.packageFamilyId} = ${familyId}::bigint`,
    activeOnly
      ? and(
          eq(packages.isActive, true),
          or(isNull(packages.activeUntil), gte(packages.activeUntil, today)),
        )
      : undefined,
  ],
  unique: [
    {
      index: 'packages_name_unique',
      field: 'name',
      taken: ({ name }) => `A package named "${name}" already exists in this family.`,
    },
  ],
  faults: faultsOf,
  // The family first, as everywhere: two calls that lock in different orders would wait for each other.
  inLine: (db, records) =>
    db
      .select({ id: packageFamilies.id })
      .from(packageFamilies)
      .where(
        amongIds(
          packageFamilies.id,
          records.map(({ packageFamilyId }) => packageFamilyId),
        ),
      )
      .orderBy(packageFamilies.id)
      .for('share'),
  columns: ({ changes: { packageFamilyId } }) =>
    packageFamilyId === undefined
      ? {}
      : {
          clientTypeId: sql`(select ${packageFamilies.clientTypeId} from ${packageFamilies} where ${packageFamilies.id} = ${packageFamilyId}::bigint)`,
        },
  // NetSuite has taken it over (T51), or caps, complimentary products or orders still need it (decision record 0013).
  obstacles: async (db, records, today) => {
    const ids = records.map(({ id }) => id);
    const uses = await usesOf(db, ids, today);
    return new Map(
      records.flatMap(({ id, name, isNetsuiteEnabled = false }): [number, string][] => {
        const used = uses.get(id);
        const obstacle =
          checkNetsuite('remove', isNetsuiteEnabled) ??
          (used && `"${name}" is used by ${used}. End or remove them first.`);
        return obstacle ? [[id, obstacle]] : [];
      }),
    );
  },
  history,
});

export const isPackage = isNull(packages.deletedAt);
