import { count, eq, sql, type SQL } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { packageFamilies, saleEvents, users } from '../../../../database/schema/index.ts';
import { listPage } from '../../../../query/listPage.ts';
import type { FieldMap } from '../../../../query/QueryField.ts';
import { isFamily, packageCount, presentFamily, selectFamilies } from './familyRows.ts';

const fields: FieldMap = {
  id: { expression: packageFamilies.id, kind: 'integer' },
  name: {
    expression: packageFamilies.name,
    kind: 'text',
    order: sql`lower(${packageFamilies.name})`,
  },
  clientTypeId: { expression: packageFamilies.clientTypeId, kind: 'integer' },
  familyEvent: { expression: packageFamilies.familyEventId, kind: 'integer' },
  familyEventName: { expression: saleEvents.name, kind: 'text' },
  active: { expression: packageFamilies.isActive, kind: 'boolean' },
  packageCount: { expression: packageCount, kind: 'integer' },
  updatedAt: { expression: packageFamilies.updatedAt, kind: 'instant' },
  updatedByName: { expression: users.name, kind: 'text' },
};

/** GET get-package-families, versions 2 and 3. */
export const listFamilies: Verb<
  CallOf<'packageFamilies.list' | 'packageFamilies.listV3'>
> = async ({ query, db }) => {
  const where: (SQL | undefined)[] = [
    isFamily,
    query.active_only ? eq(packageFamilies.isActive, true) : undefined,
    query.client_type_id === undefined
      ? undefined
      : sql`${packageFamilies.clientTypeId} = ${query.client_type_id}::bigint`,
  ];
  const page = await listPage(
    query,
    { fields, search: [packageFamilies.name], sort: '-updatedAt', key: packageFamilies.id, where },
    clause =>
      selectFamilies(db)
        .where(clause.where)
        .orderBy(...clause.orderBy)
        .limit(clause.limit)
        .offset(clause.offset),
    async matching => {
      const [total] = await db
        .select({ count: count() })
        .from(packageFamilies)
        .leftJoin(saleEvents, eq(saleEvents.id, packageFamilies.familyEventId))
        .leftJoin(users, eq(users.id, packageFamilies.updatedBy))
        .where(matching);
      return total?.count ?? 0;
    },
  );
  return { ...page, results: page.results.map(presentFamily) };
};
