import { eq } from 'drizzle-orm';
import type { SiteTakeoverValues } from '#contract/domain/slots/siteTakeover/siteTakeoverFields.ts';
import type { Context } from '../../../calls/Context.ts';
import { siteTakeovers, slotProjects } from '../../../database/schema/index.ts';
import { bookGround, leaveGround, sketchGround } from './bookGround.ts';
import { detailColumns } from './columnsOf.ts';
import type { SlotReferences } from './readReferences.ts';
import { bindPictures, writeCards } from './writeCards.ts';

interface Written {
  readonly slotId: number;
  readonly values: SiteTakeoverValues;
  readonly references: SlotReferences;
  /** How the slot stands on its ground from now on; null leaves the ground as it is. */
  readonly stands: 'draft' | 'held' | 'booked' | null;
}

/** Puts the slot on its ground, or keeps in mind where a draft shall stand. */
const writeGround = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { slotId, values, references, stands }: Written,
): Promise<void> => {
  if (!stands) return;
  await leaveGround(db, slotId);
  const { start_date: start, end_date: end } = values;
  const ground = { slotId, polygonIds: references.polygonIds, actorId: actor.id };
  if (stands === 'draft' || !start || !end) await sketchGround(db, ground);
  else await bookGround(db, { ...ground, days: { start, end }, state: stands });
};

/** Everything of a slot that stands beside its row: details, projects, cards with their pictures, and the ground. */
export const writeSlotParts = async (
  context: Pick<Context, 'db' | 'actor' | 'services'>,
  written: Written,
): Promise<void> => {
  const { db, actor, services } = context;
  const { slotId, values, references } = written;
  // First, so that who comes too late has written little.
  await writeGround(context, written);
  const details = detailColumns(values);
  await db
    .insert(siteTakeovers)
    .values({ slotId, ...details })
    .onConflictDoUpdate({ target: siteTakeovers.slotId, set: details });
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
  const cards = values.product_cards ?? [];
  await writeCards(db, slotId, cards, actor.id);
  await bindPictures(db, slotId, cards, services.now());
};
