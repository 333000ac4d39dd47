import type { Text } from '../../../model/screenFile.ts';
import type { Labelled } from '../../enumeration.ts';
import { titlesOf } from '../slotTitles.ts';
import type { SlotValues } from '../slotValues.ts';

type Maybe<Value> = Value | null | undefined;

/** Colours of the page; the specification names the field alone (record 0176). */
export const micrositeThemes = [
  { id: 'Light', label: 'Light' },
  { id: 'Dark', label: 'Dark' },
  { id: 'Earth', label: 'Earth' },
] as const satisfies readonly Labelled<string>[];
export type MicrositeTheme = (typeof micrositeThemes)[number]['id'];

/** Pictures that a carousel may have. */
export const mostCarouselPictures = 10;

/** The page that is made (part 3 section 3); what stands inside its parts is ours (record 0176). */
export interface MicrositeDetails {
  readonly theme?: Maybe<MicrositeTheme>;
  readonly redirection_url?: Maybe<string>;
  readonly project_name?: Maybe<string>;
  /** Addresses of uploaded pictures. */
  readonly header_logo?: Maybe<string>;
  readonly ad_logo?: Maybe<string>;
  readonly carousel?: Maybe<readonly string[]>;
  readonly offer_details?: Maybe<{
    readonly title?: Maybe<string>;
    readonly description?: Maybe<string>;
  }>;
  readonly usp_details?: Maybe<readonly string[]>;
  readonly highlights?: Maybe<readonly string[]>;
  readonly payment_plans?: Maybe<
    readonly { readonly name: string; readonly description?: Maybe<string> }[]
  >;
  readonly overview_details?: Maybe<{
    readonly description?: Maybe<string>;
    readonly towers?: Maybe<number>;
    readonly units?: Maybe<number>;
  }>;
  readonly digitour?: Maybe<{ readonly url?: Maybe<string> }>;
  readonly testimonials?: Maybe<readonly { readonly name: string; readonly text: string }[]>;
}

/** What people write of a microsite, complete or not (part 3 section 3). */
export interface MicrositeValues extends SlotValues {
  readonly product_details?: Maybe<MicrositeDetails>;
}

/** What people call a field, in both languages; a dot steps into `product_details`. */
export const micrositeNames = {
  ...titlesOf(['entity_type_id', 'polygon_uuids', 'amount', 'deliver_developer_broker_leads']),
  start_date: { en: 'start date', hi: 'आरंभ तारीख' },
  end_date: { en: 'end date', hi: 'अंतिम तारीख' },
  entity_id: { en: 'project ID', hi: 'प्रोजेक्ट आईडी' },
  opportunity_id: { en: 'opportunity ID', hi: 'ऑपर्चुनिटी आईडी' },
  'product_details.theme': { en: 'Theme', hi: 'थीम' },
  'product_details.redirection_url': { en: 'Redirection URL', hi: 'क्लिक पर खुलने वाला पता' },
  'product_details.project_name': { en: 'Project Name', hi: 'प्रोजेक्ट का नाम' },
  'product_details.header_logo': { en: 'Header Logo', hi: 'शीर्ष लोगो' },
  'product_details.ad_logo': { en: 'Ad Logo', hi: 'विज्ञापन लोगो' },
  'product_details.carousel': { en: 'Carousel', hi: 'चित्रमाला' },
  'product_details.offer_details.title': { en: 'Offer', hi: 'ऑफ़र' },
  'product_details.offer_details.description': { en: 'Terms of the Offer', hi: 'ऑफ़र की शर्तें' },
  'product_details.usp_details': { en: 'USPs', hi: 'खूबियाँ' },
  'product_details.highlights': { en: 'Highlights', hi: 'मुख्य बातें' },
  'product_details.payment_plans': { en: 'Payment Plans', hi: 'भुगतान योजनाएँ' },
  'product_details.overview_details.description': { en: 'Overview', hi: 'परिचय' },
  'product_details.overview_details.towers': { en: 'Towers', hi: 'टावर' },
  'product_details.overview_details.units': { en: 'Units', hi: 'यूनिट' },
  'product_details.digitour.url': { en: 'Digitour URL', hi: 'डिजिटूर का पता' },
  'product_details.testimonials': { en: 'Testimonials', hi: 'अनुभव' },
} as const satisfies Record<string, Text>;
