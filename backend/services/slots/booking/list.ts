import { eq, sql, type SQL } from 'drizzle-orm';
import type { Page } from '#contract/calls/paging.ts';
import { indiaDay, type Day } from '#contract/domain/days/indiaDay.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import type { Actor } from '../../../calls/Actor.ts';
import {
  accounts,
  builders,
  polygons,
  projects,
  slotBookings,
  slots,
  users,
} from '../../../database/schema/index.ts';
import { unlessSecret } from '../../../policies/slotSecrets.ts';
import { countUpTo, oneColumn } from '../../../query/countUpTo.ts';
import { listPage, type ListQuery } from '../../../query/listPage.ts';
import { summed } from '../../../query/sumAlone.ts';
import type { FieldMap } from '../../../query/QueryField.ts';
import type { SlotContext } from './kinds/SlotContext.ts';
import type { SlotKind, SlotRecord } from './kinds/SlotKind.ts';
import { entityName, isOfKind, presentSlots, selectSlots, statusOn } from './slotRows.ts';

const polygonNames = sql`(
  select string_agg(${polygons.name}, ', ' order by ${polygons.name})
  from ${slotBookings} join ${polygons} on ${polygons.id} = ${slotBookings.polygonId}
  where ${slotBookings.slotId} = ${slots.id})`;

const sharedFieldsOn = (today: Day, actor: Actor): FieldMap => ({
  id: { expression: slots.id, kind: 'integer' },
  slot_id: { expression: slots.id, kind: 'integer' },
  slot_status: { expression: statusOn(today), kind: 'text' },
  is_draft: { expression: sql`(${slots.state} = 'draft')`, kind: 'boolean' },
  is_frozen: { expression: slots.isFrozen, kind: 'boolean' },
  promotion_type: { expression: slots.promotionType, kind: 'text' },
  entity_type_id: { expression: slots.entityTypeId, kind: 'integer' },
  entity_id: { expression: slots.entityId, kind: 'integer' },
  entity_name: { expression: entityName, kind: 'text', order: sql`lower(${entityName})` },
  polygon_names: { expression: polygonNames, kind: 'text' },
  amount: { expression: unlessSecret(slots.amountPaise, actor), kind: 'integer' },
  supply_user_uuid: { expression: sql`${slots.supplyUserUuid}::text`, kind: 'text' },
  supply_user_name: {
    expression: accounts.name,
    kind: 'text',
    order: sql`lower(${accounts.name})`,
  },
  opportunity_id: { expression: slots.opportunityId, kind: 'integer' },
  product_activation_id: { expression: slots.productActivationId, kind: 'integer' },
  event_id: { expression: slots.eventId, kind: 'integer' },
  start_date: { expression: slots.startDate, kind: 'day' },
  end_date: { expression: slots.endDate, kind: 'day' },
  profile_type: { expression: slots.profileType, kind: 'text' },
  selling_type: { expression: slots.sellingType, kind: 'text' },
  updated_at: { expression: slots.updatedAt, kind: 'instant' },
  updated_by_name: { expression: users.name, kind: 'text' },
});

/** GET get-slots-details: ten to a page (part 3 section 9), drafts among them; a status is that of today in India. */
export const listSlots =
  <Values extends SlotValues, Answer extends SlotRecord & Values, Details>(
    kind: SlotKind<Values, Answer, Details>,
  ) =>
  async ({
    query,
    db,
    actor,
    services,
  }: SlotContext<unknown, ListQuery>): Promise<Page<Answer>> => {
    const today = indiaDay(services.now());
    const { table } = kind;
    const selectFrom = (selection: Readonly<Record<string, SQL>>) =>
      db
        .select(selection)
        .from(slots)
        .leftJoin(table, eq(table.slotId, slots.id))
        .leftJoin(projects, sql`${slots.entityTypeId} = 2 and ${projects.id} = ${slots.entityId}`)
        .leftJoin(builders, sql`${slots.entityTypeId} = 3 and ${builders.id} = ${slots.entityId}`)
        .leftJoin(accounts, eq(accounts.uuid, slots.supplyUserUuid))
        .leftJoin(users, eq(users.id, slots.updatedBy))
        .$dynamic();
    const page = await listPage(
      query,
      {
        fields: { ...sharedFieldsOn(today, actor), ...kind.listed },
        search: [...kind.searched, projects.name, builders.name, accounts.name],
        sort: '-updated_at',
        key: slots.id,
        readSums: async clause => summed(selectFrom(clause.selection), clause),
        where: [isOfKind(kind)],
      },
      clause =>
        selectSlots(db, kind)
          .where(clause.where)
          .orderBy(...clause.orderBy)
          .limit(clause.limit)
          .offset(clause.offset),
      (matching, most) => countUpTo(db, selectFrom(oneColumn).where(matching), most),
    );
    return { ...page, results: await presentSlots(db, kind, page.results, today) };
  };
