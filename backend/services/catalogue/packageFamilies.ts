import { and, count, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { PackageFamily, PackageFamilyFields } from '#contract/calls/recordTypes.ts';
import { packageFamilyCalls } from '#contract/calls/catalogue/packageFamilies.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { invalidField, Refusal } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { packageFamilies, packages, saleEvents } from '../../database/schema/index.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { reference } from '../../tables/fields.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';
import { copyPackages } from './packages/copyPackages.ts';

const ofFamily = sql`${packages.packageFamilyId} = ${packageFamilies.id} and ${packages.deletedAt} is null`;

/** Computed for the rows of a page alone: PostgreSQL cuts the page before it evaluates subqueries of the row. */
const packageCount: SQL = sql`(select count(*)::int from ${packages} where ${ofFamily})`;

const familyPackages: SQL = sql`(
  select coalesce(json_agg(json_build_object('id', ${packages.id}, 'name', ${packages.name}) order by lower(${packages.name}), ${packages.id}), '[]'::json)
  from ${packages} where ${ofFamily})`;

const packagesInWords = (number: number): string =>
  number === 1 ? '1 package' : `${number} packages`;

const isFamily = isNull(packageFamilies.deletedAt);

/** The client type of a package comes from its family, and NetSuite locks it with the rest (T51). */
const refuseLockedClientType = async (db: Database, familyId: number): Promise<void> => {
  const [locked] = await db
    .select({ count: count() })
    .from(packages)
    .where(
      and(
        eq(packages.packageFamilyId, familyId),
        eq(packages.isNetsuiteEnabled, true),
        isNull(packages.deletedAt),
      ),
    );
  if (!locked?.count) return;
  const message = `NetSuite is enabled for ${packagesInWords(locked.count)} of this family, so its client type cannot be changed.`;
  throw invalidField('/clientTypeId', 'locked', message);
};

/** Families of packages. */
export const familyRecords = declareRecords<PackageFamily, PackageFamilyFields>(
  packageFamilyCalls,
  {
    resource: 'package-families',
    table: packageFamilies,
    removal: 'soft',
    notThere: notThere.packageFamily,
    fields: {
      name: packageFamilies.name,
      clientTypeId: packageFamilies.clientTypeId,
      familyEvent: reference(packageFamilies.familyEventId, saleEvents),
      familyEventName: saleEvents.name,
      active: packageFamilies.isActive,
      packageCount,
      familyPackages,
    },
    search: [packageFamilies.name],
    sort: '-updatedAt',
    readers: 'granted',
    narrow: ({ active_only: activeOnly, client_type_id: clientTypeId }) => [
      activeOnly ? eq(packageFamilies.isActive, true) : undefined,
      clientTypeId === undefined
        ? undefined
        : sql`${packageFamilies.clientTypeId} = ${clientTypeId}::bigint`,
    ],
    unique: [
      {
        index: 'package_families_name_unique',
        field: 'name',
        taken: ({ name }) =>
          `A package family named "${name}" already exists for this client type.`,
      },
    ],
    refuse: async ({ db }, { before, changes }) => {
      if (before && changes.clientTypeId !== undefined) await refuseLockedClientType(db, before.id);
    },
    obstacles: (_db, rows) =>
      new Map(
        rows.flatMap(({ id, name, packageCount: packagesOf = 0 }): [number, string][] => {
          if (packagesOf === 0) return [];
          const them = packagesOf === 1 ? 'it' : 'them';
          return [
            [id, `"${name}" has ${packagesInWords(packagesOf)}. Delete or move ${them} first.`],
          ];
        }),
      ),
  },
);

/** The family that a package will belong to, locked so that nobody removes it meanwhile. */
export const familyFor = async (
  db: Context['db'],
  id: number,
  field: string,
  part: 'body' | 'query' = 'body',
) => {
  const [family] = await db
    .select({ id: packageFamilies.id, clientTypeId: packageFamilies.clientTypeId })
    .from(packageFamilies)
    .where(and(eq(packageFamilies.id, id), isFamily))
    .for('share');
  if (family) return family;
  throw new Refusal('VALIDATION_FAILED', invalidChoice, {
    errors: [{ in: part, field, code: 'reference', message: invalidChoice }],
  });
};

/** POST get-package-families/create; with a source also its packages, their products and prices. */
export const createFamily: Verb<CallOf<'packageFamilies.create'>> = async context => {
  const { query, body, db } = context;
  const { copyFromPackageFamilyId: sourceId } = query;
  if (sourceId === undefined) return familyRecords.create(context, body);
  await familyFor(db, sourceId, '/copyFromPackageFamilyId', 'query');
  return familyRecords.create(context, body, {
    action: 'copy',
    history: () => ({ copiedFrom: sourceId }),
    written: async ({ id, record: { clientTypeId } }) => {
      const sources = await db
        .select({ id: packages.id })
        .from(packages)
        .where(and(eq(packages.packageFamilyId, sourceId), isNull(packages.deletedAt)));
      const sourceIds = sources.map(source => source.id);
      await copyPackages(context, { sourceIds, family: { id, clientTypeId } });
    },
  });
};
