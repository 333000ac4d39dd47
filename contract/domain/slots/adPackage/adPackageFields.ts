import type { PromotedProduct } from '../../catalogue/packageTitles.ts';
import type { Text } from '../../../model/screenFile.ts';
import {
  audienceMaximizerNames,
  type AudienceMaximizerValues,
} from '../audienceMaximizer/audienceMaximizerFields.ts';
import { slotTitles } from '../slotTitles.ts';

/**
 * What people write of an ad package, complete or not: the fields of `package_details` as every slot has them, the products
 * that it promotes by their names, those of the audience, and six cards (part 2 section 3, decision record 0163).
 */
export interface AdPackageValues extends AudienceMaximizerValues {
  readonly package_id?: number | null | undefined;
  readonly product_type_id?: number | null | undefined;
  readonly promoted_products?: readonly PromotedProduct[] | null | undefined;
}

/** What people call a field, in both languages; what the form has to have is called as its messages name it. */
export const adPackageNames = {
  ...audienceMaximizerNames,
  package_id: { en: 'Package Id', hi: 'पैकेज आईडी' },
  product_type_id: { en: 'Product Type', hi: 'उत्पाद प्रकार' },
  promoted_products: { en: 'Promoted Products', hi: 'प्रचारित उत्पाद' },
  opportunity_id: { en: 'Opportunity', hi: 'ऑपर्चुनिटी' },
  supply_user_uuid: { en: 'Supplier User', hi: 'सप्लायर यूज़र' },
  am_target_polygon_id: { en: 'Target Polygons', hi: 'लक्षित पॉलीगन' },
  project_ids: { en: 'Project Ids', hi: 'प्रोजेक्ट आईडी' },
  product_cards: slotTitles.product_cards,
} as const satisfies Record<string, Text>;
