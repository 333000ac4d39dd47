import { dateMessages } from '../../checks/dateChecks.ts';
import { linkFault } from '../linkFault.ts';
import { slotFault, slotFaults, type SlotDaysSeen, type SlotFault } from '../slotFaults.ts';
import { missingFields } from '../slotMissing.ts';
import type { SlotRules } from '../slotRules.ts';
import { slotWords } from '../slotWords.ts';
import { micrositeNames, mostCarouselPictures, type MicrositeValues } from './micrositeFields.ts';

export const micrositeMessages = {
  pictureTwice: 'A picture stands in the carousel once only',
  manyPictures: `A carousel shows at most ${mostCarouselPictures} pictures`,
} as const;

const titles = Object.fromEntries(
  Object.entries(micrositeNames).map(([field, { en }]) => [field, en]),
) as Readonly<Record<keyof typeof micrositeNames, string>>;

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
  partTitle: field =>
    (micrositeNames as Readonly<Record<string, { en: string; hi: string }>>)[field] ?? {
      en: field,
      hi: field,
    },
};
