import type { Day } from '#contract/domain/days/indiaDay.ts';
import {
  cellStateOf,
  keepsOut,
  type CellState,
} from '#contract/domain/slots/availability/cellStates.ts';
import { keepsAround } from '#contract/domain/slots/availability/placesOf.ts';
import type { Standing } from '#contract/domain/slots/availability/takenRuns.ts';
import type { Area } from './readAreas.ts';
import type { BookingRow } from './readBookings.ts';

/** A booking with the state in which it is shown. */
export interface ShownBooking extends BookingRow {
  readonly shown: CellState;
}

/** Bookings that are shown today; drafts and cancelled ones stand nowhere. */
export const shownBookings = (rows: readonly BookingRow[], today: Day): ShownBooking[] =>
  rows.flatMap(row => {
    const shown = cellStateOf({ ...row, startDate: row.start, endDate: row.end }, today);
    return shown ? [{ ...row, shown }] : [];
  });

const key = (productId: number, areaId: number) => `${productId}:${areaId}`;

/**
 * What is on each area, product by product: the slots on the area itself and, of kinds that keep whole areas, those
 * within it and around it.
 */
export const standingOn = (areas: readonly Area[], bookings: readonly ShownBooking[]) => {
  const found = new Map<string, Standing[]>();
  const add = (
    areaId: number,
    { productId, slotId, start, end }: ShownBooking,
    state: CellState,
  ) => {
    const at = key(productId, areaId);
    const list = found.get(at);
    const standing = { slotId, start, end, state };
    if (list) list.push(standing);
    else found.set(at, [standing]);
  };
  const byId = new Map(areas.map(area => [area.id, area]));
  const within = new Map<number, Area[]>();
  for (const area of areas)
    for (const id of area.aroundIds) {
      const inside = within.get(id);
      if (inside) inside.push(area);
      else within.set(id, [area]);
    }
  for (const booking of bookings) {
    const { polygonId, parentId, grandparentId, kind, shown } = booking;
    if (byId.has(polygonId)) add(polygonId, booking, shown);
    if (!keepsAround(kind) || !keepsOut(shown)) continue;
    for (const area of within.get(polygonId) ?? []) add(area.id, booking, 'covered');
    for (const id of [parentId, grandparentId])
      if (id !== null && byId.has(id)) add(id, booking, 'covered');
  }
  return (productId: number, areaId: number): readonly Standing[] =>
    found.get(key(productId, areaId)) ?? [];
};
