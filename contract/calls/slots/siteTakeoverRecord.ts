import Type from 'typebox';
import { productTypes } from '../../domain/catalogue/productTypes.ts';
import { siteTakeoverProductId } from '../../domain/slots/slotProducts.ts';
import { clearable, rowId, strictObject } from '../bodies.ts';
import { maybe, slotAnswer, slotAnswerMore, slotFields, slotText as text } from './slotRecord.ts';

const productId = Type.Literal(siteTakeoverProductId);
const productType = Type.Enum(productTypes.map(({ id }) => id));
const cardStatus = Type.Enum(['active', 'inactive']);

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

const {
  event_id: _event,
  is_locality_churn: _churn,
  devices: _devices,
  ...ownOfShared
} = slotFields;

/** What people write of a site takeover. */
export const siteTakeoverFields = {
  ...ownOfShared,
  product_type: clearable(productType),
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
};

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

const {
  event_id: _answeredEvent,
  is_locality_churn: _answeredChurn,
  devices: _answeredDevices,
  ...answerOfShared
} = slotAnswerMore;

/** A site takeover as every call presents it; a field without a value is absent. Amounts are paise. */
export const siteTakeover = Type.Object({
  ...slotAnswer,
  ...answerOfShared,
  product_id: productId,
  product_type: maybe(productType),
  product_details: Type.Object({
    ...Type.Partial(Type.Object(details)).properties,
    allow_zoomin: Type.Boolean(),
    show_image_only: Type.Boolean(),
  }),
  product_cards: Type.Array(card),
});
