import Type, { type TSchema } from 'typebox';
import { micrositeThemes } from '../../domain/slots/microsite/micrositeFields.ts';
import { microsite as fixed } from '../../domain/slots/slotProducts.ts';
import { clearable, strictObject } from '../bodies.ts';
import { maybe, slotAnswer, slotAnswerMore, slotFields, slotText as text } from './slotRecord.ts';

const entityType = Type.Literal(fixed.entityTypeId);
const theme = Type.Enum(micrositeThemes.map(({ id }) => id));
const address = text(500);
const count = Type.Integer({ minimum: 0, maximum: 100_000 });
const list = <Item extends TSchema>(item: Item) => Type.Array(item, { maxItems: 20 });
const named = Type.String({ minLength: 1, maxLength: 120 });

const payment = strictObject({ name: named, description: clearable(text(500)) });
const testimonial = strictObject({
  name: named,
  text: Type.String({ minLength: 1, maxLength: 500 }),
});

const { polygon_uuids, entity_id, amount, opportunity_id, start_date, end_date } = slotFields;

/** What people write of a microsite. */
export const micrositeFields = {
  entity_type_id: clearable(Type.Enum([fixed.entityTypeId])),
  entity_id,
  polygon_uuids,
  opportunity_id,
  start_date,
  end_date,
  amount,
  deliver_developer_broker_leads: slotFields.deliver_developer_broker_leads,
  is_draft: slotFields.is_draft,
  /** What is absent in the details has no value. */
  product_details: clearable(
    strictObject({
      theme: clearable(theme),
      redirection_url: clearable(address),
      project_name: clearable(text(120)),
      header_logo: clearable(address),
      ad_logo: clearable(address),
      carousel: clearable(list(address)),
      offer_details: clearable(
        strictObject({ title: clearable(text(120)), description: clearable(text(500)) }),
      ),
      usp_details: clearable(list(text(200))),
      highlights: clearable(list(text(200))),
      payment_plans: clearable(list(payment)),
      overview_details: clearable(
        strictObject({
          description: clearable(text(2000)),
          towers: clearable(count),
          units: clearable(count),
        }),
      ),
      digitour: clearable(strictObject({ url: clearable(address) })),
      testimonials: clearable(list(testimonial)),
    }),
  ),
};

/** A microsite as every call presents it; a field without a value is absent. Amounts are paise. */
export const microsite = Type.Object({
  id: slotAnswer.id,
  slot_id: slotAnswer.slot_id,
  slot_status: slotAnswer.slot_status,
  is_draft: slotAnswer.is_draft,
  is_frozen: slotAnswer.is_frozen,
  is_deal_hidden: slotAnswer.is_deal_hidden,
  product_id: Type.Literal(fixed.placeholderId),
  entity_type_id: maybe(entityType),
  entity_id: slotAnswer.entity_id,
  entity_name: slotAnswer.entity_name,
  polygon_uuids: slotAnswer.polygon_uuids,
  polygon_names: slotAnswer.polygon_names,
  opportunity_id: slotAnswer.opportunity_id,
  start_date: slotAnswer.start_date,
  end_date: slotAnswer.end_date,
  /** Both days counted. */
  duration_in_days: maybe(Type.Integer()),
  amount: slotAnswerMore.amount,
  devices: slotAnswerMore.devices,
  deliver_developer_broker_leads: slotAnswer.deliver_developer_broker_leads,
  product_details: Type.Object({
    theme: maybe(theme),
    redirection_url: maybe(address),
    project_name: maybe(text(120)),
    header_logo: maybe(address),
    ad_logo: maybe(address),
    carousel: Type.Array(address),
    offer_details: Type.Object({ title: maybe(text(120)), description: maybe(text(500)) }),
    usp_details: Type.Array(text(200)),
    highlights: Type.Array(text(200)),
    payment_plans: Type.Array(Type.Object({ name: named, description: maybe(text(500)) })),
    overview_details: Type.Object({
      description: maybe(text(2000)),
      towers: maybe(count),
      units: maybe(count),
    }),
    digitour: Type.Object({ url: maybe(address) }),
    testimonials: Type.Array(testimonial),
  }),
  stop_reason: slotAnswer.stop_reason,
  stopped_at: slotAnswer.stopped_at,
  version: slotAnswer.version,
  updated_at: slotAnswer.updated_at,
  updated_by_name: slotAnswer.updated_by_name,
});
