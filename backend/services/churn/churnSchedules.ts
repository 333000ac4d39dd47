import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { churnScheduleCalls } from '#contract/calls/churn/churn.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { ChurnSchedule, ChurnScheduleFields } from '#contract/calls/recordTypes.ts';
import { churnApartmentTypes, churnPropertyTypes } from '#contract/domain/churn/churnCriteria.ts';
import { churnMessages } from '#contract/domain/churn/churnMessages.ts';
import { indiaDay, type Day } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Verb } from '../../calls/Context.ts';
import { manyOutcomes } from '../../calls/manyOutcomes.ts';
import { notFound } from '../../calls/Refusal.ts';
import {
  accounts,
  churnSchedules,
  listings,
  projects,
  users,
} from '../../database/schema/index.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { elsewhere, ordered } from '../../tables/fields.ts';
import { refuseObstacle } from './simulate.ts';

const sellers = alias(accounts, 'sellers');
const creators = alias(users, 'creators');

/** Stored is only that one was stopped: the rest follows from the day. */
const statusOn = (today: Day) => sql<ChurnSchedule['status'] & string>`(case
  when ${churnSchedules.status} = 'stopped' then 'stopped'
  when ${churnSchedules.churnStartDate} > ${today}::date then 'scheduled'
  when ${churnSchedules.churnEndDate} < ${today}::date then 'done'
  else 'running' end)`;

const searchCriteria = sql`jsonb_strip_nulls(jsonb_build_object(
  'criteria_type', ${churnSchedules.criteriaType},
  'inner_radius', ${churnSchedules.innerRadius},
  'outer_radius', ${churnSchedules.outerRadius},
  'city_uuids', nullif(to_jsonb(${churnSchedules.cityUuids}), '[]'),
  'locality_uuids', nullif(to_jsonb(${churnSchedules.localityUuids}), '[]'),
  'project_ids', nullif(to_jsonb(${churnSchedules.projectIds}), '[]')))`;

const columnsOf = ({ search_criteria: criteria }: ChurnScheduleFields) => ({
  criteriaType: criteria.criteria_type,
  innerRadius: criteria.inner_radius ?? null,
  outerRadius: criteria.outer_radius ?? null,
  cityUuids: criteria.city_uuids ?? [],
  localityUuids: criteria.locality_uuids ?? [],
  projectIds: criteria.project_ids ?? [],
});

/** Leads of others given to a seller once more, over a period. */
export const churnScheduleRecords = declareRecords<ChurnSchedule, ChurnScheduleFields>(
  churnScheduleCalls,
  {
    resource: 'churn-schedules',
    table: churnSchedules,
    removal: 'hard',
    notThere: notThere.record,
    joins: [
      { table: sellers, on: eq(sellers.id, churnSchedules.accountId), isInner: false },
      { table: projects, on: eq(projects.id, churnSchedules.entityId), isInner: false },
      { table: creators, on: eq(creators.id, churnSchedules.createdBy), isInner: false },
    ],
    fields: today => ({
      profile_uuid: churnSchedules.profileUuid,
      profile_name: ordered(sellers.name, sellers.name),
      entity_type: churnSchedules.entityType,
      entity_id: churnSchedules.entityId,
      entity_name: projects.name,
      churn_start_date: churnSchedules.churnStartDate,
      churn_end_date: churnSchedules.churnEndDate,
      last_n_days: churnSchedules.lastNDays,
      total_leads: churnSchedules.totalLeads,
      search_criteria: elsewhere(searchCriteria),
      lead_service_type: churnSchedules.leadServiceType,
      min_price: churnSchedules.minPricePaise,
      max_price: churnSchedules.maxPricePaise,
      min_price_relax: churnSchedules.isMinPriceRelaxed,
      max_price_relax: churnSchedules.isMaxPriceRelaxed,
      bypass_ad_deficit: churnSchedules.bypassAdDeficit,
      property_category_id: churnSchedules.propertyCategoryId,
      property_type: churnSchedules.propertyType,
      bhk_type: churnSchedules.bhkType,
      possession_flag: churnSchedules.possessionFlag,
      possession: churnSchedules.possession,
      status: statusOn(today),
      delivered_leads: churnSchedules.deliveredLeads,
      batch_id: churnSchedules.batchId,
      created_by: ordered(churnSchedules.createdBy, creators.name),
      created_by_name: ordered(creators.name, creators.name),
      stopped_at: churnSchedules.stoppedAt,
    }),
    inside: {
      'search_criteria.criteria_type': { expression: churnSchedules.criteriaType, kind: 'text' },
    },
    search: [sellers.name, projects.name],
    sort: '-createdAt',
    readers: 'granted',
    columns: async ({ record }, { db, services }) => {
      const today = indiaDay(services.now());
      const seller = await refuseObstacle(db, record, today);
      return { accountId: seller.id, entityType: seller.entityType, ...columnsOf(record) };
    },
  },
);

