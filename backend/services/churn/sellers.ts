import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { callOf } from '#contract/calls/index.ts';
import type { ChurnScheduleFields } from '#contract/calls/recordTypes.ts';
import { churnMessages } from '#contract/domain/churn/churnMessages.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { invalidField } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import {
  accounts,
  builders,
  churnSchedules,
  cities,
  leadDeliveries,
  localities,
  projects,
  users,
} from '../../database/schema/index.ts';
import { readOnly } from '../../tables/readOnly.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';
import { ofAccount } from '../accounts/accountFigures.ts';
import type { Place } from './countLeads.ts';

/** Builders and brokers get leads of others; owners do not. */
const isSeller = and(
  inArray(accounts.clientTypeId, [1, 2]),
  isNull(accounts.deletedAt),
  isNull(accounts.mergedIntoId),
);
const entityType = sql<
  'BUILDER' | 'BROKER'
>`(case ${accounts.clientTypeId} when 1 then 'BUILDER' else 'BROKER' end)`;
const owedOn = (today: Day) => sql<number>`(
  select coalesce(sum(greatest(promise.promised_leads - promise.delivered_leads, 0)), 0)::int
  from ${leadDeliveries} promise
  where promise.account_id = ${ofAccount('id')} and ${today}::date between promise.start_date and promise.end_date)`;

/** GET churn-profiles: whom leads can be given to. */
export const churnProfileList = readOnly(callOf('churnProfiles.list'), {
  table: accounts,
  fields: today => ({
    profileUuid: accounts.uuid,
    name: accounts.name,
    entityType,
    owedLeads: owedOn(today),
    projectCount: sql<number>`(select count(*)::int from ${projects}
      join ${builders} builder on builder.id = ${projects.builderId}
      where builder.account_id = ${ofAccount('id')})`,
  }),
  where: isSeller,
  search: [accounts.name],
  sort: 'name',
});

/** GET churn-projects. */
export const churnProjectList = readOnly(callOf('churnProjects.list'), {
  table: projects,
  fields: {
    name: projects.name,
    cityName: cities.name,
    builderName: builders.name,
    profileUuid: builders.profileUuid,
  },
  joins: [
    { table: cities, on: eq(cities.id, projects.cityId), isInner: true },
    { table: builders, on: eq(builders.id, projects.builderId), isInner: true },
  ],
  where: eq(projects.isActive, true),
  search: [projects.name],
  sort: 'name',
});

/** With its table in front, since a subquery has an id of its own. */
const userId = sql.raw('"users"."id"');

/** GET manual-churn-pocs: who created any. */
export const churnPocList = readOnly(callOf('churnPocs.list'), {
  table: users,
  fields: {
    name: users.name,
    schedules: sql<number>`(select count(*)::int from ${churnSchedules} made where made.created_by = ${userId})`,
  },
  where: sql`exists (select 1 from ${churnSchedules} made where made.created_by = ${userId})`,
  search: [users.name],
  sort: 'name',
});

export interface Seller {
  readonly id: number;
  readonly name: string;
  readonly entityType: 'BUILDER' | 'BROKER';
  readonly owedLeads: number;
}

/** The seller of a profile. @throws Refusal 422 on `/profile_uuid` */
export const sellerOf = async (db: Database, uuid: string, today: Day): Promise<Seller> => {
  const [seller] = await db
    .select({
      id: accounts.id,
      name: accounts.name,
      entityType,
      owedLeads: owedOn(today),
    })
    .from(accounts)
    .where(and(isSeller, sql`${accounts.uuid}::text = ${uuid}`));
  if (!seller) throw invalidField('/profile_uuid', 'reference', churnMessages.noSeller);
  return seller;
};

/** The project that leads are for; a builder's is their own. @throws Refusal 422 on `/entity_id` */
export const projectOf = async (
  db: Database,
  { entity_id: id }: Pick<ChurnScheduleFields, 'entity_id'>,
  seller: Seller,
): Promise<{ name: string; place: Place | undefined } | undefined> => {
  if (!id) return undefined;
  const [project] = await db
    .select({
      name: projects.name,
      accountId: builders.accountId,
      latitude: localities.latitude,
      longitude: localities.longitude,
    })
    .from(projects)
    .innerJoin(builders, eq(builders.id, projects.builderId))
    .leftJoin(localities, eq(localities.id, projects.localityId))
    .where(eq(projects.id, id));
  if (!project) throw invalidField('/entity_id', 'reference', invalidChoice);
  if (seller.entityType === 'BUILDER' && project.accountId !== seller.id)
    throw invalidField('/entity_id', 'reference', churnMessages.otherProject);
  const { latitude, longitude, name } = project;
  const isPlaced = latitude !== null && longitude !== null;
  return { name, place: isPlaced ? { latitude, longitude } : undefined };
};
