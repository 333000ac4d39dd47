import { sql } from 'drizzle-orm';
import type { Context } from '../../../calls/Context.ts';
import { packagePrices, packageProductMappings, packages } from '../../../database/schema/index.ts';
import { todayOf } from '../../../calls/todayOf.ts';
import { packageRecords } from './packageRecords.ts';

interface Copy {
  sourceIds: readonly number[];
  family: { id: number; clientTypeId: number };
  /** For a single package; otherwise copies keep the names of their sources. */
  name?: string;
}

const copyRows = async (
  { db, actor, services }: Pick<Context, 'db' | 'actor' | 'services'>,
  { sourceIds, family, name }: Copy,
): Promise<{ source: number; copy: number }[]> => {
  const today = todayOf({ services });
  const sources = await db
    .select()
    .from(packages)
    .where(
      sql`${packages.id} in (select jsonb_array_elements_text(${JSON.stringify(sourceIds)}::jsonb)::bigint)`,
    )
    .orderBy(packages.id);
  if (sources.length === 0) return [];
  const copies = await db
    .insert(packages)
    .values(
      sources.map(({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...source }) => ({
        ...source,
        packageFamilyId: family.id,
        clientTypeId: family.clientTypeId,
        name: name ?? source.name,
        isNetsuiteEnabled: false,
        // A copy of what has ended is to be sold again.
        activeUntil: source.activeUntil && source.activeUntil < today ? null : source.activeUntil,
        version: 1,
        createdBy: actor.id,
        updatedBy: actor.id,
      })),
    )
    .returning({ id: packages.id, name: packages.name });
  const copyByName = new Map(copies.map(copy => [copy.name, copy.id]));
  return sources.map(source => {
    const copy = copyByName.get(name ?? source.name);
    if (copy === undefined) throw new Error('The insert returned no copy');
    return { source: source.id, copy };
  });
};

/**
 * Copies packages into a family with their product mappings and the prices that are in force or to come; NetSuite is
 * off for the copies (T50). Records a history entry for each copy.
 */
export const copyPackages = async (
  context: Pick<Context, 'db' | 'actor' | 'services' | 'audit'>,
  copy: Copy,
): Promise<number[]> => {
  const { db, actor, services, audit } = context;
  const pairs = await copyRows(context, copy);
  if (pairs.length === 0) return [];
  const today = todayOf({ services });
  const pair = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (source bigint, copy bigint)`;
  await db.execute(sql`
    insert into ${packageProductMappings}
      (package_id, product_id, quantity, activation_parameters, allocation_bp, created_by, updated_by)
    select pair.copy, product_id, quantity, activation_parameters, allocation_bp, ${actor.id}::bigint, ${actor.id}::bigint
    from ${packageProductMappings} join ${pair} on pair.source = package_id
    where deleted_at is null order by id`);
  await db.execute(sql`
    insert into ${packagePrices}
      (package_id, pricing_parameters, parameters_key, city_id, locality_id, region_id, price_paise, effective, created_by, updated_by)
    select pair.copy, pricing_parameters, parameters_key, city_id, locality_id, region_id, price_paise, effective, ${actor.id}::bigint, ${actor.id}::bigint
    from ${packagePrices} join ${pair} on pair.source = package_id
    where deleted_at is null and (upper_inf(effective) or upper(effective) > ${today}::date) order by id`);
  const sourceOf = new Map(pairs.map(({ source, copy: id }) => [id, source]));
  const records = await packageRecords.read(context, [...sourceOf.keys()]);
  await audit.record(
    ...records.map(record => ({
      action: 'copy' as const,
      entity: 'packages',
      entityId: record.id,
      version: record.version,
      before: null,
      after: { ...packageRecords.historyOf(context, record), copiedFrom: sourceOf.get(record.id) },
    })),
  );
  return [...sourceOf.keys()];
};
