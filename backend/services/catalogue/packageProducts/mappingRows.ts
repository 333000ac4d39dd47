import type { AuditAct } from '#contract/domain/auditActs.ts';
import type { PackageRecord } from '#contract/calls/catalogue/packageRecord.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../calls/Context.ts';
import { packageProductMappings as mappings, packages } from '../../../database/schema/index.ts';
import { packageRecords } from '../packages/packageRecords.ts';

export const readMappings = (db: Context['db'], packageId: number) =>
  db
    .select()
    .from(mappings)
    .where(and(eq(mappings.packageId, packageId), isNull(mappings.deletedAt)))
    .orderBy(mappings.id);

export type MappingRow = Awaited<ReturnType<typeof readMappings>>[number];

export const sharesOf = (rows: readonly MappingRow[]): Map<number, number> =>
  new Map(rows.map(({ productId, allocationBp }) => [productId, allocationBp]));

export const updateMapping = (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  id: number,
  values: Partial<
    Pick<MappingRow, 'quantity' | 'allocationBp' | 'activationParameters' | 'deletedAt'>
  >,
) =>
  db
    .update(mappings)
    .set({ ...values, version: sql`${mappings.version} + 1`, updatedBy: actor.id })
    .where(eq(mappings.id, id));

/** The products are part of the package: it gets a new version and the history entry. */
export const settlePackage = async (
  context: Pick<Context, 'db' | 'actor' | 'audit' | 'services'>,
  before: PackageRecord,
  action: AuditAct,
): Promise<PackageRecord> => {
  const { db, actor, audit } = context;
  await db
    .update(packages)
    .set({ version: sql`${packages.version} + 1`, updatedBy: actor.id })
    .where(eq(packages.id, before.id));
  const after = await packageRecords.readOne(context, before.id);
  await audit.record({
    action,
    entity: 'packages',
    entityId: after.id,
    version: after.version,
    before: packageRecords.historyOf(context, before),
    after: packageRecords.historyOf(context, after),
  });
  return after;
};
