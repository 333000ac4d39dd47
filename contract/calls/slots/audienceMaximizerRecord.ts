import Type from 'typebox';
import { largestAmount } from '../../domain/money/parseAmount.ts';
import { audienceMaximizerTypes } from '../../domain/slots/audienceMaximizer/audienceMaximizerFields.ts';
import { audienceMaximizerProductId } from '../../domain/slots/slotProducts.ts';
import { clearable, rowId, strictObject } from '../bodies.ts';
import { maybe, slotAnswer, slotAnswerMore, slotFields } from './slotRecord.ts';

const type = Type.Enum(audienceMaximizerTypes.map(({ id }) => id));
const impressions = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const budget = Type.Integer({ minimum: 0, maximum: largestAmount });
const polygon = Type.String({ format: 'uuid' });

const {
  promotion_type: _promotion,
  profile_type: _profile,
  selling_type: _selling,
  devices: _devices,
  ...ownOfShared
} = slotFields;

/** What people write of an audience maximizer. */
export const audienceMaximizerFields = {
  ...ownOfShared,
  /** What is absent in the details has no value. */
  product_details: clearable(
    strictObject({
      audience_maximizer_type: clearable(type),
      impressions_count: clearable(impressions),
      // Less than 0 is told in the specification's words.
      omni_channel_amount: clearable(
        Type.Integer({ minimum: -largestAmount, maximum: largestAmount }),
      ),
    }),
  ),
  project_ids: clearable(Type.Array(rowId, { maxItems: 50, uniqueItems: true })),
  am_target_polygon_id: clearable(polygon),
  min_budget: clearable(budget),
  max_budget: clearable(budget),
  locality_city: clearable(rowId),
};

const {
  promotion_type: _promoted,
  profile_type: _profiled,
  selling_type: _sold,
  devices: _shown,
  amount: _amount,
  ...answerOfShared
} = slotAnswerMore;

/** An audience maximizer as every call presents it; a field without a value is absent. Amounts are paise. */
export const audienceMaximizer = Type.Object({
  ...slotAnswer,
  ...answerOfShared,
  product_id: Type.Literal(audienceMaximizerProductId),
  amount: slotAnswerMore.amount,
  product_details: Type.Object({
    audience_maximizer_type: maybe(type),
    impressions_count: maybe(impressions),
    /** Absent where 0 was given (T74). */
    omni_channel_amount: maybe(Type.Integer({ minimum: 1, maximum: largestAmount })),
  }),
  project_ids: Type.Array(rowId),
  project_names: Type.Array(Type.String()),
  am_target_polygon_id: maybe(polygon),
  am_target_polygon_name: maybe(Type.String()),
  min_budget: maybe(budget),
  max_budget: maybe(budget),
  locality_city: maybe(rowId),
});
