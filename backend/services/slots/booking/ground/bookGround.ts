import { eq } from 'drizzle-orm';
import { toStoredRange } from '#contract/domain/days/dayRange.ts';
import { placeTaken } from '#contract/domain/slots/bookingRefusals.ts';
import { databaseCode } from '../../../../calls/databaseCode.ts';
import { Refusal } from '../../../../calls/Refusal.ts';
import type { Database } from '../../../../database/client.ts';
import { slotBookings } from '../../../../database/schema/index.ts';
import { lockProducts } from '../../../caps/caps.ts';
import { refuseOverCap } from '../../../caps/refuseOverCap.ts';
import { findHolder, type TakenGround, type WantedGround } from './findHolder.ts';
import { freePosition } from './freePosition.ts';
import type { SlotGroup } from '../kinds/SlotKind.ts';

const excluded = '23P01';

/** 409 that names the holder and the next free days, in words and beside them as data. */
const slotTaken = ({ holder, free }: TakenGround): Refusal => {
  const words = placeTaken(
    {
      slotId: holder.slot_id,
      name: holder.name,
      place: holder.polygon_name,
      days: { start: holder.start_date, end: holder.end_date },
      bookedBy: holder.booked_by,
    },
    free ? { start: free.start_date, end: free.end_date } : undefined,
  );
  return new Refusal('CONFLICT', words, {
    errors: [{ in: 'body', field: '/polygon_uuids', code: 'slot-taken', ...words }],
    conflict: { holder, free },
  });
};

interface Booking extends WantedGround {
  readonly slotId: number;
  readonly actorId: number;
  /** A slot on hold keeps others out as a booked one does. */
  readonly state: 'held' | 'booked';
}

const insertBookings = async (db: Database, group: SlotGroup, booking: Booking): Promise<void> => {
  const { slotId, polygonIds, days, actorId, state } = booking;
  const { from, before } = toStoredRange(days);
  // Where no place is free the first one tells who is there.
  const position = (await freePosition(db, group, booking)) ?? 1;
  await db.insert(slotBookings).values(
    polygonIds.map(polygonId => ({
      slotId,
      productId: group.productId,
      polygonId,
      position,
      days: { from, until: before },
      state,
      createdBy: actorId,
      updatedBy: actorId,
    })),
  );
};

/** Gives up the ground of a slot, before it stands elsewhere. */
export const leaveGround = async (db: Database, slotId: number): Promise<void> => {
  await db.delete(slotBookings).where(eq(slotBookings.slotId, slotId));
};

/** Refuses ground that is held already, before anything is written or waited for. What is free now may be gone then. */
export const refuseTaken = async (
  db: Database,
  kind: SlotGroup,
  wanted: WantedGround,
): Promise<void> => {
  const taken = await findHolder(db, kind, wanted);
  if (taken) throw slotTaken(taken);
};

/**
 * Puts a slot on its ground. Bookings of the product queue up, so that two never wait for each other; that two
 * slots are not on one polygon the exclusion of the database decides, and that they are not in one another
 * is read behind the line.
 * @throws Refusal CONFLICT with the holder and the next free days, or with the cap that is reached.
 */
export const bookGround = async (
  db: Database,
  kind: SlotGroup,
  booking: Booking,
): Promise<void> => {
  await lockProducts(db, [kind]);
  try {
    await db.transaction(inner => insertBookings(inner, kind, booking));
  } catch (error) {
    const taken =
      databaseCode(error) === excluded ? await findHolder(db, kind, booking) : undefined;
    throw taken ? slotTaken(taken) : error;
  }
  await refuseTaken(db, kind, booking);
  await refuseOverCap(db, kind, booking);
};

/** Keeps the polygons of a draft, which hold nothing: its state is outside the exclusion. */
export const sketchGround = async (
  db: Database,
  { productId }: SlotGroup,
  { slotId, polygonIds, actorId }: Pick<Booking, 'slotId' | 'polygonIds' | 'actorId'>,
): Promise<void> => {
  if (polygonIds.length === 0) return;
  await db.insert(slotBookings).values(
    polygonIds.map(polygonId => ({
      slotId,
      productId,
      polygonId,
      days: null,
      state: 'draft' as const,
      createdBy: actorId,
      updatedBy: actorId,
    })),
  );
};
