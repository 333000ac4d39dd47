import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { DeviceId, SlotEntityTypeId } from '#contract/domain/slots/slotProducts.ts';
import { slotStatus } from '#contract/domain/slots/slotStatus.ts';
import type { SlotParts } from './slotParts.ts';
import type { SlotRow } from '../slotRows.ts';

/** What only some kinds have of a card is left out where it has no value: others know no field of that name. */
const presentCard = (card: SlotParts['cards'][number]) => ({
  priority: card.priority,
  content: card.content,
  title: card.title ?? undefined,
  sub_title: card.subTitle ?? undefined,
  status: card.status,
  product_id: card.productId,
  slot_id: card.slotId,
  card_id: card.id,
  ...(card.activeFromDate !== null && { active_from_date: card.activeFromDate }),
  ...(card.imageTagId !== null && { image_tag_id: card.imageTagId }),
});

/** All that a slot of any kind has, on a day: its status follows the days. A kind's answer leaves out what it has not. */
export const presentShared = (
  { row, ...joined }: SlotRow,
  { polygons, projects, cards }: SlotParts,
  today: Day,
) => {
  // A new project is the entity itself; the list of projects belongs to builders.
  const promoted = row.entityTypeId === 2 ? [] : projects;
  return {
    id: row.id,
    slot_id: row.id,
    slot_status: slotStatus(row, today),
    is_draft: row.state === 'draft',
    is_frozen: row.isFrozen,
    promotion_type: row.promotionType ?? undefined,
    entity_type_id: (row.entityTypeId as SlotEntityTypeId | null) ?? undefined,
    entity_id: row.entityId ?? undefined,
    entity_name: joined.entityName ?? undefined,
    polygon_uuids: polygons.map(({ uuid }) => uuid),
    polygon_names: polygons.map(({ name }) => name),
    builder_project_ids: promoted.map(({ id }) => id).join(',') || undefined,
    builder_projects: promoted.map(({ id, name }) => ({ id, name })),
    // A draft without an amount has none yet: 0 would be one that somebody asks for.
    amount: row.state === 'draft' ? row.amountPaise || undefined : row.amountPaise,
    supply_user_uuid: row.supplyUserUuid ?? undefined,
    supply_user_name: joined.supplyUserName ?? undefined,
    opportunity_id: row.opportunityId ?? undefined,
    product_activation_id: row.productActivationId ?? undefined,
    event_id: row.eventId ?? undefined,
    start_date: row.startDate ?? undefined,
    end_date: row.endDate ?? undefined,
    organic_hard_target: row.organicHardTarget ?? undefined,
    organic_soft_target: row.organicSoftTarget ?? undefined,
    inner_churn_radius: row.innerChurnRadius ?? undefined,
    outer_churn_radius: row.outerChurnRadius ?? undefined,
    is_locality_churn: row.isLocalityChurn,
    profile_type: row.profileType ?? undefined,
    selling_type: row.sellingType ?? undefined,
    devices: row.deviceIds as DeviceId[],
    send_activation_mail: row.sendActivationMail,
    deliver_developer_broker_leads: row.deliverDeveloperBrokerLeads,
    notes: row.notes ?? undefined,
    product_cards: cards.map(presentCard),
    stop_reason: row.stopReason ?? undefined,
    stopped_at: row.stoppedAt?.toISOString(),
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
    updated_by_name: joined.updatedByName ?? undefined,
  };
};

export type SharedSlot = ReturnType<typeof presentShared>;
