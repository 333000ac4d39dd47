import type { SiteTakeoverFields } from '../../../calls/recordTypes.ts';
import type { Text } from '../../../model/files/screenFile.ts';
import { titlesOf } from '../slotTitles.ts';
import type { Written } from '../slotValues.ts';
import { englishOf } from '../slotWords.ts';

/** What people write of a site takeover, whether complete or not (part 3 section 3). */
export type SiteTakeoverValues = Written<SiteTakeoverFields>;
/** The words and switches of the page that takes over; title and subtitle are checked in here (part 3 section 5). */
export type SiteTakeoverDetails = NonNullable<SiteTakeoverValues['product_details']>;

/** What people call a field, in both languages; a dot steps into `product_details`. */
export const siteTakeoverNames = {
  ...titlesOf([
    'promotion_type',
    'entity_type_id',
    'polygon_uuids',
    'entity_id',
    'builder_project_ids',
    'amount',
    'supply_user_uuid',
    'opportunity_id',
    'product_activation_id',
    'start_date',
    'end_date',
    'organic_hard_target',
    'organic_soft_target',
    'inner_churn_radius',
    'outer_churn_radius',
    'profile_type',
    'selling_type',
    'send_activation_mail',
    'deliver_developer_broker_leads',
    'notes',
    'product_cards',
  ]),
  product_type: { en: 'Product Type', hi: 'उत्पाद प्रकार' },
  'product_details.site_takeover_title': { en: 'Title', hi: 'शीर्षक' },
  'product_details.site_takeover_subtitle': { en: 'Subtitle', hi: 'उपशीर्षक' },
  'product_details.offer_text': { en: 'Offer Text', hi: 'ऑफ़र का पाठ' },
  'product_details.property_video_url': { en: 'Property Video URL', hi: 'प्रॉपर्टी वीडियो का पता' },
  'product_details.description': { en: 'Description', hi: 'विवरण' },
  'product_details.redirection_url': { en: 'Redirection URL', hi: 'क्लिक पर खुलने वाला पता' },
  'product_details.allow_zoomin': { en: 'Allow Zoom In', hi: 'ज़ूम की अनुमति' },
  'product_details.show_image_only': { en: 'Show Image Only', hi: 'केवल चित्र दिखाएँ' },
} as const satisfies Record<string, Text>;

/** The same in English, as in 'Please enter {title}'. */
export const siteTakeoverTitles = englishOf(siteTakeoverNames);
