import { isNoValue } from '../../noValue.ts';
import { parseIdList } from '../../catalogue/jsonText.ts';
import { checkCompetitorProjects, projectMessages } from '../projectChecks.ts';
import { slotFault, slotFaults, type SlotDaysSeen, type SlotFault } from '../slotFaults.ts';
import {
  isEmptyPart,
  missingEntity,
  missingFields,
  missingPart,
  type MissingPart,
} from '../slotMissing.ts';
import type { SlotRules } from '../slotRules.ts';
import { englishOf, slotPartTitle, slotWords } from '../slotWords.ts';
import { audienceMaximizerNames, type AudienceMaximizerValues } from './audienceMaximizerFields.ts';

export const audienceMaximizerMessages = {
  omniChannelAmount: 'Please enter an omni channel amount greater than or equal to 0',
  budgetOrder: 'Minimum Budget should be less than or equal to Maximum Budget',
  competitorsOfProjects:
    'Competitor Projects can only be given when the Audience Maximizer Type is Project',
} as const;

const titles = englishOf(audienceMaximizerNames);

const always = [
  'start_date',
  'end_date',
  'entity_type_id',
  'polygon_uuids',
  'supply_user_uuid',
  'opportunity_id',
] as const;

export const audienceTypeField = 'product_details.audience_maximizer_type';

/** Whether the audience is that of other projects: competitors are named then, and only then. */
const isOfProjects = ({ product_details: details }: AudienceMaximizerValues): boolean =>
  details?.audience_maximizer_type === 'Project';

/** What names the audience: competitors, or an area. */
export const audienceFields = (values: AudienceMaximizerValues) =>
  isOfProjects(values) ? (['project_ids'] as const) : (['am_target_polygon_id'] as const);

const missing = (values: AudienceMaximizerValues): readonly MissingPart[] => [
  ...missingFields(values, always, titles),
  ...missingEntity(values),
  ...(isEmptyPart(values.product_details?.audience_maximizer_type)
    ? [missingPart(audienceTypeField, titles[audienceTypeField])]
    : []),
  ...missingFields(values, audienceFields(values), titles),
];

/** The projects that the slot promotes: the entity itself, or those chosen of the builder. */
const promotedIds = ({
  entity_type_id: type,
  entity_id: id,
  builder_project_ids: ids,
}: AudienceMaximizerValues): readonly number[] =>
  type === 3 ? parseIdList(ids) : typeof id === 'number' ? [id] : [];

const competitorFaults = (values: AudienceMaximizerValues): readonly SlotFault[] => {
  const competitors = values.project_ids ?? [];
  if (competitors.length === 0) return [];
  const type = values.product_details?.audience_maximizer_type;
  if (!isNoValue(type) && !isOfProjects(values))
    return slotFault('project_ids', 'type', audienceMaximizerMessages.competitorsOfProjects);
  const message = promotedIds(values)
    .map(id => checkCompetitorProjects(id, competitors))
    .find(told => told !== undefined);
  return slotFault('project_ids', 'competitor', message);
};

const moneyFaults = ({
  product_details: details,
  min_budget: min,
  max_budget: max,
}: AudienceMaximizerValues): readonly SlotFault[] => [
  ...slotFault(
    'product_details.omni_channel_amount',
    'amount',
    (details?.omni_channel_amount ?? 0) < 0
      ? audienceMaximizerMessages.omniChannelAmount
      : undefined,
  ),
  ...slotFault(
    'min_budget',
    'order',
    typeof min === 'number' && typeof max === 'number' && min > max
      ? audienceMaximizerMessages.budgetOrder
      : undefined,
  ),
];

/** What is wrong with the audience alone, of an audience maximizer or of a package that promotes one. */
export const audienceFaults = (values: AudienceMaximizerValues): readonly SlotFault[] => [
  ...competitorFaults(values),
  ...moneyFaults(values),
];

const faults = (values: AudienceMaximizerValues, seen: SlotDaysSeen): readonly SlotFault[] => [
  ...slotFaults(values, seen, true),
  ...audienceFaults(values),
];

/** The messages about an audience, with their Hindi. */
export const audienceWords = [
  [audienceMaximizerMessages.omniChannelAmount, 'कृपया 0 या उससे अधिक ओमनी-चैनल राशि भरें'],
  [audienceMaximizerMessages.budgetOrder, 'न्यूनतम बजट अधिकतम बजट से अधिक नहीं हो सकता'],
  [
    audienceMaximizerMessages.competitorsOfProjects,
    'प्रतिस्पर्धी प्रोजेक्ट केवल प्रोजेक्ट स्तर पर दिए जा सकते हैं',
  ],
  [projectMessages.sameAsPrimary, 'कृपया मुख्य प्रोजेक्ट से अलग प्रतिस्पर्धी प्रोजेक्ट चुनें'],
] as const;

/** What browser and server ask of an audience maximizer (part 2 sections 3 and 5, T66, T74, record 0175). */
export const audienceMaximizerRules: SlotRules<AudienceMaximizerValues> = {
  titles: audienceMaximizerNames,
  faults,
  missing,
  needed: values => [...always, 'entity_id', audienceTypeField, ...audienceFields(values)],
  inBothLanguages: slotWords(Object.values(audienceMaximizerNames), audienceWords),
  partTitle: (field, entityTypeId) => slotPartTitle(audienceMaximizerNames, field, entityTypeId),
};
