import { inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ChurnScheduleFields } from '#contract/calls/recordTypes.ts';
import { churnMessages, churnObstacle } from '#contract/domain/churn/churnMessages.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { invalidField, Refusal, wordsOf } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { cities, localities, projects } from '../../database/schema/index.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';
import { countLeads } from './countLeads.ts';
import { projectOf, sellerOf, type Seller } from './sellers.ts';

const refuseUnknown = async (
  db: Database,
  name: string,
  ids: readonly (string | number)[] | null | undefined,
  column: PgColumn,
): Promise<void> => {
  if (!ids || ids.length === 0) return;
  const known = await db
    .select({ id: column })
    .from(column.table)
    .where(inArray(column, [...ids]));
  if (known.length < new Set(ids).size)
    throw invalidField(`/search_criteria/${name}`, 'reference', invalidChoice);
};

/** What a schedule names, looked up. @throws Refusal 422 on the field that names what is not there */
const lookUp = async (db: Database, schedule: ChurnScheduleFields, today: Day) => {
  const seller = await sellerOf(db, schedule.profile_uuid, today);
  if (schedule.entity_type && schedule.entity_type !== seller.entityType)
    throw invalidField('/entity_type', 'reference', churnMessages.otherType);
  const { city_uuids, locality_uuids, project_ids } = schedule.search_criteria;
  await refuseUnknown(db, 'city_uuids', city_uuids, cities.uuid);
  await refuseUnknown(db, 'locality_uuids', locality_uuids, localities.uuid);
  await refuseUnknown(db, 'project_ids', project_ids, projects.id);
  return { seller, project: await projectOf(db, schedule, seller) };
};

const obstacleOf = (
  schedule: ChurnScheduleFields,
  { seller, project }: Awaited<ReturnType<typeof lookUp>>,
) =>
  churnObstacle({
    sellerName: seller.name,
    owedLeads: seller.owedLeads,
    bypassesDeficit: schedule.bypass_ad_deficit ?? false,
    criteriaType: schedule.search_criteria.criteria_type,
    hasPlace: project?.place !== undefined,
  });

/** Whom a schedule that is created is for. @throws Refusal 422 where a dry run would have a message and no count */
export const refuseObstacle = async (
  db: Database,
  schedule: ChurnScheduleFields,
  today: Day,
): Promise<Seller> => {
  const found = await lookUp(db, schedule, today);
  const obstacle = obstacleOf(schedule, found);
  if (obstacle) throw invalidField(`/${obstacle.field}`, 'check', obstacle.told);
  return found.seller;
};

export interface Simulated extends Partial<Told> {
  readonly eligible_count?: number | null;
  readonly inner_eligible_count?: number;
}

/**
 * A dry run: what the criteria find, or the message of what prevents it and no count (part 2 section 4).
 * @throws Refusal 422 where the schedule names what is not there
 */
export const simulate = async (
  db: Database,
  schedule: ChurnScheduleFields,
  today: Day,
): Promise<Simulated> => {
  const found = await lookUp(db, schedule, today);
  const obstacle = obstacleOf(schedule, found);
  if (obstacle) return { eligible_count: null, ...obstacle.told };
  const place = found.project?.place;
  const { all, inner } = await countLeads(db, schedule, {
    sellerId: found.seller.id,
    place,
    today,
  });
  const isRadius = schedule.search_criteria.criteria_type === 'RADIUS';
  return { eligible_count: all, ...(isRadius && { inner_eligible_count: inner }) };
};

/** The same for one project of several: what is refused of it is its message, and the others go on. */
export const simulateOne = async (
  db: Database,
  schedule: ChurnScheduleFields,
  today: Day,
): Promise<Simulated> => {
  try {
    return await simulate(db, schedule, today);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { eligible_count: null, ...wordsOf(error) };
  }
};
