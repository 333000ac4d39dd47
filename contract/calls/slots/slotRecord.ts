import Type, { type TSchema } from 'typebox';
import { largestAmount } from '../../domain/money/parseAmount.ts';
import { slotStatuses } from '../../domain/slots/slotStatus.ts';
import { devices, slotEntityTypes } from '../../domain/slots/slotProducts.ts';
import {
  promotionTypes,
  slotProfileTypes,
  slotSellingTypes,
} from '../../domain/slots/slotValues.ts';
import { clearable, rowId } from '../bodies.ts';

export const slotDay = Type.String({ format: 'date' });
export const slotText = (maxLength: number) => Type.String({ maxLength });
/** A field of an answer that is absent without a value. */
export const maybe = <Value extends TSchema>(value: Value) => Type.Optional(value);

const uuid = Type.String({ format: 'uuid' });
const count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** Kilometres. */
const radius = Type.Integer({ minimum: 0, maximum: 500 });
const entityTypeId = Type.Enum(slotEntityTypes.map(({ id }) => id));
const amount = Type.Integer({ minimum: 0, maximum: largestAmount });
const deviceId = Type.Enum(devices.map(({ id }) => id));

/**
 * What people write of a slot of any kind; a kind takes the fields it has. Nothing is required by the schema: a draft
 * may lack anything, and what a slot that is booked lacks is told in the specification's words by the verb.
 */
export const slotFields = {
  promotion_type: clearable(Type.Enum([...promotionTypes])),
  entity_type_id: clearable(entityTypeId),
  polygon_uuids: clearable(Type.Array(uuid, { maxItems: 50, uniqueItems: true })),
  entity_id: clearable(rowId),
  builder_project_ids: clearable(slotText(2000)),
  amount: clearable(amount),
  supply_user_uuid: clearable(uuid),
  opportunity_id: clearable(rowId),
  product_activation_id: clearable(rowId),
  event_id: clearable(rowId),
  start_date: clearable(slotDay),
  end_date: clearable(slotDay),
  organic_hard_target: clearable(count),
  organic_soft_target: clearable(count),
  inner_churn_radius: clearable(radius),
  outer_churn_radius: clearable(radius),
  is_locality_churn: clearable(Type.Boolean()),
  profile_type: clearable(Type.Enum([...slotProfileTypes])),
  selling_type: clearable(Type.Enum([...slotSellingTypes])),
  devices: clearable(Type.Array(deviceId, { maxItems: devices.length, uniqueItems: true })),
  send_activation_mail: clearable(Type.Boolean()),
  deliver_developer_broker_leads: clearable(Type.Boolean()),
  notes: clearable(slotText(1000)),
  /** True: kept as a draft, which holds no place and is never live. */
  is_draft: Type.Optional(Type.Boolean()),
};

/** What the server says of a slot of any kind, whatever people write of it. */
export const slotAnswer = {
  id: rowId,
  slot_id: rowId,
  slot_status: Type.Enum(slotStatuses.map(({ id }) => id)),
  is_draft: Type.Boolean(),
  /** True where what belongs to its deal, such as the amount, is not told to whoever asks (decision record 0229). */
  is_deal_hidden: Type.Optional(Type.Boolean()),
  /** Waits for the approval of a swap: days and place stay as they are (T126). */
  is_frozen: Type.Boolean(),
  entity_type_id: maybe(entityTypeId),
  entity_id: maybe(rowId),
  entity_name: maybe(Type.String()),
  polygon_uuids: Type.Array(uuid),
  polygon_names: Type.Array(Type.String()),
  supply_user_uuid: maybe(uuid),
  supply_user_name: maybe(Type.String()),
  opportunity_id: maybe(rowId),
  product_activation_id: maybe(rowId),
  start_date: maybe(slotDay),
  end_date: maybe(slotDay),
  organic_hard_target: maybe(count),
  organic_soft_target: maybe(count),
  send_activation_mail: Type.Boolean(),
  deliver_developer_broker_leads: Type.Boolean(),
  notes: maybe(Type.String()),
  stop_reason: maybe(Type.String()),
  stopped_at: maybe(Type.String({ format: 'date-time' })),
  version: Type.Integer(),
  updated_at: Type.String({ format: 'date-time' }),
  updated_by_name: maybe(Type.String()),
};

/** Fields of an answer that some kinds have, as `slots` holds them. */
export const slotAnswerMore = {
  /** Paise; absent for those who may not open its deal. */
  amount: maybe(amount),
  promotion_type: maybe(Type.String()),
  builder_project_ids: maybe(Type.String()),
  builder_projects: Type.Array(Type.Object({ id: rowId, name: Type.String() })),
  inner_churn_radius: maybe(Type.Integer()),
  outer_churn_radius: maybe(Type.Integer()),
  is_locality_churn: Type.Boolean(),
  event_id: maybe(rowId),
  profile_type: maybe(Type.String()),
  selling_type: maybe(Type.String()),
  devices: Type.Array(deviceId),
};
