import { dateMessages } from '../../checks/dateChecks.ts';
import type { Text } from '../../../model/screenFile.ts';
import { siteTakeoverCards } from '../productCards.ts';
import { siteTakeoverMessages } from './siteTakeoverFaults.ts';
import { siteTakeoverTitles, type SiteTakeoverField } from './siteTakeoverFields.ts';

/** The fields in Hindi; the screen file calls them the same. */
export const titlesInHindi: Readonly<Record<SiteTakeoverField, string>> = {
  promotion_type: 'प्रमोशन प्रकार',
  entity_type_id: 'इकाई का प्रकार',
  product_type: 'उत्पाद प्रकार',
  polygon_uuids: 'पॉलीगन',
  entity_id: 'प्रोजेक्ट',
  builder_project_ids: 'बिल्डर के प्रोजेक्ट',
  amount: 'राशि',
  supply_user_uuid: 'सप्लाई यूज़र',
  opportunity_id: 'ऑपर्चुनिटी आईडी',
  product_activation_id: 'उत्पाद सक्रियण आईडी',
  start_date: 'आरंभ तारीख',
  end_date: 'अंतिम तारीख',
  organic_hard_target: 'ऑर्गेनिक हार्ड लक्ष्य',
  organic_soft_target: 'ऑर्गेनिक सॉफ़्ट लक्ष्य',
  inner_churn_radius: 'भीतरी चर्न दायरा',
  outer_churn_radius: 'बाहरी चर्न दायरा',
  profile_type: 'प्रोफ़ाइल प्रकार',
  selling_type: 'बिक्री का प्रकार',
  send_activation_mail: 'सक्रियण मेल भेजें',
  deliver_developer_broker_leads: 'डेवलपर और ब्रोकर को लीड दें',
  notes: 'नोट',
  product_cards: 'उत्पाद कार्ड',
  'product_details.site_takeover_title': 'शीर्षक',
  'product_details.site_takeover_subtitle': 'उपशीर्षक',
  'product_details.offer_text': 'ऑफ़र का पाठ',
  'product_details.property_video_url': 'प्रॉपर्टी वीडियो का पता',
  'product_details.description': 'विवरण',
  'product_details.redirection_url': 'क्लिक पर खुलने वाला पता',
  'product_details.allow_zoomin': 'ज़ूम की अनुमति',
  'product_details.show_image_only': 'केवल चित्र दिखाएँ',
};

const screensInHindi = { desktop: 'डेस्कटॉप', mobile: 'मोबाइल' } as const;

/** What a card is called: "desktop image 2". */
export const cardTitle = (priority: number): Text => {
  const card = siteTakeoverCards.find(known => known.priority === priority);
  if (!card) return { en: `card ${priority}`, hi: `कार्ड ${priority}` };
  const number = card.label.replace(/^\D+/, '');
  const kind = card.kind === 'logo' ? 'लोगो' : `चित्र ${number}`;
  return { en: card.label, hi: `${screensInHindi[card.screen]} ${kind}` };
};

/** What a part of a slot is called, as the checklist names it: a field, or the card of a priority. */
export const partTitle = (field: string, entityTypeId?: number | null): Text => {
  const priority = /^product_cards\.(\d+)$/.exec(field)?.[1];
  if (priority !== undefined) return cardTitle(Number(priority));
  if (field === 'entity_id' && entityTypeId === 3) return { en: 'Builder', hi: 'बिल्डर' };
  const known = field as SiteTakeoverField;
  return { en: siteTakeoverTitles[known] ?? field, hi: titlesInHindi[known] ?? field };
};

const please = (title: string): string => `कृपया ${title} भरें`;

const ofFields = Object.entries(siteTakeoverTitles).flatMap(([field, title]) => {
  const hindi = titlesInHindi[field as SiteTakeoverField];
  return [
    [`Please enter ${title}`, please(hindi)],
    [`Please enter value for ${title}`, `कृपया ${hindi} का मान भरें`],
    [`${title} must begin with https://, http:// or /`, `${hindi} https://, http:// या / से शुरू हो`],
  ] as const;
});

const ofCards = siteTakeoverCards.map(
  ({ priority, label }) => [`Please enter ${label}`, please(cardTitle(priority).hi)] as const,
);

const inHindi: ReadonlyMap<string, string> = new Map<string, string>([
  ...ofFields,
  ...ofCards,
  ['Please enter Builder', please('बिल्डर')],
  [dateMessages.order, 'आरंभ तारीख अंतिम तारीख से पहले या उसी दिन होनी चाहिए'],
  ['Slot date is before today', 'स्लॉट की तारीख आज से पहले की है'],
  ['Date must be within 100 years of today', 'तारीख आज से 100 साल के भीतर होनी चाहिए'],
  [siteTakeoverMessages.targetOrder, 'ऑर्गेनिक सॉफ़्ट लक्ष्य हार्ड लक्ष्य से अधिक नहीं हो सकता'],
  [siteTakeoverMessages.radiusOrder, 'भीतरी चर्न दायरा बाहरी से अधिक नहीं हो सकता'],
  [siteTakeoverMessages.amount, 'कृपया 0 से अधिक राशि भरें'],
  [siteTakeoverMessages.noBuilderProjects, 'बिल्डर के प्रोजेक्ट केवल बिल्डर के लिए दिए जा सकते हैं'],
  [siteTakeoverMessages.projectIds, 'बिल्डर के प्रोजेक्ट अल्पविराम से अलग किए गए आईडी हों'],
  [siteTakeoverMessages.otherClient, 'यह ऑपर्चुनिटी सप्लाई यूज़र की नहीं, किसी और ग्राहक की है'],
  ['Invalid ID selected in dropdown field', 'यह विकल्प नहीं मिला। सूची से कोई और चुनें।'],
  [siteTakeoverMessages.cardTwice, 'इस प्राथमिकता का एक और कार्ड है'],
  [siteTakeoverMessages.cardUnknown, 'साइट टेकओवर में इस प्राथमिकता का कार्ड नहीं होता'],
]);

/** A message of the rules in both languages: English is the specification's, to the letter. */
export const inBothLanguages = (message: string): Text => ({
  en: message,
  hi: inHindi.get(message) ?? message,
});
