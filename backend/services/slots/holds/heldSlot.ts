import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { holdRefusals } from '#contract/domain/slots/holds/holdTerms.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import { notFound, Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { polygons, slotHolds, slots } from '../../../database/schema/index.ts';
import { leaveGround, sketchGround } from '../booking/ground/bookGround.ts';
import type { SlotContext } from '../booking/kinds/SlotContext.ts';
import type { SlotRecord } from '../booking/kinds/SlotKind.ts';
import type { BookedKind, HeldSlot } from '../booking/kinds/bookedKind.ts';
import { holdableKinds } from './holdableKinds.ts';

/** They answer for the sales of others, and let go what someone holds who is away. */
const keepers: readonly RoleCode[] = ['admin', 'sales-manager', 'head-of-management'];

/** The kind of a slot, its row locked. @throws Refusal NOT_FOUND, or CONFLICT where its kind cannot be held */
export const lockHoldable = async (db: Database, slotId: number): Promise<BookedKind> => {
  const [row] = await db
    .select({ productId: slots.productId })
    .from(slots)
    .where(and(eq(slots.id, slotId), isNull(slots.deletedAt)))
    .for('update');
  if (!row) throw notFound(notThere.slot);
  const kind = holdableKinds.get(row.productId);
  if (!kind) throw new Refusal('CONFLICT', holdRefusals.noKind);
  return kind;
};

export const polygonIdsOf = async (db: Database, { polygon_uuids: uuids }: SlotRecord) => {
  const rows = await db
    .select({ id: polygons.id })
    .from(polygons)
    .where(inArray(polygons.uuid, [...uuids]));
  return rows.map(({ id }) => id);
};

/** The hold that runs on a slot, if any. */
export const runningHold = async (db: Database, slotId: number) => {
  const [row] = await db
    .select()
    .from(slotHolds)
    .where(and(eq(slotHolds.slotId, slotId), isNull(slotHolds.releasedAt)));
  return row;
};
export type RunningHold = NonNullable<Awaited<ReturnType<typeof runningHold>>>;

/** A slot that is held, for its holder or a keeper. @throws Refusal CONFLICT or FORBIDDEN */
export const heldOrRefuse = async (
  { db, actor, services }: Pick<SlotContext, 'db' | 'actor' | 'services'>,
  slotId: number,
): Promise<{ kind: BookedKind; before: HeldSlot; hold: RunningHold }> => {
  const kind = await lockHoldable(db, slotId);
  const before = await kind.read(db, slotId, indiaDay(services.now()));
  const hold = await runningHold(db, slotId);
  if (before.record.slot_status !== 'held' || !hold)
    throw new Refusal('CONFLICT', holdRefusals.notHeld);
  const isKeeper = actor.roleCodes.some(code => keepers.some(keeper => keeper === code));
  if (hold.holderId !== actor.id && !isKeeper)
    throw new Refusal('FORBIDDEN', holdRefusals.notYours);
  return { kind, before, hold };
};

/** Ends a hold: the slot is a draft again, which keeps all that was written and holds no place. */
export const letGo = async (
  { db, actorId, now }: { readonly db: Database; readonly actorId: number; readonly now: Date },
  { kind, before, hold }: { kind: BookedKind; before: HeldSlot; hold: RunningHold },
  outcome: 'dropped' | 'expired',
): Promise<void> => {
  const slotId = before.record.id;
  const polygonIds = await polygonIdsOf(db, before.record);
  await leaveGround(db, slotId);
  await sketchGround(db, kind.group, { slotId, polygonIds, actorId });
  await db
    .update(slots)
    .set({ state: 'draft', version: sql`${slots.version} + 1`, updatedBy: actorId })
    .where(eq(slots.id, slotId));
  await endHold(db, hold, { outcome, now, actorId });
};

/** Says how a hold ended. */
export const endHold = async (
  db: Database,
  { id }: Pick<RunningHold, 'id'>,
  {
    outcome,
    now,
    actorId,
  }: { outcome: 'booked' | 'dropped' | 'expired'; now: Date; actorId: number },
): Promise<void> => {
  await db
    .update(slotHolds)
    .set({
      releasedAt: now,
      outcome,
      version: sql`${slotHolds.version} + 1`,
      updatedBy: actorId,
    })
    .where(eq(slotHolds.id, id));
};

/** The slot as the calls of holds answer it. */
export const presentHeld = ({ record }: HeldSlot, until?: Date) => ({
  slot_id: record.id,
  slot_status: record.slot_status,
  version: record.version,
  ...(until && { held_until: until.toISOString() }),
});
