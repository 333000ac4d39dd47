import type { Text } from '../../model/files/screenFile.ts';
import type { SlotValues } from './slotValues.ts';

const called = (en: string, hi: string): Text => ({ en, hi });

/** What people call the fields that kinds of slots share, as in 'Please enter {title}'; screens call them the same. */
export const slotTitles = {
  promotion_type: called('Promotion Type', 'प्रमोशन प्रकार'),
  entity_type_id: called('Entity Type', 'इकाई का प्रकार'),
  polygon_uuids: called('Polygon', 'पॉलीगन'),
  entity_id: called('Project', 'प्रोजेक्ट'),
  builder_project_ids: called('Builder Projects', 'बिल्डर के प्रोजेक्ट'),
  amount: called('Amount', 'राशि'),
  supply_user_uuid: called('Supply User', 'सप्लाई यूज़र'),
  opportunity_id: called('Opportunity ID', 'ऑपर्चुनिटी आईडी'),
  product_activation_id: called('Product Activation ID', 'उत्पाद सक्रियण आईडी'),
  event_id: called('Event', 'इवेंट'),
  start_date: called('Start Date', 'आरंभ तारीख'),
  end_date: called('End Date', 'अंतिम तारीख'),
  organic_hard_target: called('Organic Hard Target', 'ऑर्गेनिक हार्ड लक्ष्य'),
  organic_soft_target: called('Organic Soft Target', 'ऑर्गेनिक सॉफ़्ट लक्ष्य'),
  inner_churn_radius: called('Inner Churn Radius', 'भीतरी चर्न दायरा'),
  outer_churn_radius: called('Outer Churn Radius', 'बाहरी चर्न दायरा'),
  is_locality_churn: called('Locality Churn', 'इलाके का चर्न'),
  profile_type: called('Profile Type', 'प्रोफ़ाइल प्रकार'),
  selling_type: called('Selling Type', 'बिक्री का प्रकार'),
  devices: called('Devices', 'डिवाइस'),
  send_activation_mail: called('Send Activation Mail', 'सक्रियण मेल भेजें'),
  deliver_developer_broker_leads: called(
    'Deliver Developer Broker Leads',
    'डेवलपर और ब्रोकर को लीड दें',
  ),
  notes: called('Notes', 'नोट'),
  product_cards: called('Product Cards', 'उत्पाद कार्ड'),
} as const satisfies Record<keyof SlotValues, Text>;

/** The titles of those of the shared fields that a kind has. */
export const titlesOf = <Field extends keyof typeof slotTitles>(
  fields: readonly Field[],
): { readonly [Name in Field]: Text } =>
  Object.fromEntries(fields.map(field => [field, slotTitles[field]])) as {
    readonly [Name in Field]: Text;
  };
