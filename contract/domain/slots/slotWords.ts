import type { Text } from '../../model/files/screenFile.ts';
import { dateMessages, farDate } from '../checks/dateChecks.ts';
import { shellMessages } from '../messages/shellMessages.ts';
import { projectMessages } from './projectChecks.ts';
import { slotMessages } from './slotFaults.ts';

type Pair = readonly [english: string, hindi: string];

const please = (title: string): string => `कृपया ${title} भरें`;

const ofTitle = ({ en, hi }: Text): readonly Pair[] => [
  [`Please enter ${en}`, please(hi)],
  [`Please enter value for ${en}`, `कृपया ${hi} का मान भरें`],
  [`${en} must begin with https://, http:// or /`, `${hi} https://, http:// या / से शुरू हो`],
];

const builder: Text = { en: 'Builder', hi: 'बिल्डर' };

const shared: readonly Pair[] = [
  ...ofTitle(builder),
  [dateMessages.order, 'आरंभ तारीख अंतिम तारीख से पहले या उसी दिन होनी चाहिए'],
  ['Slot date is before today', 'स्लॉट की तारीख आज से पहले की है'],
  [farDate.message, farDate.hi ?? ''],
  [slotMessages.targetOrder, 'ऑर्गेनिक सॉफ़्ट लक्ष्य हार्ड लक्ष्य से अधिक नहीं हो सकता'],
  [slotMessages.radiusOrder, 'भीतरी चर्न दायरा बाहरी से अधिक नहीं हो सकता'],
  [slotMessages.amount, 'कृपया 0 से अधिक राशि भरें'],
  [slotMessages.noBuilderProjects, 'बिल्डर के प्रोजेक्ट केवल बिल्डर के लिए दिए जा सकते हैं'],
  [slotMessages.projectIds, 'बिल्डर के प्रोजेक्ट अल्पविराम से अलग किए गए आईडी हों'],
  [
    projectMessages.builderExclusive,
    'यह परियोजना केवल इसके बिल्डर की है - कोई एजेंट इस पर एक्टिवेट नहीं कर सकता',
  ],
  [projectMessages.notOfBuilder, 'यह प्रोजेक्ट आईडी इस बिल्डर से जुड़ी नहीं है'],
  [slotMessages.otherClient, 'यह ऑपर्चुनिटी सप्लाई यूज़र की नहीं, किसी और ग्राहक की है'],
  [slotMessages.upload, 'सहेजने से पहले चित्र यहाँ अपलोड करें।'],
  [slotMessages.noDraft, 'बुक किया स्लॉट फिर मसौदा नहीं बनता: उसे रोकें'],
  [slotMessages.begun, 'स्लॉट शुरू हो चुका है: उसकी आरंभ तारीख वही रहेगी'],
  [shellMessages.invalidDropdownId, 'यह विकल्प नहीं मिला। सूची से कोई और चुनें।'],
];

/** A message of the rules in both languages: English is the specification's, to the letter. */
export type InBothLanguages = (message: string) => Text;

/** The messages of a kind: those that its titles make, those that all kinds share, and its own. */
export const slotWords = (titles: readonly Text[], own: readonly Pair[] = []): InBothLanguages => {
  const hindi = new Map<string, string>([...titles.flatMap(ofTitle), ...shared, ...own]);
  return message => ({ en: message, hi: hindi.get(message) ?? message });
};

/** What fields are called in English, as in 'Please enter {title}'. */
export const englishOf = <Field extends string>(
  titles: Readonly<Record<Field, Text>>,
): Readonly<Record<Field, string>> =>
  Object.fromEntries(
    Object.entries<Text>(titles).map(([field, { en }]) => [field, en]),
  ) as Readonly<Record<Field, string>>;

/** What a part of a slot is called, as the checklist names it; the entity by its type. */
export const slotPartTitle = (
  titles: Readonly<Record<string, Text>>,
  field: string,
  entityTypeId?: number | null,
): Text =>
  field === 'entity_id' && entityTypeId === 3
    ? builder
    : (titles[field] ?? { en: field, hi: field });
