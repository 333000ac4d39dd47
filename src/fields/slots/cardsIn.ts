import type { SlotCardValues } from '#contract/domain/slots/slotValues.ts';

const isCard = (one: unknown): one is SlotCardValues =>
  typeof one === 'object' && one !== null && 'priority' in one && 'content' in one;

/** The cards of a slot; what is not a card is left out. */
export const cardsIn = (value: unknown): readonly SlotCardValues[] =>
  Array.isArray(value) ? value.filter(isCard) : [];

/** The cards with another one, or without any, in the place of its priority. */
export const withCard = (
  cards: readonly SlotCardValues[],
  priority: number,
  card: SlotCardValues | null,
): readonly SlotCardValues[] =>
  [...cards.filter(one => one.priority !== priority), ...(card ? [card] : [])].toSorted(
    (one, other) => one.priority - other.priority,
  );
