import type { Static } from 'typebox';
import type { siteTakeover } from '#contract/calls/ads/siteTakeoverRecord.ts';
import type { ProductTypeId } from '#contract/domain/catalogue/productTypes.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import {
  siteTakeoverDefaults,
  siteTakeoverProductId,
  type SlotEntityTypeId,
} from '#contract/domain/slots/slotProducts.ts';
import { slotStatus } from '#contract/domain/slots/siteTakeover/slotStatus.ts';
import type { SlotParts } from './slotParts.ts';
import type { SlotRow } from './slotRows.ts';

export type SlotRecord = Static<typeof siteTakeover>;

const presentDetails = (details: SlotRow['details']): SlotRecord['product_details'] => ({
  site_takeover_title: details?.siteTakeoverTitle ?? undefined,
  site_takeover_subtitle: details?.siteTakeoverSubtitle ?? undefined,
  offer_text: details?.offerText ?? undefined,
  property_video_url: details?.propertyVideoUrl ?? undefined,
  description: details?.description ?? undefined,
  redirection_url: details?.redirectionUrl ?? undefined,
  allow_zoomin: details?.allowZoomin ?? siteTakeoverDefaults.allow_zoomin,
  show_image_only: details?.showImageOnly ?? siteTakeoverDefaults.show_image_only,
});

const presentCard = (card: SlotParts['cards'][number]): SlotRecord['product_cards'][number] => ({
  priority: card.priority,
  content: card.content,
  title: card.title ?? undefined,
  sub_title: card.subTitle ?? undefined,
  status: card.status,
  product_id: siteTakeoverProductId,
  slot_id: card.slotId,
  card_id: card.id,
  image_tag_id: card.imageTagId ?? undefined,
});

/** A slot as every call answers it, on a day: its status follows the days. */
export const presentSlot = (
  { row, details, ...joined }: SlotRow,
  { polygons, projects, cards }: SlotParts,
  today: Day,
): SlotRecord => {
  // A new project is the entity itself; the list of projects belongs to builders.
  const promoted = row.entityTypeId === 2 ? [] : projects;
  return {
    id: row.id,
    slot_id: row.id,
    product_id: siteTakeoverProductId,
    slot_status: slotStatus(row, today),
    is_draft: row.state === 'draft',
    is_frozen: row.isFrozen,
    promotion_type: row.promotionType ?? undefined,
    entity_type_id: (row.entityTypeId as SlotEntityTypeId | null) ?? undefined,
    entity_id: row.entityId ?? undefined,
    entity_name: joined.entityName ?? undefined,
    product_type: (details?.productTypeId as ProductTypeId | null | undefined) ?? undefined,
    polygon_uuids: polygons.map(({ uuid }) => uuid),
    polygon_names: polygons.map(({ name }) => name),
    builder_project_ids: promoted.map(({ id }) => id).join(',') || undefined,
    builder_projects: promoted.map(({ id, name }) => ({ id, name })),
    amount: row.amountPaise,
    supply_user_uuid: row.supplyUserUuid ?? undefined,
    supply_user_name: joined.supplyUserName ?? undefined,
    opportunity_id: row.opportunityId ?? undefined,
    product_activation_id: row.productActivationId ?? undefined,
    start_date: row.startDate ?? undefined,
    end_date: row.endDate ?? undefined,
    organic_hard_target: row.organicHardTarget ?? undefined,
    organic_soft_target: row.organicSoftTarget ?? undefined,
    inner_churn_radius: row.innerChurnRadius ?? undefined,
    outer_churn_radius: row.outerChurnRadius ?? undefined,
    profile_type: row.profileType ?? undefined,
    selling_type: row.sellingType ?? undefined,
    send_activation_mail: row.sendActivationMail,
    deliver_developer_broker_leads: row.deliverDeveloperBrokerLeads,
    notes: row.notes ?? undefined,
    product_details: presentDetails(details),
    product_cards: cards.map(presentCard),
    stop_reason: row.stopReason ?? undefined,
    stopped_at: row.stoppedAt?.toISOString(),
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
    updated_by_name: joined.updatedByName ?? undefined,
  };
};

/** What history keeps of a slot: what people write, a field of the details by its path. */
export const slotHistory = ({ product_details: details, ...slot }: SlotRecord) => ({
  slot_status: slot.slot_status,
  promotion_type: slot.promotion_type,
  entity_type_id: slot.entity_type_id,
  entity_id: slot.entity_id,
  product_type: slot.product_type,
  polygon_uuids: slot.polygon_uuids,
  builder_project_ids: slot.builder_project_ids,
  amount: slot.amount,
  supply_user_uuid: slot.supply_user_uuid,
  opportunity_id: slot.opportunity_id,
  product_activation_id: slot.product_activation_id,
  start_date: slot.start_date,
  end_date: slot.end_date,
  organic_hard_target: slot.organic_hard_target,
  organic_soft_target: slot.organic_soft_target,
  inner_churn_radius: slot.inner_churn_radius,
  outer_churn_radius: slot.outer_churn_radius,
  profile_type: slot.profile_type,
  selling_type: slot.selling_type,
  send_activation_mail: slot.send_activation_mail,
  deliver_developer_broker_leads: slot.deliver_developer_broker_leads,
  notes: slot.notes,
  ...Object.fromEntries(
    Object.entries(details).map(([name, value]) => [`product_details.${name}`, value]),
  ),
  product_cards: slot.product_cards.map(({ priority, content, title, sub_title, status }) => ({
    priority,
    content,
    title,
    sub_title,
    status,
  })),
  stop_reason: slot.stop_reason,
});
