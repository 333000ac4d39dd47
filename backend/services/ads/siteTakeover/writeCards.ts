import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { slotMediaId } from '#contract/calls/ads/slotMedia.ts';
import { siteTakeoverProductId } from '#contract/domain/slots/slotProducts.ts';
import { imageTagIdOf } from '#contract/domain/slots/productCards.ts';
import type { SlotFault } from '#contract/domain/slots/siteTakeover/siteTakeoverFaults.ts';
import type { SlotCardValues } from '#contract/domain/slots/siteTakeover/siteTakeoverFields.ts';
import type { Database } from '../../../database/client.ts';
import { files, slotCards } from '../../../database/schema/index.ts';
import { slotMediaField, slotMediaResource } from '../media/slotMediaField.ts';

type Cards = readonly SlotCardValues[];

/** A month, so that taking a change back finds the picture again. */
const keptFor = 30 * 24 * 60 * 60_000;

const idsIn = (cards: Cards): string[] =>
  cards.flatMap(({ content }) => slotMediaId(content) ?? []);

/**
 * Pictures that a card may not name: they were not uploaded here, for another card, by somebody else, or belong to
 * another slot. What the stored slot shows already stays.
 */
export const cardFaults = async (
  db: Database,
  cards: Cards,
  stored: Cards,
  { actorId, slotId }: { actorId: number; slotId?: number },
): Promise<readonly SlotFault[]> => {
  const known = new Map(stored.map(({ priority, content }) => [priority, content]));
  const fresh = cards.filter(({ priority, content }) => known.get(priority) !== content);
  const ids = idsIn(fresh);
  const rows = ids.length === 0 ? [] : await db.select().from(files).where(inArray(files.id, ids));
  const isOurs = ({ priority, content }: SlotCardValues): boolean =>
    rows.some(
      row =>
        row.id === slotMediaId(content) &&
        row.resource === slotMediaResource &&
        row.field === slotMediaField(priority) &&
        (row.recordId === null ? row.createdBy === actorId : row.recordId === String(slotId)),
    );
  return fresh
    .filter(card => !isOurs(card))
    .map(({ priority }) => ({
      field: `product_cards.${priority}`,
      code: 'file',
      message: 'Upload the picture here before you save.',
    }));
};

/** Makes the cards of a slot those that are given; a card keeps its id as long as it has its priority. */
export const writeCards = async (
  db: Database,
  slotId: number,
  cards: Cards,
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
        productId: siteTakeoverProductId,
        priority: card.priority,
        content: card.content,
        status: card.status ?? ('active' as const),
        title: card.title?.trim() || null,
        subTitle: card.sub_title?.trim() || null,
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
        imageTagId: sql`excluded.image_tag_id`,
        updatedBy: actorId,
      },
    });
};

/** The uploads that the cards name belong to the slot from now on; those that it no longer names go after a month. */
export const bindPictures = async (
  db: Database,
  slotId: number,
  cards: Cards,
  now: Date,
): Promise<void> => {
  const ids = idsIn(cards);
  const isSlotMedia = eq(files.resource, slotMediaResource);
  if (ids.length > 0)
    await db
      .update(files)
      .set({ recordId: String(slotId), expiresAt: null })
      .where(and(isSlotMedia, inArray(files.id, ids)));
  await db
    .update(files)
    .set({ expiresAt: new Date(now.getTime() + keptFor) })
    .where(
      and(
        isSlotMedia,
        eq(files.recordId, String(slotId)),
        isNull(files.expiresAt),
        notInArray(files.id, ids),
      ),
    );
};
