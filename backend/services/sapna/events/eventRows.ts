import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { event } from '#contract/calls/sapna/eventRecords.ts';
import type { ClientTypeId } from '#contract/domain/accounts/clientTypes.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { notFound } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { eventCities, saleEvents, users } from '../../../database/schema/index.ts';

export type EventRecord = Static<typeof event>;

/** Computed for the rows of a page alone: PostgreSQL cuts the page before it evaluates subqueries of the row. */
export const cityCount: SQL<number> = sql`(
  select count(*)::int from ${eventCities} where ${eventCities.eventId} = ${saleEvents.id})`;

export const selectEvents = (db: Database) =>
  db
    .select({ row: saleEvents, cityCount, updatedByName: users.name })
    .from(saleEvents)
    .leftJoin(users, eq(users.id, saleEvents.updatedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectEvents>>[number];

export const presentEvent = ({ row, ...joined }: Row): EventRecord => ({
  id: row.id,
  name: row.name,
  description: row.description ?? undefined,
  startDate: row.startDate,
  endDate: row.endDate,
  clientTypeId: (row.clientTypeId as ClientTypeId | null) ?? undefined,
  active: row.isActive,
  cityCount: joined.cityCount,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedByName: joined.updatedByName ?? undefined,
});

/** What history keeps of an event: the fields that people write. */
export const eventHistory = ({
  name,
  description,
  startDate,
  endDate,
  clientTypeId,
  active,
}: EventRecord) => ({ name, description, startDate, endDate, clientTypeId, active });

export const isEvent = isNull(saleEvents.deletedAt);

export const eventOrRefuse = async (db: Database, id: number): Promise<EventRecord> => {
  const [row] = await selectEvents(db).where(and(inArray(saleEvents.id, [id]), isEvent));
  if (!row) throw notFound(notThere.event);
  return presentEvent(row);
};
