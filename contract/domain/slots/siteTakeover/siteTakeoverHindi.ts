import type { Text } from '../../../model/files/screenFile.ts';
import { siteTakeoverCards } from '../productCards.ts';
import { slotPartTitle, slotWords } from '../slotWords.ts';
import { siteTakeoverMessages } from './siteTakeoverFaults.ts';
import { siteTakeoverNames } from './siteTakeoverFields.ts';

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
  return priority === undefined
    ? slotPartTitle(siteTakeoverNames, field, entityTypeId)
    : cardTitle(Number(priority));
};

/** A message of the rules in both languages: English is the specification's, to the letter. */
export const inBothLanguages = slotWords(
  [...Object.values(siteTakeoverNames), ...siteTakeoverCards.map(card => cardTitle(card.priority))],
  [
    [siteTakeoverMessages.cardTwice, 'इस प्राथमिकता का एक और कार्ड है'],
    [siteTakeoverMessages.cardUnknown, 'साइट टेकओवर में इस प्राथमिकता का कार्ड नहीं होता'],
  ],
);
