import Type from 'typebox';
import { storiesProductId } from '../../domain/slots/slotProducts.ts';
import { storiesTypes } from '../../domain/slots/stories/storiesMedia.ts';
import { storyLanguages } from '../../domain/slots/stories/storyFields.ts';
import { clearable } from '../bodies.ts';
import { maybe, slotAnswer, slotAnswerMore, slotFields, slotText } from './slotRecord.ts';

const type = Type.Enum([...storiesTypes]);
const language = Type.Enum(storyLanguages.map(({ id }) => id));
const address = slotText(500);
/** More than a story may have, so that too many are told in words. */
const addresses = Type.Array(address, { maxItems: 20 });

const {
  promotion_type: _promotion,
  builder_project_ids: _projects,
  inner_churn_radius: _inner,
  outer_churn_radius: _outer,
  profile_type: _profile,
  selling_type: _selling,
  ...ownOfShared
} = slotFields;

/** What people write of a story. */
export const storyFields = {
  ...ownOfShared,
  video_stories_type: clearable(type),
  video_stories_thumbnail_url: clearable(address),
  video_url_template_1: clearable(address),
  video_url_template_2: clearable(address),
  video_image_list: clearable(addresses),
  video_stories_language: clearable(language),
  video_stories_has_audio: clearable(Type.Boolean()),
  is_premium: clearable(Type.Boolean()),
};

/** A story as every call presents it; a field without a value is absent. Amounts are paise. */
export const story = Type.Object({
  ...slotAnswer,
  product_id: Type.Literal(storiesProductId),
  amount: slotAnswerMore.amount,
  event_id: slotAnswerMore.event_id,
  is_locality_churn: slotAnswerMore.is_locality_churn,
  devices: slotAnswerMore.devices,
  video_stories_type: maybe(type),
  video_stories_thumbnail_url: maybe(address),
  video_url_template_1: maybe(address),
  video_url_template_2: maybe(address),
  video_image_list: Type.Array(address),
  video_stories_language: maybe(language),
  video_stories_has_audio: Type.Boolean(),
  is_premium: Type.Boolean(),
});
