import Type, { type TSchema } from 'typebox';
import { productTypes } from '../../domain/catalogue/productTypes.ts';
import { largestAmount } from '../../domain/money/parseAmount.ts';
import {
  promotionTypes,
  slotProfileTypes,
  slotSellingTypes,
} from '../../domain/slots/siteTakeover/siteTakeoverFields.ts';
import { slotStatuses } from '../../domain/slots/siteTakeover/slotStatus.ts';
import { siteTakeoverProductId, slotEntityTypes } from '../../domain/slots/slotProducts.ts';
import { clearable, rowId, strictObject } from '../bodies.ts';

const day = Type.String({ format: 'date' });
const uuid = Type.String({ format: 'uuid' });
const text = (maxLength: number) => Type.String({ maxLength });
const count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** Kilometres. */
const radius = Type.Integer({ minimum: 0, maximum: 500 });
const maybe = <Value extends TSchema>(value: Value) => Type.Optional(value);
const productId = Type.Literal(siteTakeoverProductId);

const entityTypeId = Type.Enum(slotEntityTypes.map(({ id }) => id));
const productType = Type.Enum(productTypes.map(({ id }) => id));
const promotionType = Type.Enum([...promotionTypes]);
const profileType = Type.Enum([...slotProfileTypes]);
const sellingType = Type.Enum([...slotSellingTypes]);
const cardStatus = Type.Enum(['active', 'inactive']);
const amount = Type.Integer({ minimum: 0, maximum: largestAmount });
const projectIds = text(2000);

const details = {
  site_takeover_title: text(80),
  site_takeover_subtitle: text(120),
  offer_text: text(80),
  property_video_url: text(500),
  description: text(1000),
  redirection_url: text(500),
};

const cardWords = { title: text(80), sub_title: text(120) };
const cardKey = { priority: Type.Integer({ minimum: 1, maximum: 10 }), content: text(500) };

/** A card as it is sent: what the server knows of it may come back with it, and must be right. */
const sentCard = strictObject({
  ...cardKey,
  title: clearable(cardWords.title),
  sub_title: clearable(cardWords.sub_title),
  status: clearable(cardStatus),
  product_id: clearable(productId),
  slot_id: clearable(rowId),
  card_id: clearable(rowId),
  image_tag_id: clearable(rowId),
});

/**
 * What people write of a slot. Nothing is required by the schema: a draft may lack anything, and what a slot that goes
 * live lacks is told in the specification's words by the verb.
 */
export const siteTakeoverFields = {
  promotion_type: clearable(promotionType),
  entity_type_id: clearable(entityTypeId),
  product_type: clearable(productType),
  polygon_uuids: clearable(Type.Array(uuid, { maxItems: 50, uniqueItems: true })),
  entity_id: clearable(rowId),
  builder_project_ids: clearable(projectIds),
  amount: clearable(amount),
  supply_user_uuid: clearable(uuid),
  opportunity_id: clearable(rowId),
  product_activation_id: clearable(rowId),
  start_date: clearable(day),
  end_date: clearable(day),
  organic_hard_target: clearable(count),
  organic_soft_target: clearable(count),
  inner_churn_radius: clearable(radius),
  outer_churn_radius: clearable(radius),
  profile_type: clearable(profileType),
  selling_type: clearable(sellingType),
  send_activation_mail: clearable(Type.Boolean()),
  deliver_developer_broker_leads: clearable(Type.Boolean()),
  notes: clearable(text(1000)),
  product_details: clearable(
    strictObject({
      site_takeover_title: clearable(details.site_takeover_title),
      site_takeover_subtitle: clearable(details.site_takeover_subtitle),
      offer_text: clearable(details.offer_text),
      property_video_url: clearable(details.property_video_url),
      description: clearable(details.description),
      redirection_url: clearable(details.redirection_url),
      allow_zoomin: clearable(Type.Boolean()),
      show_image_only: clearable(Type.Boolean()),
    }),
  ),
  /** All cards of the slot; one that is not among them is removed. What is absent in the details has no value. */
  product_cards: clearable(Type.Array(sentCard, { maxItems: 20 })),
  /** True: kept as a draft, which holds no place and is never live. */
  is_draft: Type.Optional(Type.Boolean()),
};

const named = Type.Object({ id: rowId, name: Type.String() });

const card = Type.Object({
  ...cardKey,
  title: maybe(cardWords.title),
  sub_title: maybe(cardWords.sub_title),
  status: cardStatus,
  product_id: productId,
  slot_id: rowId,
  card_id: rowId,
  /** Configuration: which card takes which tag is not known (T97). */
  image_tag_id: maybe(rowId),
});

/** A site takeover as every call presents it; a field without a value is absent. Amounts are paise. */
export const siteTakeover = Type.Object({
  id: rowId,
  slot_id: rowId,
  product_id: productId,
  slot_status: Type.Enum(slotStatuses.map(({ id }) => id)),
  is_draft: Type.Boolean(),
  /** Waits for the approval of a swap: days and place stay as they are (T126). */
  is_frozen: Type.Boolean(),
  promotion_type: maybe(Type.String()),
  entity_type_id: maybe(entityTypeId),
  entity_id: maybe(rowId),
  entity_name: maybe(Type.String()),
  product_type: maybe(productType),
  polygon_uuids: Type.Array(uuid),
  polygon_names: Type.Array(Type.String()),
  builder_project_ids: maybe(Type.String()),
  builder_projects: Type.Array(named),
  amount,
  supply_user_uuid: maybe(uuid),
  supply_user_name: maybe(Type.String()),
  opportunity_id: maybe(rowId),
  product_activation_id: maybe(rowId),
  start_date: maybe(day),
  end_date: maybe(day),
  organic_hard_target: maybe(count),
  organic_soft_target: maybe(count),
  inner_churn_radius: maybe(Type.Integer()),
  outer_churn_radius: maybe(Type.Integer()),
  profile_type: maybe(Type.String()),
  selling_type: maybe(Type.String()),
  send_activation_mail: Type.Boolean(),
  deliver_developer_broker_leads: Type.Boolean(),
  notes: maybe(Type.String()),
  product_details: Type.Object({
    ...Type.Partial(Type.Object(details)).properties,
    allow_zoomin: Type.Boolean(),
    show_image_only: Type.Boolean(),
  }),
  product_cards: Type.Array(card),
  stop_reason: maybe(Type.String()),
  stopped_at: maybe(Type.String({ format: 'date-time' })),
  version: Type.Integer(),
  updated_at: Type.String({ format: 'date-time' }),
  updated_by_name: maybe(Type.String()),
});
