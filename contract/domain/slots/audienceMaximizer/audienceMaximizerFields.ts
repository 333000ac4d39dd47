import type { AudienceMaximizerFields } from '../../../calls/recordTypes.ts';
import type { Text } from '../../../model/files/screenFile.ts';
import type { Labelled } from '../../enumeration.ts';
import { titlesOf } from '../slotTitles.ts';
import type { Written } from '../slotValues.ts';

/** What an audience is made of; the specification names the level of projects alone (part 2 §5, record 0175). */
export const audienceMaximizerTypes = [
  { id: 'City', label: 'City' },
  { id: 'Locality', label: 'Locality' },
  { id: 'Project', label: 'Project' },
] as const satisfies readonly Labelled<string>[];
export type AudienceMaximizerType = (typeof audienceMaximizerTypes)[number]['id'];

/** What people write of an audience maximizer, complete or not: the fields of the package form (part 2 section 3). */
export type AudienceMaximizerValues = Written<AudienceMaximizerFields>;

/** What people call a field, in both languages; a dot steps into `product_details`. */
export const audienceMaximizerNames = {
  ...titlesOf([
    'entity_type_id',
    'entity_id',
    'builder_project_ids',
    'polygon_uuids',
    'opportunity_id',
    'supply_user_uuid',
    'start_date',
    'end_date',
    'amount',
    'product_activation_id',
    'event_id',
    'organic_hard_target',
    'organic_soft_target',
    'inner_churn_radius',
    'outer_churn_radius',
    'is_locality_churn',
    'send_activation_mail',
    'deliver_developer_broker_leads',
    'notes',
  ]),
  'product_details.audience_maximizer_type': {
    en: 'Audience Maximizer Type',
    hi: 'ऑडियंस मैक्सिमाइज़र का प्रकार',
  },
  'product_details.impressions_count': { en: 'Impressions Count', hi: 'इंप्रेशन की संख्या' },
  'product_details.omni_channel_amount': { en: 'Omni Channel Amount', hi: 'ओमनी-चैनल राशि' },
  project_ids: { en: 'Competitor Projects', hi: 'प्रतिस्पर्धी प्रोजेक्ट' },
  am_target_polygon_id: { en: 'Target Polygon', hi: 'लक्षित पॉलीगन' },
  min_budget: { en: 'Minimum Budget', hi: 'न्यूनतम बजट' },
  max_budget: { en: 'Maximum Budget', hi: 'अधिकतम बजट' },
  locality_city: { en: 'City of Localities', hi: 'इलाकों का शहर' },
} as const satisfies Record<string, Text>;
