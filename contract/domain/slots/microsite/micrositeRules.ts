import type { MicrositeFields } from '../../../calls/recordTypes.ts';
import type { Text } from '../../../model/files/screenFile.ts';
import { dateMessages } from '../../checks/dateChecks.ts';
import type { Labelled } from '../../enumeration.ts';
import { linkFault } from '../linkFault.ts';
import { slotFault, slotFaults, type SlotDaysSeen, type SlotFault } from '../slotFaults.ts';
import { missingFields } from '../slotMissing.ts';
import { englishOf, slotPartTitle, slotWords } from '../slotWords.ts';
import type { SlotRules } from '../slotRules.ts';
import { titlesOf } from '../slotTitles.ts';
import type { Written } from '../slotValues.ts';

/** Colours of the page; the specification names the field alone (record 0176). */
export const micrositeThemes = [
  { id: 'Light', label: 'Light' },
  { id: 'Dark', label: 'Dark' },
  { id: 'Earth', label: 'Earth' },
] as const satisfies readonly Labelled<string>[];
export type MicrositeTheme = (typeof micrositeThemes)[number]['id'];

/** Pictures that a carousel may have. */
export const mostCarouselPictures = 10;

/** What people write of a microsite, complete or not (part 3 section 3). */
export type MicrositeValues = Written<MicrositeFields>;
/** The page that is made; what is inside its parts is ours (record 0176). */
export type MicrositeDetails = NonNullable<MicrositeValues['product_details']>;

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

export const micrositeMessages = {
  pictureTwice: 'This picture is already in the carousel',
  manyPictures: `A carousel shows at most ${mostCarouselPictures} pictures`,
} as const;

const titles = englishOf(micrositeNames);

/** The specification asks for days, project and opportunity; a place is what is booked. */
const needed = [
  'start_date',
  'end_date',
  'entity_type_id',
  'entity_id',
  'polygon_uuids',
  'opportunity_id',
] as const;

/** What is missing of these, in the specification's words to the letter (part 3 section 5). */
export const micrositeMissing: Readonly<Record<string, string>> = {
  start_date: 'Please enter start date',
  end_date: 'Please enter end date',
  entity_id: 'Please enter project ID',
  opportunity_id: 'Please enter opportunity ID',
};

/** The order of days has words of its own here, and is told at the end (part 3 section 5, T79). */
const inOwnWords = (fault: SlotFault): SlotFault =>
  fault.message === dateMessages.order
    ? { ...fault, field: 'end_date', message: dateMessages.micrositeOrder }
    : fault;

const linkFaults = ({ product_details: details }: MicrositeValues): readonly SlotFault[] =>
  (
    [
      ['product_details.redirection_url', details?.redirection_url],
      ['product_details.digitour.url', details?.digitour?.url],
    ] as const
  ).flatMap(([field, link]) => slotFault(field, 'link', linkFault(titles[field], link)));

const carouselFaults = ({ product_details: details }: MicrositeValues): readonly SlotFault[] => {
  const field = 'product_details.carousel';
  const pictures = details?.carousel ?? [];
  if (pictures.length > mostCarouselPictures)
    return slotFault(field, 'maxItems', micrositeMessages.manyPictures);
  return new Set(pictures).size < pictures.length
    ? slotFault(field, 'duplicate', micrositeMessages.pictureTwice)
    : [];
};

const faults = (values: MicrositeValues, seen: SlotDaysSeen): readonly SlotFault[] => [
  ...slotFaults(values, seen, true).map(inOwnWords),
  ...linkFaults(values),
  ...carouselFaults(values),
];

/** What browser and server ask of a microsite (part 3 section 5, T79, record 0176). */
export const micrositeRules: SlotRules<MicrositeValues> = {
  titles: micrositeNames,
  faults,
  missing: values =>
    missingFields(values, needed, titles).map(part => ({
      ...part,
      message: micrositeMissing[part.field] ?? part.message,
    })),
  needed: () => needed,
  inBothLanguages: slotWords(Object.values(micrositeNames), [
    [dateMessages.micrositeOrder, 'कृपया आरंभ तारीख के बाद की अंतिम तारीख भरें'],
    [micrositeMessages.pictureTwice, 'चित्रमाला में एक चित्र एक ही बार आता है'],
    [micrositeMessages.manyPictures, `चित्रमाला में अधिकतम ${mostCarouselPictures} चित्र आते हैं`],
  ]),
  partTitle: field => slotPartTitle(micrositeNames, field),
};
