import { and, count, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { packageFamilies, packages, users } from '../../../../database/schema/index.ts';
import { listPage } from '../../../../query/listPage.ts';
import type { FieldMap } from '../../../../query/QueryField.ts';
import { todayOf } from './internal.ts';
import { basePriceOn, statusOn } from './packagePrice.ts';
import { isPackage, presentPackage, selectPackages } from './packageRows.ts';

const fieldsOn = (today: Day): FieldMap => ({
  id: { expression: packages.id, kind: 'integer' },
  name: { expression: packages.name, kind: 'text', order: sql`lower(${packages.name})` },
  displayName: {
    expression: packages.displayName,
    kind: 'text',
    order: sql`lower(${packages.displayName})`,
  },
  packageFamilyId: { expression: packages.packageFamilyId, kind: 'integer' },
  packageFamilyName: {
    expression: packageFamilies.name,
    kind: 'text',
    order: sql`lower(${packageFamilies.name})`,
  },
  clientTypeId: { expression: packages.clientTypeId, kind: 'integer' },
  title: { expression: packages.title, kind: 'text' },
  agentType: { expression: packages.agentType, kind: 'text' },
  durationDays: { expression: packages.durationDays, kind: 'integer' },
  hsnCode: { expression: packages.hsnCode, kind: 'text' },
  isPriceApplicable: { expression: packages.isPriceApplicable, kind: 'boolean' },
  basePricePaise: { expression: basePriceOn(today), kind: 'integer' },
  isNetsuiteEnabled: { expression: packages.isNetsuiteEnabled, kind: 'boolean' },
  activeUntil: { expression: packages.activeUntil, kind: 'day' },
  active: { expression: packages.isActive, kind: 'boolean' },
  status: { expression: statusOn(today), kind: 'text' },
  updatedAt: { expression: packages.updatedAt, kind: 'instant' },
  updatedByName: { expression: users.name, kind: 'text' },
});

/** GET get-packages. `active_only` leaves out what is switched off or over. */
export const listPackages: Verb<CallOf<'packages.list'>> = async ({ query, db, services }) => {
  const today = todayOf({ services });
  const where = [
    isPackage,
    query.package_family_id === undefined
      ? undefined
      : sql`${packages.packageFamilyId} = ${query.package_family_id}::bigint`,
    query.active_only
      ? and(
          eq(packages.isActive, true),
          or(isNull(packages.activeUntil), gte(packages.activeUntil, today)),
        )
      : undefined,
  ];
  const page = await listPage(
    query,
    {
      fields: fieldsOn(today),
      search: [packages.name, packages.displayName],
      sort: '-updatedAt',
      key: packages.id,
      where,
    },
    clause =>
      selectPackages(db, today)
        .where(clause.where)
        .orderBy(...clause.orderBy)
        .limit(clause.limit)
        .offset(clause.offset),
    async matching => {
      const [total] = await db
        .select({ count: count() })
        .from(packages)
        .innerJoin(packageFamilies, eq(packageFamilies.id, packages.packageFamilyId))
        .leftJoin(users, eq(users.id, packages.updatedBy))
        .where(matching);
      return total?.count ?? 0;
    },
  );
  return { ...page, results: page.results.map(presentPackage) };
};
