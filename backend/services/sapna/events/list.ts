import { count, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { saleEvents, users } from '../../../database/schema/index.ts';
import { listPage } from '../../../query/listPage.ts';
import type { FieldMap } from '../../../query/QueryField.ts';
import { cityCount, isEvent, presentEvent, selectEvents } from './eventRows.ts';

const fields: FieldMap = {
  id: { expression: saleEvents.id, kind: 'integer' },
  name: { expression: saleEvents.name, kind: 'text', order: sql`lower(${saleEvents.name})` },
  startDate: { expression: saleEvents.startDate, kind: 'day' },
  endDate: { expression: saleEvents.endDate, kind: 'day' },
  clientTypeId: { expression: saleEvents.clientTypeId, kind: 'integer' },
  active: { expression: saleEvents.isActive, kind: 'boolean' },
  cityCount: { expression: cityCount, kind: 'integer' },
  updatedAt: { expression: saleEvents.updatedAt, kind: 'instant' },
  updatedByName: { expression: users.name, kind: 'text' },
};

/** GET event. */
export const listEvents: Verb<CallOf<'events.list'>> = async ({ query, db }) => {
  const page = await listPage(
    query,
    { fields, search: [saleEvents.name], sort: '-startDate', key: saleEvents.id, where: [isEvent] },
    clause =>
      selectEvents(db)
        .where(clause.where)
        .orderBy(...clause.orderBy)
        .limit(clause.limit)
        .offset(clause.offset),
    async matching => {
      const [total] = await db
        .select({ count: count() })
        .from(saleEvents)
        .leftJoin(users, eq(users.id, saleEvents.updatedBy))
        .where(matching);
      return total?.count ?? 0;
    },
  );
  return { ...page, results: page.results.map(presentEvent) };
};