/** GET manual-churn-schedules, as the specification asks and answers it. */
export const documentedList: Verb<CallOf<'churnSchedules.documentedList'>> = async context => {
  const { query, services } = context;
  const { page = 0, size: pageSize = 10, sort_key: key = 'createdAt', sort_order: order } = query;
  const sort = order === 'asc' ? key : `-${key}`;
  const { status, profile_uuid: profile, entity_id: entity, created_by: creator } = query;
  const { results, totalCount } = await churnScheduleRecords.list(
    context,
    { page, pageSize, sort, total: 'exact' },
    [
      status && eq(statusOn(indiaDay(services.now())), status),
      profile ? eq(churnSchedules.profileUuid, profile) : undefined,
      entity ? eq(churnSchedules.entityId, entity) : undefined,
      creator ? eq(churnSchedules.createdBy, creator) : undefined,
    ],
  );
  return { manual_churns: results, total_count: totalCount };
};

/** POST stop-manual-churn-schedule: once stopped it gives no more; what it gave stays. */
export const stopSchedules: Verb<CallOf<'churnSchedules.stop'>> = async context => {
  const { db, actor, audit, services, body } = context;
  const { ids } = body;
  await db
    .select({ id: churnSchedules.id })
    .from(churnSchedules)
    .where(inArray(churnSchedules.id, [...ids]))
    .orderBy(asc(churnSchedules.id))
    .for('update');
  const found = await churnScheduleRecords.read(context, ids);
  const there = new Set(found.map(({ id }) => id));
  const { results } = manyOutcomes(
    ids,
    id => (there.has(id) ? undefined : notFound(notThere.record)),
    'stopped',
  );
  const going = found.filter(({ status }) => status === 'scheduled' || status === 'running');
  if (going.length === 0) audit.nothingChanged();
  else
    await db
      .update(churnSchedules)
      .set({
        status: 'stopped',
        stoppedAt: services.now(),
        updatedAt: services.now(),
        updatedBy: actor.id,
        version: sql`${churnSchedules.version} + 1`,
      })
      .where(
        inArray(
          churnSchedules.id,
          going.map(({ id }) => id),
        ),
      );
  for (const { id, version, status } of going)
    await audit.record({
      action: 'stop',
      entity: 'churn-schedules',
      entityId: id,
      version: version + 1,
      before: { status },
      after: { status: 'stopped' },
    });
  const stopped = new Set(going.map(({ id }) => id));
  return {
    results: results.map(result =>
      result.status === 'refused' || stopped.has(result.id)
        ? result
        : { id: result.id, status: 'ended' as const, ...churnMessages.endedAlready },
    ),
  };
};

const counted = sql<number>`count(*)::int`;

/** GET churn-property-types. */
export const propertyTypes: Verb<CallOf<'churnPropertyTypes.list'>> = async ({ db }) => {
  const rows = await db
    .select({ type: listings.propertyType, listings: counted })
    .from(listings)
    .groupBy(listings.propertyType)
    .orderBy(desc(counted));
  const of = new Map(rows.map(row => [row.type, row.listings]));
  return {
    results: ([1, 2] as const).flatMap(category =>
      churnPropertyTypes[category].map(type => ({
        property_category_id: category,
        property_type: type,
        listings: of.get(type) ?? 0,
      })),
    ),
  };
};

/** GET churn-apartment-types. */
export const apartmentTypes: Verb<CallOf<'churnApartmentTypes.list'>> = async ({ db }) => {
  const rows = await db
    .select({ bhk: listings.bhk, listings: counted })
    .from(listings)
    .groupBy(listings.bhk);
  const of = new Map(rows.map(row => [row.bhk, row.listings]));
  return {
    results: churnApartmentTypes.map(type => ({
      bhk_type: type,
      listings: of.get(Number.parseInt(type, 10)) ?? 0,
    })),
  };
};
