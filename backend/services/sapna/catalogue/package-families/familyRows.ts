import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { packageFamily } from '#contract/calls/sapna/cataloguePackageFamilies.ts';
import type { ClientTypeId } from '#contract/domain/accounts/clientTypes.ts';
import type { Database } from '../../../../database/client.ts';
import { packageFamilies, packages, saleEvents, users } from '../../../../database/schema/index.ts';

export type PackageFamily = Static<typeof packageFamily>;

const ofFamily = sql`${packages.packageFamilyId} = ${packageFamilies.id} and ${packages.deletedAt} is null`;

/** Computed for the rows of a page alone: PostgreSQL cuts the page before it evaluates subqueries of the row. */
export const packageCount: SQL<number> = sql`(select count(*)::int from ${packages} where ${ofFamily})`;

const familyPackages: SQL<{ id: number; name: string }[]> = sql`(
  select coalesce(json_agg(json_build_object('id', ${packages.id}, 'name', ${packages.name}) order by lower(${packages.name}), ${packages.id}), '[]'::json)
  from ${packages} where ${ofFamily})`;

/** Everything that is presented of a family, in one statement. */
export const selectFamilies = (db: Database) =>
  db
    .select({
      id: packageFamilies.id,
      name: packageFamilies.name,
      clientTypeId: packageFamilies.clientTypeId,
      familyEvent: packageFamilies.familyEventId,
      familyEventName: saleEvents.name,
      active: packageFamilies.isActive,
      packageCount,
      familyPackages,
      version: packageFamilies.version,
      updatedAt: packageFamilies.updatedAt,
      updatedByName: users.name,
    })
    .from(packageFamilies)
    .leftJoin(saleEvents, eq(saleEvents.id, packageFamilies.familyEventId))
    .leftJoin(users, eq(users.id, packageFamilies.updatedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectFamilies>>[number];

export const presentFamily = (row: Row): PackageFamily => ({
  id: row.id,
  name: row.name,
  clientTypeId: row.clientTypeId as ClientTypeId,
  familyEvent: row.familyEvent ?? undefined,
  familyEventName: row.familyEventName ?? undefined,
  active: row.active,
  packageCount: row.packageCount,
  familyPackages: row.familyPackages,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedByName: row.updatedByName ?? undefined,
});

/** What history keeps of a family: the fields that people write. */
export const familyHistory = ({ name, clientTypeId, familyEvent, active }: PackageFamily) => ({
  name,
  clientTypeId,
  familyEvent,
  active,
});

export const isFamily = isNull(packageFamilies.deletedAt);

export const readFamilies = async (
  db: Database,
  ids: readonly number[],
): Promise<PackageFamily[]> => {
  const rows = await selectFamilies(db).where(and(inArray(packageFamilies.id, [...ids]), isFamily));
  return rows.map(presentFamily);
};
