import { linkFault } from '../linkFault.ts';
import { siteTakeoverCards } from '../productCards.ts';
import {
  slotFault,
  slotFaults,
  slotMessages,
  type SlotDaysSeen,
  type SlotFault,
} from '../slotFaults.ts';
import type { SiteTakeoverDetails, SiteTakeoverValues } from './siteTakeoverFields.ts';
import { siteTakeoverTitles as titles } from './siteTakeoverFields.ts';

export const siteTakeoverMessages = {
  ...slotMessages,
  cardTwice: 'Another card already has this priority',
  cardUnknown: 'A site takeover has no card with this priority',
} as const;

const linkFaults = (details: SiteTakeoverDetails): readonly SlotFault[] =>
  (['redirection_url', 'property_video_url'] as const).flatMap(name => {
    const field = `product_details.${name}` as const;
    return slotFault(field, 'link', linkFault(titles[field], details[name]));
  });

const cardFaults = ({ product_cards: cards }: SiteTakeoverValues): readonly SlotFault[] =>
  (cards ?? []).flatMap(({ priority }, index, all) => {
    const field = `product_cards.${priority}`;
    if (!siteTakeoverCards.some(card => card.priority === priority))
      return slotFault(field, 'priority', siteTakeoverMessages.cardUnknown);
    return all.findIndex(card => card.priority === priority) < index
      ? slotFault(field, 'duplicate', siteTakeoverMessages.cardTwice)
      : [];
  });

/** What is wrong with what a site takeover has; what it lacks is `siteTakeoverMissing`. Form and server ask the same. */
export const siteTakeoverFaults = (
  values: SiteTakeoverValues,
  seen: SlotDaysSeen,
): readonly SlotFault[] => [
  ...slotFaults(values, seen, values.promotion_type === 'Paid'),
  ...linkFaults(values.product_details ?? {}),
  ...cardFaults(values),
];
