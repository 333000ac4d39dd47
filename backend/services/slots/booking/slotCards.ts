import { and, eq, notInArray, sql } from 'drizzle-orm';
import { imageTagIdOf } from '#contract/domain/slots/productCards.ts';
import type { SlotCardValues, SlotValues } from '#contract/domain/slots/slotValues.ts';
import type { Database } from '../../../database/client.ts';
import { slotCards } from '../../../database/schema/index.ts';
import type { NamedMedia, SlotGroup } from './kinds/SlotKind.ts';

/** The pictures of the cards, each in the place of its priority. */
export const cardMedia = ({ product_cards: cards }: SlotValues): readonly NamedMedia[] =>
  (cards ?? []).map(({ priority, content }) => ({
    place: `product_cards.${priority}`,
    url: content,
  }));

/** Makes the cards of a slot those that are given; a card keeps its id as long as it has its priority. */
export const writeCards = async (
  db: Database,
  { productId }: SlotGroup,
  slotId: number,
  cards: readonly SlotCardValues[],
  actorId: number,
): Promise<void> => {
  const priorities = cards.map(({ priority }) => priority);
  await db
    .delete(slotCards)
    .where(and(eq(slotCards.slotId, slotId), notInArray(slotCards.priority, priorities)));
  if (cards.length === 0) return;
  await db
    .insert(slotCards)
    .values(
      cards.map(card => ({
        slotId,
        productId,
        priority: card.priority,
        content: card.content,
        status: card.status ?? ('active' as const),
        title: card.title?.trim() || null,
        subTitle: card.sub_title?.trim() || null,
        activeFromDate: card.active_from_date ?? null,
        imageTagId: imageTagIdOf(card.priority) ?? null,
        createdBy: actorId,
        updatedBy: actorId,
      })),
    )
    .onConflictDoUpdate({
      target: [slotCards.slotId, slotCards.priority],
      set: {
        content: sql`excluded.content`,
        status: sql`excluded.status`,
        title: sql`excluded.title`,
        subTitle: sql`excluded.sub_title`,
        activeFromDate: sql`excluded.active_from_date`,
        imageTagId: sql`excluded.image_tag_id`,
        updatedBy: actorId,
      },
    });
};
