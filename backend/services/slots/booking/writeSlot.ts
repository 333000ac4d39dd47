import { eq } from 'drizzle-orm';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import { slotProjects } from '../../../database/schema/index.ts';
import { bookGround, leaveGround, sketchGround } from './ground/bookGround.ts';
import { groundsOf } from './ground/groundsOf.ts';
import type { SlotReferences } from './readReferences.ts';
import { writeCards } from './slotCards.ts';
import type { SlotContext } from './kinds/SlotContext.ts';
import type { SlotKind, SlotRecord } from './kinds/SlotKind.ts';
import { bindMedia } from './slotMedia.ts';

interface Written<Values> {
  readonly slotId: number;
  readonly values: Values;
  readonly references: SlotReferences;
  /** How the slot is on its ground from now on; null leaves the ground as it is. */
  readonly stands: 'draft' | 'held' | 'booked' | null;
}

/** Puts the slot on its ground, or keeps in mind where a draft is to be. */
const writeGround = async <Values extends SlotValues, Answer extends SlotRecord & Values, Details>(
  { db, actor }: Pick<SlotContext, 'db' | 'actor'>,
  kind: SlotKind<Values, Answer, Details>,
  { slotId, values, references, stands }: Written<Values>,
): Promise<void> => {
  if (!stands) return;
  await leaveGround(db, slotId);
  const { start_date: start, end_date: end } = values;
  const ground = { slotId, polygonIds: references.polygonIds, actorId: actor.id };
  if (stands === 'draft' || !start || !end) return sketchGround(db, kind, ground);
  for (const group of groundsOf(kind, values))
    await bookGround(db, group, { ...ground, days: { start, end }, state: stands });
};

/** Everything of a slot that is beside its row: details, projects, cards, uploads, and the ground. */
export const writeSlotParts = async <
  Values extends SlotValues,
  Answer extends SlotRecord & Values,
  Details,
>(
  context: Pick<SlotContext, 'db' | 'actor' | 'services'>,
  kind: SlotKind<Values, Answer, Details>,
  written: Written<Values>,
): Promise<void> => {
  const { db, actor, services } = context;
  const { slotId, values, references } = written;
  await db.delete(slotProjects).where(eq(slotProjects.slotId, slotId));
  if (references.promotedIds.length > 0)
    await db.insert(slotProjects).values(
      references.promotedIds.map(projectId => ({
        slotId,
        projectId,
        role: 'promoted' as const,
        createdBy: actor.id,
      })),
    );
  await kind.writeDetails(db, slotId, values, actor.id);
  // Behind what caps count it by, and before the rest, so that who comes too late has written little.
  await writeGround(context, kind, written);
  await writeCards(db, kind, slotId, values.product_cards ?? [], actor.id);
  await bindMedia(db, kind, slotId, kind.media(values), services.now());
};
