import type { AdPackageFields } from '../../../calls/recordTypes.ts';
import { checkActiveFrom, dateMessages } from '../../checks/dateChecks.ts';
import type { Text } from '../../../model/files/screenFile.ts';
import { audienceMaximizerNames } from '../audienceMaximizer/audienceMaximizerFields.ts';
import {
  audienceFaults,
  audienceFields,
  audienceTypeField,
  audienceWords,
} from '../audienceMaximizer/audienceMaximizerRules.ts';
import { adPackageCards } from '../productCards.ts';
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
import { slotTitles } from '../slotTitles.ts';
import type { Written } from '../slotValues.ts';

/**
 * What people write of an ad package, complete or not: the fields of `package_details` as every slot has them, the products
 * that it promotes by their names, those of the audience, and six cards (part 2 section 3, decision record 0163).
 */
export type AdPackageValues = Written<AdPackageFields>;

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

export const adPackageMessages = {
  cardTwice: 'Another card already has this priority',
  cardUnknown: 'An ad package has six cards, with priorities 1 to 6',
} as const;

const titles = englishOf(adPackageNames);

const always = [
  'start_date',
  'end_date',
  'promoted_products',
  'entity_type_id',
  'polygon_uuids',
  'opportunity_id',
  'supply_user_uuid',
] as const;

/** Whether the package promotes an audience maximizer: only then are audience and competitors asked for. */
export const hasAudience = ({ promoted_products: names }: AdPackageValues): boolean =>
  names?.includes('Audience Maximizer') ?? false;

/** A product that was activated came with its package; without one the package is named. */
const packageFields = ({ product_activation_id: activation }: AdPackageValues) =>
  isEmptyPart(activation) ? (['package_id'] as const) : [];

const neededOfAudience = (values: AdPackageValues) =>
  hasAudience(values) ? audienceFields(values) : [];

const missing = (values: AdPackageValues): readonly MissingPart[] => [
  ...missingFields(values, always, titles),
  ...missingEntity(values),
  ...missingFields(values, packageFields(values), titles),
  ...(hasAudience(values) && isEmptyPart(values.product_details?.audience_maximizer_type)
    ? [missingPart(audienceTypeField, titles[audienceTypeField])]
    : []),
  ...missingFields(values, neededOfAudience(values), titles),
];

const cardFaults = ({
  product_cards: cards,
  start_date: start,
  end_date: end,
}: AdPackageValues): readonly SlotFault[] =>
  (cards ?? []).flatMap(({ priority, active_from_date: from }, index, all) => {
    const field = `product_cards.${priority}`;
    if (!adPackageCards.some(card => card.priority === priority))
      return slotFault(field, 'priority', adPackageMessages.cardUnknown);
    if (all.findIndex(card => card.priority === priority) < index)
      return slotFault(field, 'duplicate', adPackageMessages.cardTwice);
    return slotFault(
      field,
      'active-from',
      from && start && end && start <= end ? checkActiveFrom(from, start, end) : undefined,
    );
  });

const faults = (values: AdPackageValues, seen: SlotDaysSeen): readonly SlotFault[] => [
  ...slotFaults(values, seen, true),
  ...(hasAudience(values) ? audienceFaults(values) : []),
  ...cardFaults(values),
];

/** What a card is called: "image 2". */
export const adPackageCardTitle = (priority: number): Text => ({
  en: `image ${priority}`,
  hi: `चित्र ${priority}`,
});

/** What browser and server ask of an ad package (part 2 sections 3 and 5, decision record 0163). */
export const adPackageRules: SlotRules<AdPackageValues> = {
  titles: adPackageNames,
  faults,
  missing,
  needed: values => [
    ...always,
    'entity_id',
    ...packageFields(values),
    ...(hasAudience(values) ? [audienceTypeField] : []),
    ...neededOfAudience(values),
  ],
  inBothLanguages: slotWords(Object.values(adPackageNames), [
    ...audienceWords,
    [
      dateMessages.activeFrom,
      'चित्र की आरंभ तारीख पैकेज की आरंभ तारीख से पहले की नहीं और अंतिम तारीख से पहले की होनी चाहिए',
    ],
    [adPackageMessages.cardTwice, 'इस प्राथमिकता का एक और कार्ड है'],
    [adPackageMessages.cardUnknown, 'विज्ञापन पैकेज में छह कार्ड होते हैं, प्राथमिकता 1 से 6 तक'],
  ]),
  partTitle: (field, entityTypeId) => {
    const priority = /^product_cards\.(\d+)$/.exec(field)?.[1];
    return priority === undefined
      ? slotPartTitle(adPackageNames, field, entityTypeId)
      : adPackageCardTitle(Number(priority));
  },
};
