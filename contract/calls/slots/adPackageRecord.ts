import Type from 'typebox';
import { promotedProducts } from '../../domain/catalogue/packageTitles.ts';
import { productTypes } from '../../domain/catalogue/productTypes.ts';
import { promotedProductIds } from '../../domain/slots/slotProducts.ts';
import { clearable, rowId, strictObject } from '../bodies.ts';
import { audienceMaximizer, audienceMaximizerFields } from './audienceMaximizerRecord.ts';
import { maybe, slotDay, slotText } from './slotRecord.ts';

const productId = Type.Literal(promotedProductIds['Fixed Ad Slot']);
const productType = Type.Enum(productTypes.map(({ id }) => id));
const products = Type.Array(Type.Enum([...promotedProducts]), {
  maxItems: promotedProducts.length,
  uniqueItems: true,
});
const cardWords = { title: slotText(80), sub_title: slotText(120) };
const cardKey = { priority: Type.Integer({ minimum: 1, maximum: 10 }), content: slotText(500) };
const cardStatus = Type.Enum(['active', 'inactive']);

/** A card as it is sent: what the server knows of it may come back with it, and must be right. */
const sentCard = strictObject({
  ...cardKey,
  title: clearable(cardWords.title),
  sub_title: clearable(cardWords.sub_title),
  active_from_date: clearable(slotDay),
  status: clearable(cardStatus),
  product_id: clearable(productId),
  slot_id: clearable(rowId),
  card_id: clearable(rowId),
});

/** What people write of an ad package. */
export const adPackageFields = {
  ...audienceMaximizerFields,
  package_id: clearable(rowId),
  product_type_id: clearable(productType),
  promoted_products: clearable(products),
  /** All cards of the package; one that is not among them is removed. */
  product_cards: clearable(Type.Array(sentCard, { maxItems: 20 })),
};

const card = Type.Object({
  ...cardKey,
  title: maybe(cardWords.title),
  sub_title: maybe(cardWords.sub_title),
  active_from_date: maybe(slotDay),
  status: cardStatus,
  product_id: productId,
  slot_id: rowId,
  card_id: rowId,
});

/** An ad package as every call presents it; a field without a value is absent. Amounts are paise. */
export const adPackage = Type.Object({
  ...audienceMaximizer.properties,
  product_id: productId,
  package_id: maybe(rowId),
  package_name: maybe(Type.String()),
  product_type_id: maybe(productType),
  promoted_products: products,
  product_cards: Type.Array(card),
});
